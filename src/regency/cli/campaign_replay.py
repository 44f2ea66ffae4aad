"""`regency replay` of a campaign or an archive: the story so far, and the whole chain proved."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from regency import games
from regency.kernel import campaign_file, chain
from regency.kernel.campaign import reigns
from regency.kernel.campaign_reasons import BadCampaign, CampaignOfUnknownGame
from regency.terminal.chronicle import show_recap
from regency.terminal.screen import Screen
from regency.words import Words

from .usage import Misused, NotOfCampaigns


def is_campaign(path: Path) -> bool:
    """Whether a file begins like a campaign or an archive."""
    try:
        with path.open("rb") as file:
            return campaign_file.is_campaign(file.readline(1_000))
    except OSError:  # whoever reads it as a record is told
        return False


def run(given: Namespace, words: Words, path: Path) -> int:
    """Fold all of it; where it parts is told as it is found."""
    for switch, is_given in (("--at", given.at is not None), ("--log", given.log), ("--open", given.open)):
        if is_given:
            raise Misused(NotOfCampaigns(switch))
    data = campaign_file.read_bytes(path)
    title = campaign_file.title_of(data)
    if title.game not in games.ALL:
        raise BadCampaign(CampaignOfUnknownGame(title.game))
    rules = games.load(title.game)
    table, screen = Words(words.lang, rules), Screen()
    if title.kind == campaign_file.CAMPAIGN:
        chronicle, _ = campaign_file.read_acts(rules, data, campaign_file.CAMPAIGN)
        show_recap(screen, table, chronicle)
        screen.say(table.say("campaign-told"))
        return 0
    chronicle, kept = campaign_file.read_archive(rules, data)
    proofs = chain.prove(chronicle, kept)
    show_recap(screen, table, chronicle)
    screen.say(table.say("campaign-proved", proofs=proofs, reigns=len(reigns(chronicle.facts))))
    return 0
