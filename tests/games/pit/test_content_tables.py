"""Every number of the cards, as the tables of the content page give them."""

from collections.abc import Iterable

import msgspec

from games.pit.cards import load
from games.pit.view import BRIDGES, MONSTERS, RUNES, SLOTS

CONTENT = load()

CAPTAINS = """
isolde_kerr fighter wy y stone blue
brannoc_tallow fighter wy y ember green
maelin_dusk cleric wy y tide blue
quill_farrow spellcaster yy y star blue
oona_bramblehide fighter wr r thorn green
yrsa_vane monarch wy y gale green
"""
OUTPOSTS = """
ice a gold2/1own blue1/2own gold1+green1/1any gold1/2own gold2/1any gold1+blue1/3any
ice b gold3/1own blue1/1own green1/2any -/2own gold3/1any blue1+green1/0own
rock a green1/2own gold2/1own gold1+blue1/2own gold2/1any gold1/1any gold1+green1/3any
rock b green2/1own gold2/1own blue1/2own gold2/1any -/2any gold4/0own
arch a gold2/1own gold2/2own blue1/1any green1/1any gold1/2own gold3/3any
arch b gold4/1own gold1/1own blue1/2any green1/2own gold1/1any gold2+blue1/0own
stone a gold1/2own gold1+green1/1own gold2/1any blue1/2own gold2/1any gold1+blue1/3any
stone b -/1own gold2+green1/1own gold3/2any blue1/2own gold1/1any blue2/0own
"""
BARRACKS = """
4 paladin ad fighter y 0
3 gate_pikeman d fighter w 2
3 road_levy ad fighter y 0
2 banner_runner ad fighter y 3
2 night_sentry d fighter yy 1
2 wall_sapper a fighter wr 2
2 siege_bowman a fighter w -1
1 drill_sergeant ad fighter y 0
1 quartermaster ad monarch - 0
2 conscripted_miller ad fighter r 0
1 bell_warden d cleric w 3
1 clay_sentinel d construct wy 3
"""
TAVERN = """
grinning_cutpurse outlaw ad fighter 0 r
oathless_deserter outlaw a fighter 0 rr
plague_bell_crier outlaw d cleric 0 r
hexed_minstrel outlaw ad spellcaster 0 y
debt_bound_bruiser mercenary a fighter 0 wr
lost_squire mercenary ad fighter 0 y
harbour_brawler mercenary a fighter 1 yr
ditch_digger mercenary d fighter 1 y
candle_runner hero ad fighter 2 y
ferry_guard mercenary d fighter 2 w
slinger_of_low_street mercenary a fighter 2 w
hedge_witch hero ad spellcaster 2 y
pit_chaplain hero ad cleric 2 y
tally_clerk hero d monarch 2 -
mule_driver mercenary ad fighter 2 y
bridge_champion champion d fighter 3 wy
cliff_reaver champion a fighter 3 wy
sworn_twin_ash hero a fighter 3 w
sworn_twin_elm hero d fighter 3 w
rune_smith hero ad construct 3 y
street_alchemist hero ad spellcaster 3 y
falconer hero a fighter 3 y
confessor hero d cleric 3 w
gilded_duelist champion a fighter 4 ww
shield_matron champion d fighter 4 ww
chain_warden champion ad fighter 4 wy
veiled_oracle hero ad spellcaster 4 yy
kiln_servitor hero d construct 3 yy
the_unbroken champion ad fighter 5 ww
exiled_warlock hero a spellcaster 5 wy
high_almoner hero ad cleric 5 wy
thunder_rider champion a fighter 6 wwy
iron_duchess champion d monarch 6 wwy
titan_husk hero ad construct 6 wyy
blade_saint champion a fighter 7 www
regent_in_exile hero ad monarch 7 ww
isolde_kerr_double hero ad fighter 4 wy
brannoc_tallow_double hero ad fighter 4 wy
maelin_dusk_double hero ad cleric 4 wy
quill_farrow_double hero ad spellcaster 4 wy
oona_bramblehide_double hero ad fighter 4 wy
yrsa_vane_double hero ad monarch 4 wy
"""
TOWN_HALL = """
notched_axe weapon 2 y all fighter
long_spear weapon 2 y attack any
hook_blade weapon 3 w attack any
war_maul weapon 3 yr all fighter
ashwood_bow weapon 3 y attack any
engraved_sword weapon 4 w all fighter/monarch
dawn_mace weapon 4 w all cleric/monarch
star_rod weapon 4 w all spellcaster
padded_jack armament 2 y defend any
kite_shield armament 3 w defend any
tower_shield armament 4 wy defend fighter
iron_helm armament 2 - none any
warded_cloak armament 3 - none any
mail_coat armament 3 y all any
oathbound_ring armament 3 - none any
purse_of_return trinket 2 - none any
weighted_die trinket 3 - none any
signal_horn trinket 2 - none any
tunnel_map trinket 2 - none any
barricade fortification 3 - none any
spike_ditch fortification 3 - none any
watch_brazier fortification 2 - none any
granary fortification 3 - none any
healers_tent fortification 3 - none any
"""
STABLES = """
plains_courser 3 w all any
marsh_pony 2 y all any
war_ox 3 yy all any
hill_ram 2 y attack any
frost_elk 4 w defend any
barded_destrier 4 wy all fighter
ash_wolf 4 wy attack any
cave_lizard 3 y all any
old_griffon 5 ww attack any
pack_mule 2 - none any
"""
EYRIE = """
2 cinder_wyvern www
2 gale_wyvern wwy
2 thorn_wyvern -
2 mist_wyvern -
1 carrion_wyvern -
1 brood_matriarch wwww
"""
SANCTUARY = """
3 novice_of_tides wizard 4 - w ad - -
3 adept_of_gales wizard 6 - y ad - -
2 binder_of_roots wizard 8 - r ad - -
2 dice_seer wizard 2 wwww w ad - -
1 hourglass_sage wizard 0 - w ad - -
1 ember_magus wizard 0 - y ad - -
1 quieting_monk wizard 0 - - ad - -
1 mirror_witch wizard 0 - - ad - -
1 waystone_keeper wizard 10 - r ad - -
1 star_reader wizard 3 - - ad - -
1 weatherworker wizard 2 - - ad - -
1 archmages_shade hero 0 - - a spellcaster w
1 wandering_healer hero 0 - - ad cleric y
1 tower_adept hero 0 - - d spellcaster w
1 grey_librarian hero 0 - - ad spellcaster y
"""
QUESTS = """
1 carry_the_alms church
2 watch_until_dawn watchtower
3 test_of_steel gate
4 drain_the_cask tavern
5 map_the_deep grotto
6 empty_the_purse fountain
7 shoe_the_herd stables
8 letters_of_levy barracks
9 vigil_for_the_wounded sanctuary
10 a_borrowed_flask alchemist
11 the_silent_offering statue
12 the_wyverns_debt eyrie
13 bulwark town_hall
14 clear_the_streets any
15 royal_audience keep
16 the_long_ride rolled
"""
MONSTER_CARDS = """
2 surge_of_claws 2
2 hungry_march 4
2 dread_fog 3
2 cut_the_purse_strings 1
2 old_wounds 3
2 sudden_assault 4
2 brood_call 3
2 sharpened_malice 4
2 blood_moon 6
2 rot_in_the_granary 2
2 rusted_straps 2
2 burning_street 3
2 panic 2
2 mend_flesh 5
2 ward_of_scales 3
2 whispers 1
2 spawn 4
2 counter_chant 3
"""
ENCOUNTERS = """
event market_day - 0 0 - 0
event curfew - 0 0 - 0
event flooded_tunnels - 0 0 - 0
event lamp_festival - 0 0 - 0
event eclipse - 0 0 - 0
event pilgrim_road - 0 0 - 0
event tremor - 0 0 - 0
creature rust_rats vermin 6 1 y 1 city_watch southern_gate great_hall market mystics_quarter royal_keep
creature bone_marchers undead 4 1 wy 2 city_watch southern_gate market royal_keep
creature grave_hounds zombie 4 1 wr 2 rolled
creature cellar_oozes dungeon 4 2 yy 2 tavern_1 tavern_2 tavern_3 alchemist
creature fire_imps infernal 4 1 r 1 rolled
creature stone_harpies mythological 4 1 ww 2 outpost
creature tomb_ogre dungeon 2 2 wyr 3 barracks town_hall
creature night_wraith undead 3 1 yr 2 rolled
antient old_heron_of_the_moat - 1 0 - 0 fountain
antient stone_colossus - 1 2 wwy 4 statue
adventurer maren_of_the_road - 1 0 - 0 great_hall
adventurer brother_oats - 1 0 - 0 southern_gate
outlaw lady_sable_toll_thief - 1 1 yy 3 market
outlaw the_ratcatcher - 1 2 wr 2 mystics_quarter
"""
WISHES = """
4 extra_result
2 back_six
2 free_card
1 red_die
2 yellow_die
2 white_die
2 upgrade_die
2 platinum
2 roll_again
1 two_visits
"""
SKULLS = """
w onward half_wizards one_tavern dear_barracks no_statue purple_wizards
y more_health start_rock no_grotto red_die dear_all
r weak_wizards start_arch more_dice
"""
# Health of the three Monsters that are ours was measured and raised: games/pit/BALANCE.md.
MONSTERS_AB = """
enchantress infernal a 4 7 yy 9
enchantress infernal b 5 9 yyr 10
orc_warchief dungeon a 5 14 wwr 10
orc_warchief dungeon b 6 16 wwr 12
behemoth mythological a 6 16 yr 10
behemoth mythological b 7 18 rr 10
vampire_queen undead a 5 14 wyr 11
vampire_queen undead b 6 16 wyr 12
dragon mythological a 5 10 wwwr 12
dragon mythological b 6 12 wwrr 12
"""


