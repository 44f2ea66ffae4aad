## The start page

web-home = To the start page
web-motto = Board games of crown and council in your browser, with friends or against bots: the throne is empty, and there is a chair for you.
web-continue = Continue
web-doors = Open a table
web-open-tables = Tables with a free chair
web-learn = Learn it in ten minutes
web-learn-on = Go on learning
web-newcomer = Newcomer
web-call-guide = Call the guide
web-finished = Played
web-door-picture = The board in play.
web-import = Open a recorded game
web-for-players = { $least } to { $most } players
web-chairs-free = { $count ->
    [one] One chair is free.
   *[other] { $count } chairs are free.
}
web-ready-to-start = Everybody is here; the game can begin.
web-is-over = The game is over.
web-no-winner = Ended early, without a winner.
web-ended = The game was ended early.
web-your-turn = It is your turn.
web-approached-you = An offer is waiting for you.
web-approached = An offer is waiting for { $names }.
web-pass-device = Pass the device to { $name }
web-talk = { $name } lets you talk for another { $seconds } seconds.
web-talk-stopped = { $name } lets you talk for as long as you like.
web-talk-brief = { $name }: { $seconds } s to talk
web-talk-brief-stopped = { $name } waits.
web-talk-stop = Stop the countdown
web-talk-run = Let it run on
web-talk-on = Go on
web-turn-of = Waiting for { $names }.
web-may-change = Waiting for { $names }. You may still change your answer.

## Opening a table

web-your-name = Your name
web-how-many = How many players?
web-who-plays = Who plays?
web-chair = Chair { $number }
web-sit-me = I do
web-sit-friend = A friend, by link or beside me
web-sit-friend-by-link = A friend, by link
web-sit-greedy = Bot: thinks one step ahead
web-sit-random = Bot: plays at random
web-bot-greedy = Greedy
web-bot-greedy-about = bot, thinks one step ahead
web-bot-random = Random
web-bot-random-about = bot, plays at random
web-bot = bot
web-bot-numbered = { $name } { $number }
web-options = Options
web-pace = Pace
web-pace-live = all in one sitting
web-pace-days = over days, whenever there is time
web-pace-about = Only decides when somebody counts as absent.
web-tempo = How bots follow each other
web-tempo-calm = calmly
web-tempo-quick = quickly
web-tempo-at-once = at once
web-tempo-about = Can be changed at the table at any time.
web-days = Days until somebody counts as absent
web-door = Who may join?
web-door-link = whoever has the link
web-door-open = anybody on this server
web-open-table = Open the table

## The waiting room

web-waiting-room = Waiting room
web-all-here = Every chair is taken.
web-another-name = Name of another player at this device
web-free-chair = free
web-asked-chair = { $name } is asked
web-you = you
web-here = here
web-away = away
web-sit-here = Sit down here
web-put-bot = Put a bot here
web-bot-out = Free the chair
web-bot-pace = How quickly it acts
web-bot-pace-gentle = gentle
web-bot-pace-gentle-about = takes its time, and lets you finish before it ends anything
web-bot-pace-steady = steady
web-bot-pace-steady-about = acts about as often as a practised player
web-bot-pace-brisk = brisk
web-bot-pace-brisk-about = wastes no time, and leaves you none
web-against-time = This game is played against time, by all at once. Anybody may pause it; if a line is lost or a screen locks itself, it pauses too.
web-leave = Stand up
web-name-first = Enter your name first.
web-start = Begin
web-start-when = As soon as every chair is taken.
web-start-by-others = Somebody at the table begins the game.
web-delete-table = Delete this table
web-delete-sure = Really delete it?
web-invite = Invite
web-invite-text = Whoever has this link can sit down.
web-copy = Copy
web-copied = Copied
web-qr = The link as a code for a phone's camera
web-webhook = Messages to a chat
web-webhook-off = Enter the address of a webhook, and your chat is told whose turn it is here, with the link to this table.
web-webhook-on = An address outside is told whose turn it is here.
web-webhook-failed = The address that is told whose turn it is does not answer, so nothing more is sent to it.
web-webhook-address = Address of the webhook
web-webhook-set = Tell it
web-webhook-end = Stop telling it
web-primer = The game in a minute
web-page = { $page } of { $of }
web-page-back = Previous card
web-page-on = Next card

## At the table

