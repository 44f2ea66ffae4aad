## What `regency content` says to authors

check-ability-gain = { $card }: an ability brings something, and at most { $most } of it. Correct the figures.
check-ability-lost = { $card }: coins and Power that come at once are lost when the reign is over. Give Prestige or Crave, or begin each reign with it.
check-ability-missing = { $card }: the pack lists an ability for it. Write it here, or take it out of [abilities].
check-ability-other = { $card }: this is not the ability that pack.toml lists under [abilities]. Make them alike.
check-ability-when = { $card }: `condition` and `limited` need `when`, `limited` needs `uses`, and others have neither.
check-agenda = Agenda { $agenda } stands { $count } times in this table, { $meant } times are meant.
check-alignment = House { $house } has the same agenda twice. Give it another.
check-bonus = { $card }: the majority of signers gets { $value } points, { $least } to { $most } are meant.
check-bounds = { $card }: moves { $moves } are out of bounds. One or two, of 1 to 3 each, of 4 in all.
check-boxes = House { $house }: { $count } boxes for this condition, { $meant } are meant.
check-cards = { $card }: cards { $found }; { $meant } are meant. Correct the roles, or add what is missing.
check-characters = { $text }: { $count } characters, { $most } at most. Shorten it.
check-clue = { $card }: something is hidden, and there is no clue. Write into `clue` the words of the front that let a reader guess it.
check-conditions = House { $house } needs three different conditions.
check-dated = { $text }: “{ $words }” fixes a date on a card that may be drawn much later. Take it out.
check-deceptive = { $card }: too many previews deceive, { $most } at most in a pack of this size. Show what happens.
check-door-not-named = “{ $id }” is opened and not there. Name it under `sealed`, or write it.
check-dry = { $card }: after this the storyline neither goes on nor ends, so that the deck can run dry. Open the next envelope.
check-effect = { $card }: unknown effects, or out of order: { $effect }. Correct it or take it away.
check-entry = { $card }: this question begins the storyline { $line } with both sides. Open an envelope of it, and no other.
check-event = { $card }: “{ $event }” is no event. What there is: { $known }.
check-event-twice = { $card }: the event “{ $event }” belongs to { $where } already. Take another.
check-figure = { $text }: { $figure } stands in the { $only ->
    [en] English
   *[de] German
} only. Give both languages the same figures.
check-finale-early = { $card }: the finale is there, and { $count } of { $all } envelopes are missing, { $first } first. Write them, or leave 70 to 74 out.
check-flag-change = { $card }: the flag “{ $flag }” may make this effect one larger or smaller, in the same direction, and no more.
check-flag-late = The flag “{ $flag }” is set in { $id }, which no campaign decides before this is read. Read another, or set it earlier.
check-flag-one-language = { $text }: the other language reads the flag “{ $flag }” here, this one does not. Write both passages.
check-flag-promised = The flag “{ $flag }” was to be set in { $id }, which is there and does not. Set it, or take it out of [flags].
check-flag-unset = The flag “{ $flag }” is read, and nothing sets it. Set it with `flag { $flag }`, or name under [flags] the envelope behind a sealed door that will.
check-flags-many = { $text }: { $count } flags on one card ({ $flags }), { $most } at most.
check-free = { $card }: nobody pays for this. Let it cost a resource, coins or Power, or place a sticker.
check-house-count = { $count } houses, { $meant } are meant.
check-house-name = { $text }: a house has a name. Write it behind the colon of its heading.
check-house-of-two = { $card }: the story progress of house { $house } belongs to the storyline { $line }. Name another house.
check-house-unserved = No ending unlocks the story progress of house { $house }. Name it in an ending.
check-houses-of = The endings of { $line } unlock the story progress of { $count } houses, { $meant } are meant.
check-hyphen = { $text }: “{ $word }” needs a soft hyphen, as it is too long for a line.
check-icon = { $card }: the icon { $icon } does not happen. Take it away, or let it happen.
check-icon-twice = { $card }: the icon { $icon } stands there twice. Leave one.
check-icon-unknown = { $card }: no icons, or unknown ones: { $icon }. Write a resource with up or down, or a sticker.
check-id = “{ $id }” is no envelope of the game. Take one of its 75 ids.
check-id-twice = “{ $id }” is there twice, the first time in { $where }. Leave one.
check-kind = { $card }: “{ $kind }” cannot be the kind of this envelope. What can be: { $meant }.
check-language = this language is missing. Write the file.
check-leads-back = { $card }: “{ $id }” has a lower number, so that the way could lead back. Open a later envelope.
check-lean = The endings of { $line } lean by { NUMBER($value, maximumFractionDigits: 2) }, { NUMBER($most, maximumFractionDigits: 2) } at most with even votes. Change their Concord or Discord.
check-left-to-right = { $card }: resources are moved once each, from left to right.
check-letter = No way through { $line } places the mystery sticker { $letter }. Place it with an ending.
check-lix = { $text }: LIX { $value }, { $most } at most. Write shorter sentences and words.
check-lost = House { $house }: coins and Power that come at once are lost at the end of the reign.
check-markup = { $text }: “{ $words }” would be shown as it stands. Write plain sentences.
check-measure = { $what }: { NUMBER($value, maximumFractionDigits: 2) }, { NUMBER($least, maximumFractionDigits: 2) } to { NUMBER($most, maximumFractionDigits: 2) } are meant.
check-mysteries = { $card }: { $count } mystery stickers on the way { $way }, one is meant. Place one with the ending.
check-name = { $text }: “{ $name }” is missing: { $form }. Use the same names in both languages, or list the other form under [names].
check-no-card = { $text }: no such card in the rules. Take the text away, or add the card.
check-no-door = “{ $id }” is no sealed door. Take it out of `sealed`.
check-no-ending = { $card }: a way through the storyline ends here, and this is no ending. Add a key, or make it an ending.
check-no-house = { $text }: no such text. Take it away.
check-no-house-text = no text: { $text }. Write it.
check-no-icon = { $card }: no icons, or unknown ones. Show one thing at least that happens.
check-no-start = { $card }: this station begins the storyline { $line } with both sides. Open its first envelope.
check-no-such-house = { $card }: there is no house { $house }. They have the numbers 1 to 12.
check-no-text = { $card }: no { $lang } text: { $text }. Write it under its own heading.
check-not-named = { $id } is there and not named under `envelopes`. Name it.
check-not-there = { $id } is named and not there. Write it, or take the name away.
check-number = { $card } has the number { $meant }. Correct it.
check-opened-twice = { $card }: “{ $id }” can have been opened before, by { $where }. Open another envelope.
check-opening = { $text }: the { $count }th front that begins with “{ $words }”, { $most } at most. Begin otherwise.
check-opens-nothing = { $card }: opens nothing. Both sides move their storyline on: open its next envelope.
check-opens-unknown = { $card }: “{ $id }” cannot be opened by a card. Open one of the envelopes 01 to 69.
check-order = { $card }: unknown effects, or out of order: resources, counters, gifts, sticker, flag, open, mystery.
check-pace = { $text }: sentences have { NUMBER($mean, maximumFractionDigits: 1) } words in the mean, { $least } to { $most } are meant.
check-phrase = { $text }: “{ $words }” is not to be used. Say it in your own words.
check-picture = “{ $words }” may not stand in a picture: no script, no style sheet, nothing from elsewhere. Draw it with shapes.
check-picture-kind = { $file } is no picture that can be shown. Make it an SVG drawing.
check-placeholder = { $text }: “{ $words }” is not to be used, it holds a place. Write the text.
check-published = { $text }: “{ $name }” belongs to the published game. Take a name of your own.
check-quarrels = too many quarrels of two officers, { $most } at most. Tell some of them otherwise.
check-question = { $text }: exactly one question, at the end.
check-released-gone = “{ $id }” has been released and is gone. Bring it back: campaigns remember it.
check-released-other = “{ $id }” has been released as “{ $was }” and is now “{ $now }”. Take a new id for something new.
check-resource = { $resource } matters to { $count } houses, { $meant } at least are meant.
check-reward = House { $house }: the story progress is worth { $value } points, 1 or 2 are meant.
check-run = { $text }: “{ $words }” stands on another card too ({ $where }). Say it otherwise on one of them.
check-said-before = { $text }: this line has been said before. Write another.
check-same = { $card }: both sides do the same. Change one.
check-seat = { $text }: names a house. Cards favour nobody by name.
check-sentence = { $text }: a sentence of { $count } words, { $most } at most. Divide it.
check-share = German has { $share } percent of the English words, { $least } to { $most } are meant.
check-side-opens = { $card }: a side card opens an envelope, { $id }. Leave that to the key.
check-softened = { $text }: a tag of level 3, and no softened variant. Write it under “{ $text } softened”.
check-spread = { $card }: “{ $staging }” stages { $count } cards of { $line }, { $most } at most. Tell it otherwise.
check-staging = { $card }: no staging: “{ $staging }”. Take one of the eight.
check-staging-twice = { $card }: “{ $staging }” twice in this envelope. Tell one of them otherwise.
check-sticker-icon = { $card }: the icon { $icon } does not happen, no such sticker is placed. Take it away, or place one.
check-sticker-number = { $card }: stickers have the numbers 1 to { $most } in each envelope.
check-stickers = { $card }: stickers { $meant } are described, { $placed } are placed. Place each of them once.
check-stickers-alike = { $card }: more than { $most } stickers “{ $sticker }”. Make it another.
check-stickers-few = { $count } stickers “{ $sticker }”, { $most } are meant in a whole campaign.
check-stray-mystery = { $card }: the mystery sticker { $letter } does not belong here. Only the last vote of its own storyline places it.
check-stray-start = { $card }: “{ $id }” belongs to a storyline that does not begin here. Leave it to the station that begins it.
check-tag = { $card }: no such tag: { $tag } = { $level }. Take one of the list, with a level from 1 to 3.
check-term = { $text }: “{ $term }” stands in the { $only ->
    [en] English
   *[de] German
} only. Use the word of the realm in both languages.
check-tip = { $card }: { $name } is { $value }, 0 to { $most } are meant.
check-title = { $text }: a title of { $least } to { $most } words. Write it behind the colon of the heading.
check-two-keys = { $card }: “{ $id }” would be a second card that moves this storyline on. Open one envelope of it.
check-unreached = { $card }: no decision ever opens this envelope. Open it somewhere, or take it away.
check-way = { $card }: { $count } envelopes on the way { $way }, { $least } to { $most } are meant.
check-why = { $card }: why.aye, why.nay and clue are needed. Write one sentence each.
check-words = { $text }: { $count } words, { $least } to { $most } are meant.
check-yes-or-no = { $text }: “{ $words }” is not answered by yes. Aye always means doing it: ask so.
checked-doors = { $count ->
    [one] One sealed door
   *[other] { $count } sealed doors
}: { $doors }
checked-size = { $envelopes ->
    [one] One envelope
   *[other] { $envelopes } envelopes
}, { $votes } votes
measure-apart = side cards whose sides pull apart
measure-deaths = cards with the death symbol
measure-deaths-of = cards of { $about } with the death symbol
measure-drift = drift of { $about }
measure-gifts = outcomes with coins or Power
measure-hidden = outcomes that hide something
measure-one-way = side outcomes that pull one way
measure-quota = side effects on { $about }
measure-single = side outcomes with one effect
measure-size = side effects of { $about }
measure-stability = drift of Stability
measure-stickers = outcomes with a sticker