def table(*rows: Iterable[object]) -> str:
    """Rows as they are written above: nothing is a stroke, types of bearers are joined."""
    lines = (" ".join(str(cell) if cell != "" else "-" for cell in row) for row in rows)
    return "\n" + "\n".join(lines) + "\n"


def test_captains_a8_1() -> None:
    assert table(*((c.id, c.type, c.dice, c.injured, c.rune, c.gem) for c in CONTENT.captains.values())) == CAPTAINS
    assert msgspec.to_builtins(CONTENT.messenger) == {"id": "kings_messenger", "roles": "d", "dice": "w"}


def test_outposts_a8_2() -> None:
    def told(bridge: str, side: str, rune: str) -> str:
        reward = CONTENT.rewards(bridge, side)[rune]
        goods = [f"{good}{n}" for good in ("gold", "blue", "green") if (n := getattr(reward, good))]
        return f"{'+'.join(goods) or '-'}/{reward.heal}{reward.reach}"

    assert table(*((b, side, *(told(b, side, rune) for rune in RUNES)) for b in BRIDGES for side in "ab")) == OUTPOSTS


def test_slots_a5() -> None:
    assert tuple(CONTENT.runes("a")) == SLOTS
    assert tuple(CONTENT.runes("a").values()) == RUNES * 2
    assert " ".join(CONTENT.runes("b").values()) == "ember ember tide stone gale thorn star star thorn gale stone tide"


