"""The eight maps: three boards with two sides each, the roads between them, and the distances."""

from __future__ import annotations

from typing import Final

from .tables import (
    CITIES,
    CITIES_PER_REGION,
    COAST_SIDES,
    COAST_TO_HILLS,
    HILLS_SIDES,
    HILLS_TO_MOUNTAINS,
    KING_CITY,
    LETTERS,
    METALS,
    MOUNTAIN_SIDES,
    REGIONS,
)


class Map:
    """One combination of sides: sets of cities are bit masks."""

    def __init__(self, coast: int, hills: int, mountains: int) -> None:
        boards = (COAST_SIDES[coast], HILLS_SIDES[hills], MOUNTAIN_SIDES[mountains])
        roads = [*(board[0] for board in boards), COAST_TO_HILLS, HILLS_TO_MOUNTAINS[hills]]
        self.sides: tuple[int, int, int] = (coast, hills, mountains)
        self.roads = [
            (LETTERS.index(road[0]), LETTERS.index(road[1])) for row in roads for road in row.split()
        ]
        self.metals: list[int] = [metal for board in boards for metal in board[1]]
        self.king_start = self.metals.index(KING_CITY)
        self.neighbours = [0] * CITIES
        for one, other in self.roads:
            self.neighbours[one] |= 1 << other
            self.neighbours[other] |= 1 << one
        self.distances = [distances_from(self.neighbours, city) for city in range(CITIES)]
        self.sets = [
            sum([1 << city for city in range(CITIES) if self.metals[city] == metal])
            for metal in range(METALS)
        ] + [REGION_CITIES << (CITIES_PER_REGION * region) for region in range(REGIONS)]


REGION_CITIES: Final = 0b11111
ALL_CITIES: Final = (1 << CITIES) - 1


def distances_from(neighbours: list[int], start: int) -> list[int]:
    """Roads on the shortest way from a city to every city."""
    steps = [0] * CITIES
    reached = 1 << start
    edge = reached
    roads = 0
    while edge:
        roads += 1
        edge = around(neighbours, edge) & ~reached
        reached |= edge
        for city in range(CITIES):
            if edge >> city & 1:
                steps[city] = roads
    return steps


def around(neighbours: list[int], cities: int) -> int:
    """The cities one road away from any of these."""
    found = 0
    for city in range(CITIES):
        if cities >> city & 1:
            found |= neighbours[city]
    return found


def linked(neighbours: list[int], owned: int, city: int) -> int:
    """The owned cities joined to this one by roads over owned cities, itself included."""
    group = 1 << city
    waiting = [city]
    while waiting:
        new = neighbours[waiting.pop()] & owned & ~group
        group |= new
        for other in range(CITIES):
            if new >> other & 1:
                waiting.append(other)
    return group


ATLAS: Final = [Map(n >> 2, n >> 1 & 1, n & 1) for n in range(8)]
