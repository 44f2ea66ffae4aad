"""The finite domains that actions, events and reasons choose from."""

from __future__ import annotations

from typing import Annotated

from regency.kernel.edge import pick

from ..printed.agendas import AGENDAS
from ..printed.figures import DEAL_COINS, HOUSES, MOST_COINS, MOST_POWER, RESOURCES, SEATS, SLOTS
from ..printed.finale import WEIGHTS
from ..printed.services import SERVICES
from ..printed.story import CARDS, ENVELOPES, EVENTS, ICONS, STICKERS, STORYLINES

Player = Annotated[int, pick("player", SEATS)]
House = Annotated[int, pick("house", HOUSES)]
Agenda = Annotated[int, pick("agenda", AGENDAS)]
Resource = Annotated[int, pick("resource", RESOURCES)]
Side = Annotated[int, pick("side", 2)]  # Aye or Nay
Face = Annotated[int, pick("face", 2)]  # of a marker, token or sticker: positive or negative
Power = Annotated[int, pick("power", MOST_POWER)]  # value 0 is 1 Power
Pledge = Annotated[int, pick("pledge", MOST_POWER + 1)]  # value 0 is nothing
Purse = Annotated[int, pick("purse", MOST_COINS + 1)]  # value 0 is nothing
Coins = Annotated[int, pick("coins", DEAL_COINS)]  # value 0 is 1 coin
Service = Annotated[int, pick("service", SERVICES)]
Manner = Annotated[int, pick("manner", 2)]  # openly, or whispered
Slot = Annotated[int, pick("slot", SLOTS)]
Card = Annotated[int, pick("dilemma", CARDS)]
Envelope = Annotated[int, pick("envelope", ENVELOPES)]
Sticker = Annotated[int, pick("sticker", STICKERS)]
Story = Annotated[int, pick("storyline", STORYLINES)]
Icon = Annotated[int, pick("icon", ICONS)]
Trouble = Annotated[int, pick("event", EVENTS)]
Token = Annotated[int, pick("token", 2 * RESOURCES)]  # open agendas: positive and negative of each resource
Ending = Annotated[int, pick("ending", 3)]  # how a reign ends
Reckoning = Annotated[int, pick("reckoning", len(WEIGHTS))]  # what the outcome of the finale makes count
Task = Annotated[int, pick("task", 4)]  # of a house: its story progress, and three achievements
Letter = Annotated[int, pick("letter", 2 * STORYLINES)]
