"""The colours of Monster Pit: colour is never alone, Captains also have letters, dice outlines and runes glyphs."""

W = 1100
"""Pixels across."""
NIGHT, PANEL, RAISED, EDGE, DIM, GONE = "#150f1c", "#21182b", "#35263f", "#54436a", "#b3a9c4", "#6a5f7a"
EMBER, DUSK, PAPER, PRINT, WINE = "#ff8a3c", "#2c1218", "#f4e6c4", "#3a2214", "#5a1326"
RUST, BRASS, SOFT = "#c2501f", "#c99a5b", "#7a6248"
FIRE_GLOW, LAMP_GLOW, SHADOW = "#ff9a2e", "#fff2b0", "#05030a"

CAPTAINS = {
    "isolde_kerr": ("#56B4E9", "I"),
    "brannoc_tallow": ("#E69F00", "B"),
    "maelin_dusk": ("#F0E442", "M"),
    "quill_farrow": ("#CC79A7", "Q"),
    "oona_bramblehide": ("#009E73", "O"),
    "yrsa_vane": ("#D55E00", "Y"),
}
"""Colour (Okabe and Ito's) and badge letter."""
FOE = ("#ff5a4a", "†")
"""The Monster player's."""
DICE = {"w": "#f7f3ea", "y": "#f2c230", "r": "#c9283c"}
RUNES = {"ember": "#e8622e", "tide": "#3d9be9", "stone": "#b3a48f", "gale": "#7fd6c8", "thorn": "#69b84d", "star": "#c79bf0"}


def crest(captain: str) -> tuple[str, str]:
    """Colour and letter of a Captain; grey and a question mark while none is chosen."""
    return CAPTAINS.get(captain, (GONE, "?"))