web-board = Board
web-panes = Parts of the board
web-lit = { $count } to choose from
web-own = Before you
web-hands = Before the players
web-tray = Your side of the table
web-list = List
web-composed = Your choice so far
web-choices-more = Chosen in words
web-choices-none = There is nothing for you to choose now.
web-watching = You are watching
web-closer = Larger
web-whole = The whole board
web-see-board = See the board
web-see-scores = See the scores
web-around = Around the table
web-players = Players
web-log = Log
web-chat = Chat
web-rules = Rules
web-help = Help
web-watchers = { $count } watching
web-watch-on = Watch
web-thinking = thinking
web-choices = What you can do
web-ways = { $count } ways
web-which = Which one?
web-how = How?
web-back = Back
web-confirm = Do it
web-go-on = Go on
web-certain = This is certain to happen
web-final = It cannot be taken back after this.
web-looking = Looking ahead …
web-sending = On its way …
web-coming = One moment …
web-time-runs = Time is running.
web-paused = Paused
web-pause-details = Who is ready, and why it pauses
web-goes-on = It goes on …
web-who-ready = Who is ready
web-is-ready = ready
web-not-yet = not yet
web-is-lost = line lost
web-ready = I am ready
web-not-ready = Not yet after all
web-stop-again = Stop, not yet
web-verdict-later = You can decide what to do without { $names } in
web-verdict = { $count ->
    [one] { $names } has been gone for a while. What shall we do?
   *[other] { $names } have been gone for a while. What shall we do?
}
web-verdict-wait = Wait
web-verdict-bot = Let a bot play
web-verdict-go-on = Go on as it is
web-undo = Undo
web-undo-ask = Ask to undo
web-undone = taken back:
web-hint = Hint
web-not-now = Not possible now
web-let-go = No longer possible: { $what }.
web-hint-take = Show me
web-log-empty = Nothing has happened yet.
web-happened = What happened
web-happened-mine = Concerns you:{" "}
web-look-back = How it stood after step { $entry }
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-chat-mute = Mute the chat
web-chat-muted = The chat is muted at this table. What is said meanwhile will be here when you want to hear it again.
web-guest = Guest
web-rules-jump = Go to a section
web-rules-here = More in the rules
web-close = Close
web-no-board = This game has no picture yet. Everything can be done from the list.
web-offline = No connection. Trying again; nothing is lost.
web-no-answer = The server does not answer. Please try again.
web-no-table = There is nothing here
web-table-gone = This table does not exist any more.
web-recap = { $count ->
    [one] While you were away: one step
   *[other] While you were away: { $count } steps
}
web-recap-close = I have read it
web-proposes-undo = { $name } would like to take the last action back. Is that all right with you?
web-proposes-bot = { $name } proposes that a bot plays for { $absent }. Is that all right with you?
web-proposes-end = { $name } would like to stop here, without a winner. You too?
web-proposes-seat = Somebody who is watching says: I am { $name }, and I have lost my device. Is that so?
web-proposal-waits = Waiting for the others to agree.
web-agree = Yes
web-disagree = No
web-hand-over = Let a bot play for me
web-take-back-seat = Play again myself
web-propose-bot = Let a bot play
web-bot-for-you = A bot plays for you.
web-bot-stands-in = a bot plays meanwhile
web-gave-up = gave up; a bot plays on
web-give-up = Give up
web-give-up-sure = Really? A bot plays to the end then
web-end = End the game
web-end-sure = Really, without a winner?
web-move-seat = To another device
web-move-text = Open this link on the other device. It works once, within a day.
web-word = A word for my seat
web-word-text = Note it down, it is shown only once: if you lose this device, it brings { $name }’s seat back.
web-lost = I have lost the device I played on
web-lost-who = I am
web-lost-ask = Ask the others for my seat
web-lost-word = Or the word of the seat
web-lost-take = Take my seat
web-take-title = Take your seat
web-take-text = This link brings a seat at a table to this device. It works once.
web-take-do = Play on this device
web-curtain = Pass the device to { $name }.
web-curtain-text = Everybody else, please look away.
web-curtain-lift = I am { $name }

## Help and settings