## Figures of campaigns

proof-abdicated = { $seats } houses: { NUMBER($value, maximumFractionDigits: 1) }% of the reigns end by abdication { $end ->
    [1] at the height
   *[other] in ruin
}, 15% at least are meant. Let side cards lean that way a little.
proof-choice = { $card }: { NUMBER($value, maximumFractionDigits: 1) }% Aye, 25% to 75% are meant. Make the other side worth as much.
proof-died = { $seats } houses: the king dies in { NUMBER($value, maximumFractionDigits: 1) }% of the reigns, 40% to 60% are meant. Change the size of effects or the death symbols.
proof-dry = { $seats } houses: in { $count } campaigns the deck ran dry before the finale. Look at the envelopes that open nothing.
proof-outcome = { $seats } houses: the outcome { $id } comes in { NUMBER($value, maximumFractionDigits: 1) }% of the campaigns, 5% at least are meant. Change Concord and Discord of the endings.
proof-reigns = { $seats } houses: { NUMBER($value, maximumFractionDigits: 1) }% of the campaigns have 11 to 20 reigns, 95% are meant. Change the size of effects or the death symbols.
stats-achievement = a house, in a campaign
stats-agenda = agenda
stats-aye = card decided with Aye
stats-broken = promises broken
stats-campaigns = campaigns
stats-card = { $id }
stats-coins = coins paid in deals
stats-deals = deals made
stats-dry = run dry
stats-end = how reigns ended
stats-ends = times
stats-envelope = { $id }
stats-figure = figure
stats-finished = with a finale
stats-interval = { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
stats-kept = promises kept
stats-lean = lean of the finale
stats-least = fewest reigns
stats-marked = boxes marked
stats-mean = 95% interval
stats-most = most reigns
stats-moves = moves in a reign
stats-number = { NUMBER($value, maximumFractionDigits: 2) }
stats-outcome = outcome of the finale
stats-part = { $least } to { $most }
stats-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
stats-played = played
stats-points = mean points
stats-promises = promises made
stats-reigns = reigns in the mean
stats-resource = resource
stats-resting = at rest, to be continued
stats-rounds = rounds in a reign
stats-seen = envelope opened
stats-share = share
stats-steps = steps in a reign
stats-talk = in a reign
stats-times = { NUMBER($count, maximumFractionDigits: 1) } of { $of }
stats-unlocked = unlocked
stats-wanted = 11 to 20 reigns
stats-won = won
