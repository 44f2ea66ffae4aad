## Simulations

why-WorkerDied = A worker process ended before its games did; { $done } of { $games } games were played. Nothing is reported.
why-BotBalked = The bot { $bot } puts off a choice that the game waits for.
why-NothingGoesOn = The game waits for nobody, and nothing happens by itself: bots cannot play it to its end.

# A game that was broken off because it grew too long
end-unfinished = broken off at the limit of steps