def test_barracks_a8_3() -> None:
    assert table(*((s.copies, s.id, s.roles, s.type, s.dice, s.service) for s in CONTENT.barracks.values())) == BARRACKS


def test_tavern_a8_4() -> None:
    assert table(*((p.id, p.kind, p.roles, p.type, p.cost, p.dice) for p in CONTENT.tavern.values())) == TAVERN


def test_town_hall_a8_5() -> None:
    items = CONTENT.town_hall.values()
    assert table(*((i.id, i.kind, i.cost, i.dice, i.rolls, "/".join(i.bearers) or "any") for i in items)) == TOWN_HALL
    kinds = [i.kind for i in items]
    assert [kinds.count(kind) for kind in ("weapon", "armament", "trinket", "fortification")] == [8, 7, 4, 5]


def test_stables_a8_6() -> None:
    assert table(*((m.id, m.cost, m.dice, m.rolls, "/".join(m.bearers) or "any") for m in CONTENT.stables.values())) == STABLES


def test_eyrie_a8_7() -> None:
    assert table(*((w.copies, w.id, w.pool) for w in CONTENT.eyrie.values())) == EYRIE


def test_sanctuary_a8_8() -> None:
    mages = CONTENT.sanctuary.values()
    assert table(*((m.copies, m.id, m.kind, m.back, m.pool, m.gains, m.roles, m.type, m.dice) for m in mages)) == SANCTUARY


