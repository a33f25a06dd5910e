"""The palette and the families' signs: colour is never alone, each family also has a letter and a face."""

INK, CREAM, GOLD, DIM = "#17101f", "#f9ebcb", "#f6c445", "#aba3c6"
RED, GREEN, WHITE = "#ff6676", "#6ef0b0", "#ffffff"
NIGHT, PANEL, RAISED, EDGE = "#120f20", "#1d1830", "#2e2549", "#463c66"
PAPER, PRINT, WINE = "#f3e3c0", "#3a2a1c", "#5a1326"
MOONLIT, SKY_BLUE = "#98a2dc", "#8fc9ff"

INKS = {"k": INK, "w": WHITE, "c": CREAM, "r": "#e0354b", "g": GOLD}
"""Named inks of the drawings."""

FAMILIES = {
    "werewolf": ("#E69F00", "W"),
    "golem": ("#6B7078", "O"),
    "vampire": ("#CC79A7", "V"),
    "zombie": ("#009E73", "Z"),
    "mummy": ("#F0E442", "M"),
    "alien": ("#9A5CFF", "A"),
    "psychopath": ("#D55E00", "P"),
    "clown": ("#3DF0D0", "C"),
    "ghost": ("#56B4E9", "G"),
    "merman": ("#0072B2", "E"),
    "krittlin": ("#A01D3C", "K"),
}
"""Colour (five of them Okabe and Ito's) and badge letter: the first letter of the name that is still free."""

TOKENS = {
    "flesh": "#c93a4a",
    "bone": "#d9c7a0",
    "brain": "#e07f9c",
    "target": "#e0a92e",
    "door": "#9a6233",
    "basement_door": "#6f6a72",
    "bolt": "#4f7fae",
}
"""Colours of the blocks of a score bar."""
