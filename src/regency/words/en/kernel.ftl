## Joining

list-comma = { $before }, { $next }
list-and = { $before } and { $last }
list-at = { $place }: { $what }
remark-and-gain = { $remark } · { $gain }
gain = total { $gain }
gain-span = total { $least } to { $most }
sealed-page = a page that is still sealed
list-none = nothing

# A seat whose player has no name
seat-name = Seat { $number }

## What every game has

do-Reconsider = Think again
kind-Reconsider = Think again
ask-Settled = You have chosen. Until everybody has, you may think again.
wait-Settled = { $seat } has chosen.
was-TakenBack = { $agreed ->
    [true] { $seat } goes back to an earlier moment.
   *[false] { $seat } takes the last step back.
}

was-Paused = { $why ->
    [player] { $seat } asks for a pause.
    [line] The line of { $seat } is lost: the table pauses.
    [restart] The table was away for a while and pauses.
   *[other] The table pauses.
}
was-Resumed = The game goes on.
was-EndedEarly = All agreed to end the game here. Nobody has won.

## A match of another version of its game, which can be told but not played

past-did = { $seat }: { $actions }
past-acted = { $seat } acts.
past-Undo = { $seat } takes something back.
past-Tick = Time passes.
past-Halt = The table pauses.
past-Resume = The game goes on.
past-recorded = The result is as the record says; it has not been checked.

## Why not: the table

why-NotAnOption = That is not possible now.
why-OtherQuestion = Something else is asked now.
why-NotAsked = Nothing is asked of { $seat } now.
why-NoSuchSeat = { $seat } does not exist: there are { $seats } seats here.
why-NothingDone = No action was given.
why-TooManyActions = { $most ->
    [one] Only one action can be given at once.
   *[other] No more than { $most } actions can be given at once.
}
why-Malformed = That is not an action of this game.
why-GameOver = The game is over.
why-GameHalted = The table is paused.
why-NotHalted = The table is not paused.
why-TimeRunsBackwards = This is stamped { $at } ms, but the table is already at { $last } ms.
why-FromTheFuture = This claims to know step { $seen } of the game, which has only come to step { $last }.
why-Hasty = Too soon. Wait a moment and try again.
why-TickFirst = Something else happens first. Please try again.
why-NothingWakes = Nothing is due now.
why-NothingToUndo = Only your own last step can be taken back; now there is none.
why-UndoBarred = That cannot be taken back: since then something was drawn, shown or decided for good.
why-UndoWhileTimeRuns = What was done while time ran cannot be taken back.
why-WrongSeatCount = The game { $game } is for { $least } to { $most } players, not for { $seats }.
why-UnknownGame = There is no game “{ $game }” here. What there is: { $known }.
why-NoDeclaration = The game “{ $game }” is left out: { $file } is missing, which would declare it.
why-BrokenDeclaration = The game “{ $game }” is left out: in { $file } something is wrong. { $error }
why-NameTaken = The game “{ $game }” is left out: { $file } declares the name “{ $name }”. A game has the name of its folder.
why-BrokenScript = The guide of “{ $game }” is left out: in { $file } something is wrong. { $error }
why-TextMissing = The game “{ $game }” is left out: { $file } is missing. Every game speaks German and English.
why-UnknownOption = There is no rule option “{ $option }”. What there is: { $known }.
why-BadValue = The rule option “{ $option }” cannot be “{ $value }”. It can be: { $allowed }.

## Why not: records