def test_quests_a8_9() -> None:
    assert table(*((q.number, q.id, q.place) for q in CONTENT.quests.values())) == QUESTS


def test_monster_cards_a8_10() -> None:
    cards = CONTENT.monster_cards.values()
    assert table(*((c.copies, c.id, c.cost) for c in cards)) == MONSTER_CARDS
    # A9 counts on this mean for the Gold of a Monster player.
    assert round(sum(c.cost for c in cards) / len(cards), 1) == 3.1


def test_encounters_a8_11() -> None:
    met = CONTENT.encounters.values()
    assert table(*((e.kind, e.id, e.family, e.tokens, e.health, e.dice, e.reward, *e.places) for e in met)) == ENCOUNTERS


def test_wishes_a8_12() -> None:
    assert table(*((w.copies, w.id) for w in CONTENT.wishes.values())) == WISHES


def test_skulls_of_the_rule_book() -> None:
    assert table(*((colour, *CONTENT.skulls_of(colour)) for colour in "wyr")) == SKULLS


def test_monsters_a7() -> None:
    sides = [(m.id, m.family, side, m.side(side)) for m in CONTENT.monsters.values() for side in "ab"]
    assert table(*((id_, family, side, b.health, b.solo, b.dice, b.limit) for id_, family, side, b in sides)) == MONSTERS_AB
    assert tuple(CONTENT.monsters) == MONSTERS
    dragon = CONTENT.monsters["dragon"].side("a")
    assert [dragon.full_health(captains) for captains in (1, 2, 3, 4)] == [10, 10, 15, 20]


def test_numbers_of_the_table_a5_a6() -> None:
    numbers = msgspec.to_builtins(CONTENT.table)
    counts = numbers.pop("counts")
    assert numbers == {
        "start_gold": 3,
        "solo_gold": 4,
        "progress_dice": 8,
        "caps": {"w": 6, "y": 5, "r": 4},
        "royal": 2,
        "trade": 3,
        "transfer": 2,
        "prices": {
            "conscript": 2,
            "church": 4,
            "eyrie": 4,
            "reveal": 1,
            "stone": 3,
            "barkeep": 1,
            "mage": 3,
            "wizard": 3,
            "armoury": 4,
        },
        "stock": {"stones": 9, "blue": 9, "green": 9, "white_armour": 5, "yellow_armour": 5},
        "track": {
            "length": 60,
            "purple": (3, 6, 15, 18, 30, 33, 45, 48),
            "bridges": {"ice": 4.5, "rock": 16.5, "arch": 31.5, "stone": 46.5},
        },
        "foe": {"cards": 2, "gold": 3, "hand": 4, "discards": 2},
    }
    cards = {"barracks": 24, "tavern": 42, "town_hall": 24, "stables": 10, "eyrie": 10, "sanctuary": 21, "quests": 16, "monster_cards": 36}
    assert counts == cards | {"encounters": 21, "tokens": 37, "wishes": 20, "skulls": 14}
