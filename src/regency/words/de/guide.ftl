### Wird nur an Lehrtischen gesagt, von denen, die dort lehren.

guide-name = Der Lehrmeister
guide-place = { $step } von { $of }
guide-next = Weiter
guide-waits = Einen Augenblick: Die anderen sind dran.
guide-retry = Noch einmal
guide-point = Zeig es mir
guide-leave = Ohne Lehrmeister spielen
guide-end = Weiterspielen
guide-lost = Die Partie hat eine Wendung genommen, die ich nie geprobt habe. Sie geht weiter, und du spielst sie: Ich verneige mich und trete zurück.
guide-offline = Ich höre den Tisch nicht. Ich versuche es wieder.
guide-confirm = Genau so. Jetzt bestätigen.
