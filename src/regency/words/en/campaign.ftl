## The pages of a campaign

saga-sections = Parts of the campaign
saga-mine = Campaigns
saga-sitting-now = a sitting is being held
saga-council = Council
saga-story = The story so far
saga-realm = The realm
saga-houses = The houses
saga-reigns = The reigns
saga-words = Who kept their word
saga-card = To share
saga-of = Campaign
saga-king = Under { $king }
saga-no-king = The throne is empty
saga-reign-count = { $count ->
    [0] before the first reign
    [one] after one reign
   *[other] after { $count } reigns
}
saga-what-if = What if: this is a branch of a campaign, from the save point “{ $name }”.
saga-loaded = { $count ->
    [0] This campaign was brought here in a file, before its first sitting.
    [one] This campaign was brought here in a file, with one sitting.
   *[other] This campaign was brought here in a file, with { $count } sittings.
}
saga-sitting-number = Sitting { $number } of a campaign
saga-none = There is no campaign here
saga-began-on = begun on { $day }

## Beginning and joining

saga-begin-title = Begin a campaign
saga-begin-about = Matches that hang together: houses with names, a realm that remembers, one king after the other. It can go on for months, with other people each time.
saga-begin-king = Name of the first king
saga-begin-story = Story
saga-begin-undo = The table may agree to take back what everybody has seen
saga-begin-do = Begin the campaign
saga-bring = Bring a campaign from a file
saga-invite = Whoever has this link can read along and take a house.
saga-choose = Choose a house
saga-choose-about = Look at the crests, read what stands behind them, and take one. You play it for the whole campaign.
saga-house-taken = { $house }: taken by { $name }
saga-house-chosen = Chosen: { $house }
saga-family = Name of the family
saga-family-about = It signs everything this house answers for.
saga-join = Take this house
saga-join-free = For bots: no device holds this house
saga-join-free-do = Bring this house
saga-all-taken = All houses are taken.
saga-take-part = Who takes part
saga-nobody = Nobody yet.
saga-house = House { $number }
saga-yours = yours
saga-held = played by somebody
saga-unheld = free to claim; bots can play it
saga-since = { $count ->
    [0] from the beginning
    [one] came after one sitting
   *[other] came after { $count } sittings
}
saga-claim = I play this house
saga-release = Let it go
saga-release-sure = Really let it go?
saga-move = To another device
saga-move-text = Open this link on the other device. It works once, within a day.
saga-hand-over = Let another device lead
saga-take-title = Take a house
saga-take-text = This link brings a house, or the lead of a campaign, to this device. It works once.
saga-take-do = Take it to this device

## What comes next

saga-next = What comes next
saga-prefer = { $names } have won together. Whose house marries into the royal line?
saga-prefer-waits = { $names } have won together. { $arbiter } says which of them names the king.
saga-prefer-any = One of them
saga-crown = { $name } has won and names the next king.
saga-crown-waits = { $name } has won and names the next king. As soon as that is done, the next sitting can begin.
saga-crown-name = Name of the next king
saga-crown-do = Long live the king
saga-held-now = A sitting is being held: { $names }.
saga-to-table = To the table
saga-watch = Watch
saga-break-off = Break the sitting off
saga-break-off-sure = Really? It leaves nothing behind.
saga-wait-host = Whoever leads the campaign begins the next sitting.
saga-need-houses = A sitting needs { $least } to { $most } houses. { $count ->
    [0] None has been taken so far.
    [one] One has been taken so far.
   *[other] { $count } have been taken so far.
}
saga-sit = Begin a sitting
saga-sit-about = Who sits at the table, clockwise in this order.
saga-sit-in = { $name } sits at the table
saga-sit-who = Who plays for { $name }
saga-sit-holder = whoever holds it
saga-sit-up = { $name } one seat forward
saga-sit-down = { $name } one seat back
saga-sit-do = Begin the sitting
saga-tempo-usual = calmly where people sit, else quickly
saga-sit-count = { $count } of { $least } to { $most } seats
saga-rests = To be continued: the rest of the story lies behind doors that are still sealed.
saga-extend = Take in what the story has more
saga-over = The campaign is over.
saga-unplayable = This campaign was begun by version { $version } of its rules; here is version { $known }. It can be downloaded, but not played on.
saga-unplayable-gone = The game of this campaign is not here any more. It can be downloaded, but not played on.

## Looking after it

saga-care = Looking after the campaign
saga-saves = Save points
saga-save-name = Name of the save point
saga-save = Set a save point
saga-saved = { $name }, { $count ->
    [0] before the first sitting
    [one] after one sitting
   *[other] after { $count } sittings
}
saga-branch = What if? Branch here
saga-undo = The table may agree to take back what everybody has seen. This counts from the next sitting on.
saga-undo-on = Undoing by agreement is allowed.
saga-undo-off = Undoing by agreement is not allowed.
saga-file = Download the campaign
saga-file-about = Everything that was played, for another server. What is sealed stays sealed: no order of cards and no text is in it.
saga-file-later = It can be downloaded between two sittings.
saga-archive = Download the archive
saga-archive-about = All acts and all records. The command regency replay proves them.
saga-delete = Delete the campaign
saga-delete-sure = Really delete it, with all its tables?

## The story so far

saga-story-none = Nothing has been told yet. The story begins with the first sitting.
saga-story-offer = { $count ->
    [one] While you were away, the realm saw one reign. Here is what happened.
   *[other] While you were away, the realm saw { $count } reigns. Here is what happened.
}
saga-story-read = Read the story so far
saga-story-known = I know it
saga-leaf = Page { $page } of { $of }
saga-leaf-back = Page before
saga-leaf-on = Next page
saga-signed = Signed: { $name }
saga-together = Read out together
saga-together-about = In large letters; whoever signed a page reads it out.
saga-together-end = Back to small letters
saga-reads = { $name } reads
saga-reads-anybody = Whoever likes reads
saga-contents = Contents
saga-reign-of = Reign { $number }: { $king }
saga-papers = Everything that was opened
saga-papers-about = It can all be read again.
saga-close = Close the page

## The reigns

saga-no-reigns = No reign has come to its end yet.
saga-broken-off = Broken off; it left nothing.
saga-going-on = Still going on.
saga-look-back = Look back
saga-brought = Brought along in a file, and not to be looked back at here.
saga-won-by = { $names } won.

## To share

saga-card-about = A picture for friends: kings, ends, houses and points. No sentence of the story is on it.
saga-card-save = Save the picture
saga-card-copy = Copy as text
