"""What can be looked up of a title: its cards, guests and families, and what is told of each."""

from rendering.words import Words, message_ids

KINDS = ("card", "guest", "family")
"""`slaughter-card-torch` tells of the card that `slaughter-name-torch` names."""


def lookups(words: Words, title: str) -> tuple[str, ...]:
    """The ids that have both a name and something to tell, in the order of the catalogue."""
    starts = tuple(f"{title}-{kind}-" for kind in KINDS)
    found = (each.removeprefix(start) for each in message_ids("en") for start in starts if each.startswith(start))
    return tuple(dict.fromkeys(each for each in found if words.has(f"{title}-name-{each}")))


def told(words: Words, title: str, id_: str) -> str:
    """What is told of one: its ability by name where it has one, then what it does."""
    texts = [words.say(f"{title}-{kind}-{id_}") for kind in KINDS if words.has(f"{title}-{kind}-{id_}")]
    ability = f"{title}-ability-{id_}"
    return "\n".join([*([f"**{words.say(ability)}**"] if words.has(ability) else []), *texts])
