## regency content

summary-content = look through a story that you write, play it, begin a new one
help-content = For those who write stories. `check` looks through one and tells with file and line what to do, `stats` lets bots play whole campaigns and counts, `new` lays out an empty one, `release` writes down what every id means.
help-content-examples =
    Examples:
      regency content new my-land  a folder with everything to be written
      regency content check my-land  what is not as it should be
      regency content check my-land --simulate 100  and what campaigns show
      regency content stats my-land --campaigns 50 --seats 4

    A story is named by its folder, or by its name if it is installed.
meta-task = TASK
meta-pack = PACK
meta-number = NUMBER
meta-bot = WHO
arg-task = check, stats, new or release
arg-pack = the folder of a story, or the name of one that is installed
arg-simulate = check: play so many campaigns with any number of houses too
arg-content-campaigns = stats: how many campaigns (20)
arg-houses = stats: how many houses (as many as there is room for)
arg-bot = which bot plays, greedy or random (greedy)
arg-story-game = the game that the story is for, if there are several
arg-packs = a folder with a story of your own, to be played instead of the one that is installed
content-found = { $count ->
    [0] Nothing to find.
    [one] One finding.
   *[other] { $count } findings.
}
content-new = { $count } files are in { $folder }. Write where TODO stands, then: regency content check { $folder }
content-released = What every id means is written down in { $file }.
content-played = { $pack }: { $campaigns ->
    [one] one campaign
   *[other] { $campaigns } campaigns
}, { $seats } houses
content-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s of CPU, { NUMBER($each, maximumFractionDigits: 2) } s a campaign.
why-TaskNotNamed = Say what to do: { $known }.
why-NoSuchTask = There is no task “{ $task }”. What there is: { $known }.
why-PackNotNamed = Name the story: regency content { $task } PACK
why-PacksUnclear = In { $folder } there are several stories: { $known }. Name the folder of one of them.
why-NoStories = { $game } has no stories to choose from.
why-FolderThere = { $folder } exists already. Nothing is written over; name another folder.
flaw-match = campaign { $campaign }, sitting { $sitting }: something was made or lost ({ $error }). This is a fault of the game: please report it.
flaw-file = campaign { $campaign }, sitting { $sitting }: the file of the campaign does not lead to the same one. This is a fault of the game: please report it.
