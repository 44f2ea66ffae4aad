## Why the server refuses something

why-NoSuchTable = There is no table behind this link. Ask for it again, or open a new table.
why-NotYourSeat = This device does not hold that chair. If it is yours, bring it over from your other device.
why-ChairTaken = Somebody sits in this chair already. Take another one.
why-NameInUse = Somebody here is called “{ $name }” already, or nearly so. Take another name.
why-NoSuchChair = This table has no such chair.
why-ChairsEmpty = A chair is still empty. Invite somebody, or put a bot there.
why-AlreadyBegun = The game has begun: the chairs cannot change any more.
why-NotBegun = The game has not begun yet.
why-StillRunning = That can only be seen when the game is over.
why-HostOnly = Only whoever opened the table can do this.
why-LinkSpent = This link has been used, has expired, or never existed. Ask for a new one.
why-NoSuchCampaign = There is no campaign at this link.
why-CampaignHostOnly = Only whoever leads the campaign can do this.
why-NotInCampaign = Only whoever takes part in the campaign can do this.
why-NotYourHouse = House { $number } belongs to another device.
why-HouseUnheld = Nobody plays the house “{ $name }” from a device. Give it a bot for this sitting, or let somebody claim it first.
why-PartOfCampaign = This table belongs to a campaign. It stays as long as the campaign does, and is not played again.
why-NoAgreedUndo = In this campaign, what everybody has seen is not taken back.
why-BranchesLeft = Other campaigns began with reigns of this one. Delete those first.
why-CampaignSpoilt = What is kept of this campaign can no longer be read. Whoever leads it may delete it; the others are whole.
why-TooManyCampaigns = One device can lead { $most } campaigns at most. Delete one first.
why-NoGuide = Nobody here teaches this game (“{ $game }”).
why-TooManyTables = You have { $most } unfinished tables already. Finish or delete one first.
why-TooManyRecords = You have brought { $most } records already. Delete one first.
why-TooManyOpenTables = At most { $most } tables for everybody can be opened from one place within an hour. Open this one for those with the link, or wait a little.
why-TooFast = That was too fast. Take a breath and try again.
why-MessageTooLarge = That is too long: at most { $most } bytes.
why-IdUsed = This was sent under the number of an earlier move, so it did not count. Try again.
why-NothingProposed = There is nothing to agree to any more.
why-ProposalOvertaken = { $seat } has moved since: the proposal is off.
why-ProposalUndone = { $seat } has taken a step back since: the proposal is off.
why-ProposalEnded = The game is over: the proposal is off.
why-ProposalDeclined = { $seat } has said no to the proposal.
why-ProposalReplaced = { $seat } has proposed something else: the earlier proposal is off.
why-TooManyUndos = This game has been taken back by consent { $most } times. That must do.
why-MatchTooLong = This game has { $most } entries, more than any game needs. It can be looked at, but not played on.
why-StillHere = Somebody is playing this seat right now. It can be given back only while its device is away.
why-NotTimed = No time runs at this table: there is nothing to pause, and bots keep no pace.
why-RealTimeOverDays = Played against time, this game is for people who are there at once. Choose a live table, or play it untimed.
why-OneSeatADevice = Against time each player needs a device of their own: nobody can act for two at once.
why-Stale = The line broke before this arrived, and time has run since. Look again, and choose anew.
why-NothingToDecide = Nobody has been gone for long enough that the others could decide about it.
why-NotAbsent = A bot may step in only for somebody who has been gone for a while.
why-NoHint = Nobody could think of a hint in time. Try again in a moment.
why-QuickerBot = This bot took too long, so a quicker one moved for it this once.
why-GaveUp = gives up. A bot plays on to the end.
why-NobodyToAsk = Nobody else sits here who could agree. The word of your seat brings it back.
why-OneAtATime = The table is deciding something else just now. Ask again in a moment.
why-WrongWord = That is not right. Look at the word and the seat again.
why-RematchDeclined = does without another game.
why-SeatMoved = This seat is now played on another device. You are watching from here.
why-ForeignOrigin = This page belongs to another address. Open the table at its own link.
why-NobodyTalks = The bot has answered already.
why-UnknownText = There is no such text in this language.
why-NoSuchMoment = The game has no such moment.
why-OtherVersion = { $known ->
    [0] This game is not here any more. The table can be read, but not played on.
   *[other] { $version ->
        [0] This table was opened by other rules than those that are here. It cannot be played.
       *[other] This game was played by version { $version } of its rules; here is version { $known }. It can be read, but not played on.
    }
}
why-StoreFailed = This could not be saved, so it did not count. Try again in a moment.
why-TableGarbled = What is kept of this table can no longer be read. Whoever opened it may delete it; the other tables are whole.
why-DatabaseNewer = { $file } was made by a newer version of Regency ({ $version }, known here: { $known }). Update Regency, or name another database.
why-DatabaseInUse = { $file } is in use by another Regency server. Stop that one first, or name another file with --database.
why-DatabaseUnusable = { $file } cannot be used as a database: { $cause }.
why-ClientMissing = The pages of the client are missing. Install Regency again with ./play: that builds them.
why-PortsBusy = All ports from { $first } to { $last } are busy. Name a free one with --port.
why-TooCrowded = There is no room for another tab here. Close one and try again.
why-TooBusy = The server has its hands full just now. Try again in a moment.
why-TooSlow = The request took too long to arrive. Try again.
why-TooManyHeaders = That request has too many headers: at most { $most }.
why-NotUnderstood = The server could not make sense of this request. Reload the page and try again.
why-NoSuchPage = There is nothing at this address.
why-OutOfOrder = Something went wrong on the server. Try again in a moment.
why-CannotListen = The server cannot listen at { $host }, port { $port }: { $cause }. Name another with --host or --port.
why-BadAddress = “{ $value }” cannot be the public address. Name scheme and host alone, as in https://play.example.org.
why-BadSetting = { $name } cannot be “{ $value }”.
why-WebhooksBarred = Whoever runs this server has not switched on messages to other addresses.
why-WebhookRefused = This address cannot be used. It must begin with https:// and be on the public internet.

## What a table tells outside

webhook-waiting = { $game }: from now on you can read here whose turn it is.
webhook-playing = { $game }: waiting for { $names }.
webhook-approached = { $game }: an offer is waiting for { $names }.
webhook-approached-too = An offer is waiting for { $names }.
webhook-finished = { $game }: the game is over.
