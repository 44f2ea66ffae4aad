## The command

version = regency { $version }, { $build }
build-compiled = compiled
build-interpreted = interpreted
trouble = regency: { $reason }
summary-games = the games at this table, with their rule options and bots
summary-play = play in the terminal, alone against bots or with friends
summary-simulate = let bots play many games, and count
summary-replay = look at a recorded game
summary-bench = measure the engine on this machine

## What is wrong with a command line

why-UnknownCommand = There is no command “{ $command }”. What there is: { $known }. More: regency --help
why-UnknownLanguage = “{ $lang }” is not spoken here. What is: { $known }.
why-ValueMissing = A value must follow { $argument }.
why-NoValueWanted = No value can follow { $argument }.
why-NotWanted = This cannot be understood here: { $arguments }. What can be: add --help.
why-Unclear = The command line cannot be understood: { $problem }
why-BadNumber = { $argument } must be a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not “{ $value }”.
why-GameNotNamed = Name the game: regency play GAME. What there is: { $known }.
why-NoPair = “{ $given }” is no rule option with its value; write --option NAME=VALUE.
why-GivenTwice = The rule option “{ $option }” is given twice.
why-BadName = “{ $name }” cannot be a name at this table: at most { $most } letters.
why-FileMissing = Name the file of a recorded game: regency replay FILE
why-NotAFile = { $file } is not a file that could hold a record.
why-FileThere = { $file } exists already. Go on with it by --resume, or name another file.
why-UnknownPlayer = “{ $player }” cannot play. What there is: { $known }; a person with a name is human:NAME.
why-ResumeAlone = { $argument } does not go with --resume: the record says how the game began.
why-OtherGame = The record is of the game { $game }, not of { $wanted }.
why-NobodyHuman = Only bots can sit in a simulation.
why-NoSuchEntry = There is no step “{ $at }” in this record; its last step is { $most }.
why-UnknownBot = There is no bot “{ $bot }”. What there is: { $known }.
why-BotWithoutFeatures = The bot { $bot } cannot play { $game }.
why-UnknownPace = There is no pace “{ $pace }”. What there is: { $known }.
why-NoTimeRuns = In { $game } no time runs, so that its bots have no pace.
why-WrongPaceCount = { $paces } paces for { $seats } seats: give one for all, or one for each.
why-AgainstTime = At this keyboard { $game } is played without time. Choose one of these with --option: { $options }.
why-AgainstTimeAlone = { $game } is played against time, and not at this keyboard.
why-RecordAgainstTime = This game of { $game } is played against time, and does not go on at this keyboard.

## What the system calls a cause

cause-ENOENT = there is no such file or folder
cause-EACCES = it is not permitted
cause-EPERM = it is not permitted
cause-EISDIR = it is a folder
cause-ENOTDIR = a file is in the way of a folder
cause-EADDRNOTAVAIL = this machine has no such address
cause-EEXIST = it exists already
cause-ENOSPC = the disk is full
cause-EDQUOT = your share of the disk is used up
cause-EROFS = the disk can only be read
cause-EIO = the disk has failed

## regency simulate

decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure = { NUMBER($value, maximumFractionDigits: 2) }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
interval = { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

## At the table

chair-human = Player
chair-greedy = Greedy
chair-random = Random
table-title = { $game } · { $turn }
news-title = Since your last decision:
ask-title = { $name } is asked
pick-title = { $kind }: { $pick }
heading-other = Or
ways = { $count } ways
taken-back = Taken back.
news-first = The game begins:
prompt = >
prompt-help = number, h hint, u undo, t table, l log, r rules, ? help, q quit
prompt-help-nested = number, b back, h hint, t table, l log, r rules, ? help, q quit
not-understood = “{ $line }” is not understood here. Type a number from the list, or ? for help.
no-such-number = There is no { $number } in the list, which goes from 1 to { $most }.
preview-title = { $action }. This is certain to happen:
preview-bare = { $action }?
cannot-undo = It cannot be taken back after this.
confirm-prompt = Enter: do it, b: back >
hint = Hint: { $action }.
hint-why = Better than “{ $other }”, because it { $features }.
hint-even = Hardly better than “{ $other }”: do as you like.
hint-take = Type ok to do it.
log-empty = Nothing that all can see has happened yet.
no-points = No points are counted in this game.
no-hint = There is no hint for this.
no-obstacle = Nothing else could be done here.
nothing-proposed = Nothing is proposed. Ask for a hint first: h
no-such-section = There is no section “{ $wanted }”.
no-manual = There is no rules reference for this game.
manual-how = rules NUMBER shows a section, for example: rules 7
curtain = Pass the keyboard to { $name }. Everybody else, please look away.
curtain-prompt = { $name }, press Enter when you are ready >
not-saved = The game could not be saved, so this action did not count. Make room, or make the folder writable, and try again.
not-saved-prompt = Enter: try again, q: leave >
mended = The last line of the record was not whole; that action never counted.
input-closed = The input was closed.
saved-in = The game is saved in { $file }
resume-how = Go on with it: { $command }
outcome-title = { $game }: the end
score-total = Total
score-rank = Rank
winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } win together!
}
# A winner with all titles: “Anna: The Bold, Patron of House Roselie”
winner-title = { $name }: { $title }
why-CampaignAlone = { $argument } cannot be said beside a campaign.
why-NotOfCampaigns = { $argument } is for a single game: a campaign is shown as a whole.
