## Simulationen

why-WorkerDied = Ein Hilfsprozess endete vor seinen Partien; { $done } von { $games } Partien waren gespielt. Es gibt keinen Bericht.
why-BotBalked = Der Bot { $bot } verschiebt eine Entscheidung, auf die das Spiel wartet.
why-NothingGoesOn = Das Spiel wartet auf niemanden, und von selbst geschieht nichts: Bots können es nicht zu Ende spielen.

# Eine Partie, die abgebrochen wurde, weil sie zu lang geworden war
end-unfinished = an der Grenze der Schritte abgebrochen
