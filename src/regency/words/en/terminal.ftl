## Help

help-usage = usage:
help-arguments = arguments
help-commands = commands
help-options = options
help-regency-usage = regency COMMAND [options]
help-regency = A table for board games, in the browser and in the terminal: play with bots and friends, let bots play many games, look at recorded ones.
help-regency-examples =
    Examples:
      regency serve --open  play in the browser
      regency play { $game }  in the terminal, you against a bot
      regency play { $game } --seats human:Anna,human:Ben,greedy
      regency play --help  all about a command

    Every command speaks German with --lang de.

help-games = The games that can be played here: for how many, against which bots, with which rule options.
help-games-examples =
    Examples:
      regency games
      regency games --json  the same for programs

help-play = Play a game at this keyboard. Every input is saved at once; whatever happens, the game can be resumed.
help-play-examples =
    Examples:
      regency play { $game }  you against a greedy bot
      regency play { $game } --seats human,greedy,random  against two bots
      regency play { $game } --seats human:Anna,human:Ben  two friends, one keyboard
      regency play { $game } --option NAME=VALUE --seed 7  a rule option and a seed
      regency play --resume game.jsonl  go on where you stopped

    Without --seats you play one bot. The bots: greedy thinks, random does not.
    During the game, ? lists what can be typed, r shows the rules, h gives a hint.

help-simulate = Let bots play many games and count who wins. The same seed gives the same games.
help-simulate-examples =
    Examples:
      regency simulate { $game } --seats greedy,random,random
      regency simulate { $game } --games 400 --workers 2
      regency simulate { $game } --records folder --json  keep all games, as JSON

help-replay = Check a recorded game from the first step to the last, and show the table at its end or at any step.
help-replay-examples =
    Examples:
      regency replay game.jsonl  the end, with the scores
      regency replay game.jsonl --at 20  the table after 20 steps
      regency replay game.jsonl --log  everything that happened

    The hands of a game that is not over stay hidden; --open shows them.

help-bench = Measure how fast this machine plays, beside other game engines that are installed.
help-bench-examples =
    Examples:
      regency bench
      regency bench --json

meta-game = GAME
meta-compared-game = [GAME]
meta-seats = WHO,WHO,...
meta-paces = PACE,PACE,...
meta-option = NAME=VALUE
meta-seed = NUMBER
meta-count = NUMBER
meta-entry = STEP
meta-file = FILE
meta-folder = FOLDER
meta-lang = de|en

arg-game = the game; `regency games` lists them
arg-compared-game = the game of ours that the others are compared with; else the first by name
arg-file = a record, as `regency play` and `regency simulate` write them
arg-seats = who sits where, in turn order: human, human:NAME, greedy, random
arg-bots = which bots play, greedy or random; from game to game they move on by one seat (greedy,random)
arg-paces = how quickly bots act where time runs: gentle, steady or brisk, one for all or one for each (steady)
arg-option = a rule option; may be given several times
arg-seed = the number that decides every shuffle
arg-first-seed = the number that decides every shuffle (1)
arg-save = keep the game in this new file instead of your data folder
arg-resume = go on with the game in this file
arg-games = how many games (100)
arg-workers = how many processes share the work (1)
arg-records = keep a record of every game in this folder
arg-json = print JSON
arg-at = the table after so many steps
arg-log = tell everything that happened, step by step
arg-open = show all hands, even if the game is not over
arg-lang = the language (otherwise that of your system)
arg-help = show this help
arg-version = show the version, and whether the engine is compiled

## regency games

games-seats = For { $least } to { $most } players.
games-bots = Bots: { $bots }
games-options = Rule options (regency play { $game } --option NAME=VALUE):
games-option = { $name }: { $what }. { $about }
games-default = [default]
simulate-working = playing
simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { NUMBER($seed, useGrouping: 0) }
simulate-seat = bot
simulate-pace = pace
simulate-gentle = gentle
simulate-steady = steady
simulate-brisk = brisk
simulate-wins = wins
simulate-share = share
simulate-interval = 95% interval
simulate-points = mean points
simulate-length = A game takes { NUMBER($turns, maximumFractionDigits: 1) } turns on average.
simulate-unwon = Won by nobody: { $count }.
simulate-ends = How the games ended:
simulate-speed = { $decisions } decisions in { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($rate, maximumFractionDigits: 0) } a second ({ $build } engine).
simulate-records = The records are in { $folder }.

## regency bench