why-RecordTooLarge = With { $bytes } bytes the record is too large; { $most } are the limit.
why-RecordCut = The record breaks off in line { $line }.
why-RecordGarbled = Line { $line } of the record makes no sense there.
why-RecordEmpty = The record is empty.
why-RecordOfUnknownGame = The record is of another game: “{ $game }”.
why-RecordOfUnknownVersion = The record was played by version { $version } of the rules of { $game }; here is version { $known }.
why-RecordOfUnknownFormat = The record has format { $format }; only format { $known } can be read here.
why-SeedChanged = The record was changed: its seed does not fit its seal.
why-RecordParts = From step { $entry } on the record does not lead where it says.
why-OutcomeChanged = The record was changed: its result is not the one that was played.
why-PackMissing = The pack “{ $pack }”, with which this match is played, is not here.
why-PackChanged = The pack “{ $pack }” is not the one with which this match began: it has been changed since.
why-RecordUnreadable = { $file } cannot be read: { $cause }
why-RecordUnwritable = { $file } cannot be written: { $cause }

## Why not: campaigns

why-NameEmpty = Nothing is left of this name that could be read.
why-NameTooLong = With { $letters } letters the name is too long; { $most } are the limit.
why-NoCampaign = The game “{ $game }” is played one match at a time: it has no campaigns.
why-NotTheBeginning = A campaign begins with its first act, and with no other.
why-CampaignFull = A campaign has room for { $most } entries, and this one is full.
why-CampaignOver = The campaign is over: no further sitting follows.
why-ToBeContinued = To be continued: the rest of the story lies behind sealed doors. The campaign goes on as soon as its pack has more.
why-NothingNew = The pack holds nothing that this campaign lacks.
why-SittingHeld = That has to wait for the end of the sitting that is being held.
why-NoSitting = No sitting is being held.
why-NotThisSitting = This match does not belong to the sitting that is being held.
why-SittingGoesOn = The match of this sitting is not over yet.
why-NoSuchHouse = There is no house { $number }: there are { $houses } houses.
why-HouseTaken = Somebody plays house { $number } already.
why-HouseNameInUse = There is already a house whose name reads like “{ $name }”.
why-HouseNotJoined = Nobody plays house { $number } in this campaign.
why-HouseTwice = The house “{ $name }” cannot sit in two places.
why-WrongHouseCount = A sitting is for { $least } to { $most } houses, not for { $houses }.
why-KingUnnamed = Before the next reign begins, its king needs a name.
why-NoKingWanted = No king is to be named now.
why-NotTheirKing = The house “{ $name }” has not won: it does not name the next king.
why-TieUnbroken = Several houses have won: first it has to be said which of them marries into the royal line.
why-NoTie = One house alone has won: there is nothing to decide.
why-SaveTwice = There is a save point called “{ $name }” already.
why-TooManySaves = A campaign can have { $most } save points at most.
why-NoSuchSave = There is no save point called “{ $name }”.

## Why not: campaign files

why-CampaignTooLarge = With { $bytes } bytes the file is too large for a campaign; { $most } are the limit.
why-CampaignUnreadable = { $file } cannot be read: { $cause }
why-CampaignUnwritable = { $file } cannot be written: { $cause }
why-CampaignEmpty = The file is empty.
why-CampaignCut = The file breaks off in line { $line }.
why-CampaignGarbled = Line { $line } of the file makes no sense in a campaign.
why-CampaignOfUnknownGame = This is a campaign of another game: “{ $game }”.
why-CampaignOfUnknownVersion = The campaign was begun with version { $version } of the rules of { $game }; here is version { $known }.
why-CampaignOfUnknownFormat = The campaign has format { $format }; only format { $known } can be read here.
why-ActChanged = The campaign was changed: entry { $act } is not the one that was written down.
why-StillSealed = The campaign is not over: its records stay sealed until then.
why-RecordMissing = The archive lacks the record of reign { $reign }.
why-RecordUnasked = The archive holds a record of reign { $reign } that has no place in it.
why-ReignChanged = The record of reign { $reign } is not the one that was written down.
why-ReignParts = From step { $entry } on the record of reign { $reign } does not lead where it says.
why-LegacyParts = Reign { $reign } did not begin with what the reigns before it left.
why-BequestParts = Reign { $reign } did not leave what the campaign says of it.
why-AccountParts = What the campaign tells of reign { $reign } is not what happened in it.
