"""The printed tables of The Council of Four, in printed order."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1
SEATS: Final = 4  # the most there can be

# Regions and balconies, left to right; the king's balcony is the last
COAST: Final = 0
HILLS: Final = 1
MOUNTAINS: Final = 2
REGIONS: Final = 3
KING: Final = 3
BALCONIES: Final = 4
BALCONY_SEATS: Final = 4

# Colours of councillors and politics cards
WHITE: Final = 0
BLACK: Final = 1
ORANGE: Final = 2
PURPLE: Final = 3
BLUE: Final = 4
PINK: Final = 5
COLOURS: Final = 6
JOKER: Final = 6
CARD_KINDS: Final = 7
COUNCILLORS_PER_COLOUR: Final = 4
POLITICS: Final = {"14/6": (14, 6), "13/12": (13, 12)}  # cards a colour, jokers
STARTING_HAND: Final = 6

# Cities
CITIES: Final = 15
LETTERS: Final = "ABCDEFGHIJKLMNO"
CITIES_PER_REGION: Final = 5

# Metals; the purple city belongs to the king
GOLD: Final = 0
SILVER: Final = 1
BRONZE: Final = 2
IRON: Final = 3
KING_CITY: Final = 4
METALS: Final = 4

# One row a board side: roads, then the metal of each of its cities
SIDES: Final = "AB"
COAST_SIDES: Final = (
    ("AB AC BD BE", (IRON, GOLD, SILVER, SILVER, BRONZE)),
    ("AC BE CD", (GOLD, BRONZE, SILVER, IRON, SILVER)),
)
HILLS_SIDES: Final = (
    ("FG FI GH GI HJ", (GOLD, KING_CITY, GOLD, BRONZE, SILVER)),
    ("FI GJ HJ IJ", (GOLD, SILVER, GOLD, BRONZE, KING_CITY)),
)
MOUNTAIN_SIDES: Final = (
    ("KN LO MO NO", (GOLD, SILVER, IRON, BRONZE, GOLD)),
    ("KL LN MO", (GOLD, IRON, SILVER, BRONZE, GOLD)),
)
COAST_TO_HILLS: Final = "CF DG EH"
HILLS_TO_MOUNTAINS: Final = ("IK JL JM", "IK JL HM")  # by the side of the hills
MAPS: Final = 8

# What a bribe costs, by the number of cards, and each joker on top
BRIBE_PRICE: Final = (0, 10, 7, 4, 0)
MOST_CARDS: Final = 4
JOKER_SURCHARGE: Final = 1
ROAD_PRICE: Final = 2

ELECTION_COINS: Final = 4
ASSISTANT_PRICE: Final = 3
CHANGE_PRICE: Final = 1
ELECT_BY_ASSISTANT_PRICE: Final = 1
MAIN_ACTION_PRICE: Final = 3

ASSISTANTS: Final = 48
EMPORIUMS: Final = 10
NEUTRAL: Final = 4  # the owner of the emporiums that nobody plays, with two players
COIN_TRACK_END: Final = 20
START_COINS: Final = (10, 11, 12, 13)
START_ASSISTANTS: Final = (1, 2, 3, 4)

LAST_EMPORIUM_POINTS: Final = 3
NOBILITY_FIRST: Final = 5
NOBILITY_SECOND: Final = 2
MOST_PERMITS: Final = 3
KING_REWARDS: Final = (25, 18, 12, 7, 3)
COLOUR_TILES: Final = (20, 12, 8, 5)  # gold, silver, bronze, iron
REGION_TILES: Final = (5, 5, 5)
TILE_POINTS: Final = COLOUR_TILES + REGION_TILES
TILES: Final = 7


class Bonus:
    """The symbols of a permit, a reward token or a space of the nobility track."""

    def __init__(
        self,
        assistants: int = 0,
        coins: int = 0,
        points: int = 0,
        cards: int = 0,
        nobility: int = 0,
        main_actions: int = 0,
    ) -> None:
        self.assistants = assistants
        self.coins = coins
        self.points = points
        self.cards = cards
        self.nobility = nobility
        self.main_actions = main_actions


class Permit:
    """A business permit tile: the cities as printed, and its bonus."""

    def __init__(self, printed: str, bonus: Bonus) -> None:
        self.printed = printed
        self.bonus = bonus
        self.cities = sorted([LETTERS.index(letter) for letter in printed.split("/")])
        self.region = self.cities[0] // CITIES_PER_REGION


PERMITS: Final = (
    Permit("A", Bonus(points=4, coins=3)),
    Permit("B", Bonus(cards=3, assistants=1)),
    Permit("C", Bonus(assistants=2, coins=3)),
    Permit("D", Bonus(points=7)),
    Permit("E", Bonus(main_actions=1, coins=2)),
    Permit("A/B", Bonus(coins=3, cards=1)),
    Permit("B/C", Bonus(points=3, coins=3)),
    Permit("C/D", Bonus(points=3, assistants=1)),
    Permit("D/E", Bonus(points=3, assistants=1)),
    Permit("A/E", Bonus(nobility=2)),
    Permit("A/B/C", Bonus(assistants=2)),
    Permit("A/B/E", Bonus(coins=3)),
    Permit("A/D/E", Bonus(coins=1, points=2)),
    Permit("B/C/D", Bonus(assistants=1, points=1)),
    Permit("C/D/E", Bonus(cards=1, nobility=1)),
    Permit("F", Bonus(cards=2, coins=4)),
    Permit("G", Bonus(assistants=2, points=2, nobility=1)),
    Permit("H", Bonus(assistants=4)),
    Permit("I", Bonus(cards=2, assistants=2)),
    Permit("J", Bonus(main_actions=1, points=2)),
    Permit("F/G", Bonus(coins=5)),
    Permit("H/G", Bonus(assistants=3)),
    Permit("H/I", Bonus(points=5)),
    Permit("I/J", Bonus(cards=2, nobility=1)),
    Permit("F/J", Bonus(assistants=2, coins=1)),
    Permit("F/G/H", Bonus(nobility=1, coins=1)),
    Permit("F/G/J", Bonus(coins=2, points=1)),
    Permit("F/I/J", Bonus(assistants=1, nobility=1)),
    Permit("G/H/I", Bonus(cards=1, assistants=1)),
    Permit("I/J/H", Bonus(cards=2)),
    Permit("K", Bonus(cards=4)),
    Permit("L", Bonus(coins=1, assistants=3)),
    Permit("M", Bonus(points=5, nobility=1)),
    Permit("N", Bonus(coins=7)),
    Permit("O", Bonus(cards=3, nobility=1)),
    Permit("K/L", Bonus(cards=1, assistants=2)),
    Permit("M/L", Bonus(cards=3)),
    Permit("M/N", Bonus(main_actions=1)),
    Permit("N/O", Bonus(points=2, cards=2)),
    Permit("O/K", Bonus(cards=2, nobility=1)),
    Permit("K/L/M", Bonus(assistants=1, coins=1)),
    Permit("L/M/N", Bonus(points=3)),
    Permit("M/N/O", Bonus(nobility=1, points=1)),
    Permit("K/N/O", Bonus(cards=1, points=1)),
    Permit("K/L/O", Bonus(cards=1, coins=1)),
)
PERMITS_PER_REGION: Final = 15
FACE_UP: Final = 2

TOKENS: Final = (
    Bonus(coins=1),
    Bonus(coins=2),
    Bonus(coins=3),
    Bonus(points=1),
    Bonus(points=2),
    Bonus(points=3),
    Bonus(assistants=1),
    Bonus(assistants=2),
    Bonus(cards=1),
    Bonus(assistants=1, coins=1),
    Bonus(assistants=1, cards=1),
    Bonus(cards=1, points=1),
    Bonus(nobility=1),
    Bonus(nobility=1),
)

# The nobility track: what a space gives, and the four spaces that ask for a choice
NOBILITY_END: Final = 20
NOBILITY: Final = {
    2: Bonus(points=2, coins=2),
    6: Bonus(main_actions=1),
    8: Bonus(points=3, cards=1),
    12: Bonus(points=5, assistants=1),
    18: Bonus(points=8),
    19: Bonus(points=2),
    20: Bonus(points=3),
}
ONE_TOKEN_AGAIN: Final = 4
FREE_PERMIT: Final = 10
PERMIT_AGAIN: Final = 14
TWO_TOKENS_AGAIN: Final = 16