bench-working = measuring
bench-title = Random play, { $build } engine, median of { $rounds } rounds
bench-name = engine
bench-rate = decisions/s
bench-copy = copy, µs
bench-faster = ours faster by
bench-copies = copy faster by

## regency replay

replay-title = { $game }: a record of { $entries ->
    [one] one step
   *[other] { $entries } steps
}
replay-place = After step { $entry } · { $turn }
replay-closed = The hands stay hidden, since this game is not over; --open shows them.
replay-options = Rule options: { $options }
replay-acts-closed = What was done stays hidden, since this game is not over; --open tells it.
replay-no-result = The record names no result.
replay-how = Look at it again: { $command }
greeting-players = At the table: { $names }.
greeting-saved = Every input is saved at once in { $file }
greeting-narrow = This window is narrower than { $width } columns; the table is cut to fit.
greeting-help = Choose by number. Type r for the rules in a minute, h for a hint, ? for help.
greeting-untimed = At this keyboard no time runs. { $option }: { $value }.
help-text =
    Choose by typing the number of a line. Several numbers at once follow one another: 1 3 2.
      b, 0   back: one step back in the menus; from the first menu, the same as undo
      u      undo: take your last action back, as long as nothing new came to light
      h      hint: what a bot would do in your place; ok does it
      w      why: what cannot be done now, and why not
      t      table: show the table again
      p      points: how everybody’s total is made up
      l      log: what happened; log 50 shows the last 50 steps
      r      rules: the rules in a minute; rules 7 shows section 7
      g      give: pass the keyboard to whoever is to answer an offer; g Ben passes it to Ben
      ?      help: this page
      q      quit: the game is saved, and can be resumed
    German words work too.
keyboard-called = An offer is waiting for { $names }. g: pass the keyboard.
keyboard-asked = An offer is waiting for you. Answer it, or type g and the game goes on without an answer.
keyboard-guest = Nothing waits for you here: type g to give the keyboard back.
keyboard-whom = Whom to pass the keyboard to? g and a name: { $names }
keyboard-nobody = Nobody else at this keyboard can do anything now.

# Words for commands, the first letter first; they are understood in every language
command-undo = u, undo, take back
command-back = b, back
command-hint = h, hint
command-ok = ok, y, yes
command-why = w, why
command-table = t, table, sheet, s
command-points = p, points, score
command-log = l, log
command-rules = r, rules
command-pass = g, give, pass
command-help = ?, help
command-quit = q, quit, exit

## Campaigns at a keyboard

campaign-title = { $game }: a campaign of { $reigns ->
    [one] one sitting
   *[other] { $reigns } sittings
}
campaign-what-if = What if? It branched from the save point “{ $save }”.
campaign-loaded = { $sittings ->
    [0] It was brought along in a file, before its first sitting.
    [one] It was brought along in a file, behind its first sitting.
   *[other] It was brought along in a file, behind { $sittings } sittings.
}
campaign-sitting = { $number }. Under { $king }
campaign-nameless = a king without a name
campaign-present = At the table: { $names }.
campaign-broken-off = The sitting was broken off.
campaign-won = { $count ->
    [one] Won by { $names }.
   *[other] Won together by { $names }.
}
campaign-leaf = { $title }
campaign-signed = { $title }, signed by { $name }
campaign-over = The campaign is over.
campaign-rests = The campaign rests until its story goes on.
campaign-prefer = Whose house marries into the royal line? Number from 1 to { $most }, q quit:{" "}
campaign-crown = { $name } names the next king (q quit):{" "}
campaign-crowned = Long live { $king }!
campaign-how = Go on: { $command }
campaign-told = This is the campaign as it is told. An archive would prove it.
campaign-proved = { $proofs } of { $reigns ->
    [one] one reign
   *[other] { $reigns } reigns
} proved from the first step to the last.
campaigns-title = { $game }: { $campaigns ->
    [one] one campaign
   *[other] { $campaigns } campaigns
}, seed { NUMBER($seed, useGrouping: 0) }
campaigns-ends = How the campaigns ended:
campaigns-over = over
campaigns-rests = resting, as the story has no more
campaigns-unfinished = not finished
campaigns-lengths = How long they were:
campaigns-length = { $reigns ->
    [one] one reign
   *[other] { $reigns } reigns
}
campaigns-reigns = How the reigns ended:
campaigns-envelopes = Envelopes that were opened: { $count }
campaigns-choices = Choices that were made: { $count }
campaigns-page = page
campaigns-times = times
campaigns-share = a campaign
arg-campaign = play a campaign: begin it in this file, or go on with it
arg-campaigns = play so many whole campaigns instead of single games
