### Said at guided tables alone, by whoever teaches there.

guide-name = The guide
guide-place = { $step } of { $of }
guide-next = Go on
guide-waits = A moment: the others are at it.
guide-retry = Back to it
guide-point = Show me
guide-leave = Play without the guide
guide-end = Play on
guide-lost = The game has taken a turn that I never rehearsed. It goes on, and you play it: I bow and step back.
guide-offline = I cannot hear the table. I shall try again.
guide-confirm = Just so. Now confirm it.
