"""What is printed, and where each figure comes from: an owner of the box corrects it here, not in the rules.

`confidence` is "rulebook" for what the rulebooks state, "derived" for what follows from their examples and
counts, "reconstructed" for what could not be had: those satisfy every constraint that `model/figures.py`
checks. A group may carry one for all, an entry its own; a single figure has its mark behind it. Titles and
texts are in the Fluent files, in the same order.
"""