web-help-text = Click or tap what is outlined on the board, or choose from the list. Before anything is final you see what it costs and gains.
web-key-arrows = go through the choices
web-key-shift = go to any piece and read what it does
web-key-enter = choose and confirm
web-key-backspace = one step back
web-key-p = pause; in a pause: I am ready
web-key-u = undo, or ask the table for it
web-key-h = a hint
web-key-l = the log
web-key-r = the rules, at the right passage
web-key-w = the list of all choices
web-key-zoom = the board larger, smaller, whole
web-key-help = this page
web-settings = Settings
web-language = Language
web-other-language = Auf Deutsch
web-theme = Look
web-theme-auto = same as the device
web-theme-light = light
web-theme-dark = dark
web-unconfirmed = Do at once what can be taken back
web-skip-forced = Choose for me when there is only one choice
web-still = No motion
web-notify = Notify me when it is my turn
web-sound = Soft sounds
web-volume = Volume

## Afterwards

web-rematch = Play again
web-rematch-asks = { $name } would like to play again. You too?
web-rematch-yes = Yes, I am in
web-rematch-no = No, thanks
web-to-rematch = To the next game
web-to-campaign = To the campaign
web-what-if = What if
web-brought = brought along
web-replay = Look back
web-record = Download the record
web-share = Copy the link
web-race = The race
web-race-about = Points after every turn. At the end: { $points }.
web-race-points = { $name } { $points }
web-race-up = Points
web-race-across = Turns
web-race-turn = Turn { $turn }
web-race-start = Start
web-race-scoring = Final scoring
web-race-table = The race as a table

## How it stands

web-total = { $name }: { $count } in all. How it is made up
web-if-ended = If it ended now
web-totals-now = Totals: { $totals }.
web-last-round = This is the last round.
web-last-turn = Last turn: { $names }.
web-last-turn-yours = This is your last turn.
web-gain = Total { $count }
web-gain-sure = Total { $count } for certain
web-gain-other = { $name }: { $count }
web-moments = { $count ->
    [one] The moment that decided it
   *[other] The moments that decided it
}
web-gains = { $count ->
    [one] { $turn }: { $name } gains one point
   *[other] { $turn }: { $name } gains { $count } points
}
web-shuffles = Check the shuffles
web-shuffles-about = Every shuffle of a game follows from a secret seed. Before the first step the server published its fingerprint, the SHA-256 of the seed; now that the game is over, the seed is in the record.
web-commitment = Fingerprint of the shuffles
web-commitment-about = The server settled all shuffles before the first step. Note this fingerprint, and after the game you can check that nothing was changed.
web-seed = Seed, from the record
web-shuffles-fit = Your browser has checked it: the seed matches the fingerprint. All shuffles were settled before the first step.
web-shuffles-differ = The seed does not match the fingerprint. Do not trust this record.
web-shuffles-insecure = Browsers check this only on a secure page (https or localhost). By hand it can be checked anywhere.
web-shuffles-noted = It is the fingerprint that this browser noted while the game was on.
web-shuffles-changed = While the game was on, this browser noted another fingerprint: { $before }
web-shuffles-by-hand = To check it by hand, download the record and let the script docs/check_shuffle.py from Regency's source read it. It is one page of plain Python that uses nothing of the server: it compares seed and fingerprint and shuffles the beginning of the game anew.
web-to-table = To the table
web-beginning = The beginning.
web-quiet-step = Somebody is still choosing; nothing on the table has changed.
web-first = To the beginning
web-last = To the end
web-step-back = One step back
web-step-on = One step forward
web-turn-back = Previous turn
web-turn-on = Next turn
web-copy-moment = Link to this moment
web-run = Play
web-speed = Speed
web-by-steps = by steps
web-game-time = Game time
web-time-of = { $now } of { $all }
web-mark-back = Previous marked moment
web-mark-on = Next marked moment
web-scrub = Back and forth in the game
web-standing = Standing
web-pause = Pause
web-moment = Moment
web-step = Step { $entry } of { $last }
web-view = Whose view
web-view-everybody = What everybody sees
web-view-of = { $name }'s view
web-view-open = All hands open

## A table of another version of its game

web-past-version = This game was played by version { $version } of its rules; here is version { $known }.
web-past-no-game = This game is not here any more.
web-past-unstarted = This table was opened by other rules than those that are here. It cannot be played.
web-past-readable = It can be read and downloaded, but not played on.
web-past-unended = It had not ended. It can be read, but not played on.
web-past-hidden = What was done is not told here: only the rules it was played by know which of it was open to all. This is who acted when.
web-past-result = The result
web-past-reckoned = The result was not yet kept when this game ended. It was worked out anew by version { $known } of the rules, and may not be the same.
web-past-unknown = How it ended was not kept.
web-past-card = Version { $version }: to look at only
web-past-card-gone = No longer here: to look at only
web-past-step = Step { $entry }
