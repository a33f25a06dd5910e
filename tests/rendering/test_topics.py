"""The topics of `/rules`: they fit into a message, point to each other rightly, and every form of the game has its card."""

import re

import pytest

from games.pit import cards
from games.pit.numbers import Monster
from games.titles import TITLES
from rendering.words import Words
from tests.reading import check

WORDS = Words()
NAME, TOPIC, MESSAGE = 48, 3500, 4000
TOLD = ("slaughter", "pit")
"""Titles with rules to read."""


@pytest.mark.parametrize("title", TOLD)
def test_rules_fit_into_a_message(title: str) -> None:
    topics = WORDS.topics(title)
    assert topics[0] == "overview"
    footer = sum(len(WORDS.say(f"{title}-topic-{topic}")) + 2 for topic in topics)
    for topic in topics:
        check(WORDS.say(f"{title}-topic-{topic}"), NAME)
        assert len(WORDS.say(f"{title}-rules-{topic}")) + footer < MESSAGE - 100
        text = WORDS.say(f"{title}-rules-{topic}")
        check(text, TOPIC)
        assert all(WORDS.say(f"{title}-topic-{topic}") != line for line in text.splitlines())


@pytest.mark.parametrize("title", TOLD)
def test_rules_point_to_topics_that_exist(title: str) -> None:
    titles = {WORDS.say(f"{title}-topic-{topic}") for topic in WORDS.topics(title)}
    for topic in WORDS.topics(title):
        for pointed in re.findall(r"see \*([^*]+)\*", WORDS.say(f"{title}-rules-{topic}")):
            assert pointed in titles


def test_every_scenario_has_its_card() -> None:
    """Set-up, goal and end of each form of the game that is more than an option; Wandering Monsters is told with its scenario."""
    told = {"base", "base-neutral", "base-shed", "underground", "wandering-monsters"}
    for variant in (each for each in TITLES["slaughter"].variants if each not in told):
        text = WORDS.say(f"slaughter-rules-{variant}")
        assert [part for part in ("**Before the night**", "**Goal**", "**End**") if part not in text] == []
    assert "Wandering Monsters" in WORDS.say("slaughter-rules-hunger")


@pytest.mark.parametrize("monster", cards.load().monsters.values(), ids=lambda monster: monster.id)
def test_the_numbers_of_monsters_in_the_rules_are_those_of_the_content(monster: Monster) -> None:
    first, _, second = WORDS.say(f"pit-rules-{monster.id}").partition("**Side B.**")
    assert f"Health {monster.a.health} for each Captain, {monster.a.solo} against one alone." in first
    assert f"at most {monster.a.limit}." in first
    assert f"Health {monster.b.health} for each Captain, {monster.b.solo} alone." in second
    assert monster.a.limit == monster.b.limit or f"t most {monster.b.limit}" in second
