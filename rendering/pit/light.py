"""The light of the hour on the Citadel: torches and windows at dusk, fires where it burns, darkness where it is closed."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

from games.pit.view import TableView
from rendering.canvas import glow, shade, sprite, stamp
from rendering.pit.citadel import daylight
from rendering.pit.drawings import building, scenery, sign
from rendering.pit.palette import W
from rendering.pit.parts import cast
from rendering.pit.ring import CELLS, MAP_H, PLAZA, SITES, TOP, district_of, space
from rendering.pit.track import track

L = 4
"""The light map is this many times smaller."""
Tint = tuple[int, int, int]
HOURS: dict[str, tuple[Tint, Tint, float]] = {
    "setup": ((246, 236, 226), (220, 224, 238), 0.0),
    "morning": ((236, 206, 190), (176, 190, 226), 0.35),
    "midday": ((250, 246, 232), (236, 236, 238), 0.0),
    "twilight": ((186, 112, 100), (88, 78, 138), 1.0),
    "night": ((84, 96, 158), (66, 74, 136), 1.0),
    "over": ((170, 120, 120), (96, 88, 150), 1.0),
}
"""Light from the left to the right of the map, and how bright torches and windows are."""
DUSKY = 0.3
"""Brightness of torches from which windows are lit."""
TORCHES = ((108, 108), (992, 108), (108, 698), (992, 698), (384, 96), (384, 712), (694, 712))
TORCH: Tint = (255, 190, 104)
FIRE: Tint = (255, 122, 44)
WINDOW = "#ffd36b"
"""Every stroke of this colour in a building shines at dusk."""
DARK = 45
"""Per cent of the light that is left in a closed district."""
REACH = 180
"""Where the gradient of a lamp ends."""


class Scene(NamedTuple):
    """All that the light depends on; what stands on the map is drawn over it."""

    phase: str
    closed: frozenset[str]
    states: tuple[tuple[str, str], ...]
    bridges: tuple[float, ...]
    length: int
    purple: tuple[int, ...]

    def fallen(self, structure: str) -> bool:
        """Whether nothing of a structure is left to use."""
        return dict(self.states)[structure] in ("ruin", "removed")

    def burning(self) -> list[str]:
        """Structures in flames."""
        return [structure for structure, state in self.states if state == "burnt"]


def ground(canvas: Image.Image, view: TableView) -> None:
    """The whole map in the light of the hour, with buildings, lit windows, fires and the glow of the Monster."""
    states = tuple((each, view.structures[each].state) for each in SITES)
    bridges = tuple(view.monster.bridges.values())
    canvas.paste(_floor(Scene(view.phase, view.closed, states, bridges, view.monster.length, view.monster.purple)), (0, TOP))
    if view.phase != "setup":
        x, y = space(view.monster.space, view.monster.length)
        _bloom(canvas, x, y + TOP, 150, 0.85)
        stamp(canvas, sprite(sign("embers"), 240), x, y + TOP)


@lru_cache(maxsize=6)
def _floor(scene: Scene) -> Image.Image:
    """The map without anything that moves."""
    floor = daylight(scene.bridges, scene.length).copy()
    for name, site in SITES.items():
        house = building_of(scene, name)
        stamp(floor, cast(_house, house, 6, 0.7), site.x + 4, site.y + 8)
        stamp(floor, _house(*house), site.x, site.y)
    floor = ImageChops.multiply(floor, _light_map(scene))
    for name in scene.burning():
        _bloom(floor, SITES[name].x, SITES[name].y, 90, 0.26)
    _windows(floor, scene)
    _sparks(floor, scene)
    road = track(scene.length, scene.purple)
    floor.paste(road, (0, 0), road)
    return floor


def building_of(scene: Scene, name: str) -> tuple[str, int, str]:
    """The drawing, size and roof of a structure as it is now."""
    site, state = SITES[name], dict(scene.states)[name]
    return ("ruin" if state == "ruin" else name), site.size, site.roof


@lru_cache(maxsize=64)
def _house(name: str, size: int, roof: str) -> Image.Image:
    return sprite(_lowered(building(name)), size, round(size * 1.08), roof)


@lru_cache(maxsize=48)
def _lift(name: str, size: int, roof: str) -> Image.Image:
    """A faint building that lifts it out of the dark, with its windows in full light."""
    faint = _house(name, size, roof).copy()
    faint.putalpha(faint.getchannel("A").point(lambda a: a * 4 // 10))
    return faint


@lru_cache(maxsize=48)
def _lit(name: str, size: int, roof: str) -> Image.Image | None:
    """The windows of a building alone."""
    strokes = "\n".join(line for line in building(name).splitlines() if WINDOW in line)
    return sprite(_lowered(strokes), size, round(size * 1.08), roof) if strokes else None


def _lowered(drawing: str) -> str:
    """A drawing moved down a little, so that flags above the box are kept."""
    return "\n".join(_lowered_stroke(line.split()) for line in drawing.splitlines())


def _lowered_stroke(words: Sequence[str]) -> str:
    first = next(k for k, word in enumerate(words[2:], 2) if "," in word)
    places = {"e": 1, "r": 2}.get(words[0].lower(), len(words))
    moved = [f"{x},{float(y) * 0.92 + 8:g}" for x, _, y in (word.partition(",") for word in words[first : first + places])]
    return " ".join((*words[:first], *moved, *words[first + places :]))


def _windows(floor: Image.Image, scene: Scene) -> None:
    """Buildings are lifted out of the dark; at dusk their windows shine."""
    for name, site in SITES.items():
        if scene.fallen(name) or district_of(name) in scene.closed:
            continue
        house = building_of(scene, name)
        stamp(floor, _lift(*house), site.x, site.y)
        lit = _lit(*house) if HOURS[scene.phase][2] > DUSKY else None
        if lit is not None:
            stamp(floor, lit, site.x, site.y)


@lru_cache(maxsize=12)
def _hour(phase: str, bridges: tuple[float, ...], length: int) -> Image.Image:
    """The light map of a phase with its torches, without fires."""
    left, right, torches = HOURS[phase]
    size = (W // L, MAP_H // L)
    slope = Image.linear_gradient("L").rotate(90).resize(size)
    light = Image.composite(Image.new("RGB", size, right), Image.new("RGB", size, left), slope)
    edge = Image.radial_gradient("L").resize(size).point([255 - max(0, v - 110) * 70 // 100 for v in range(256)])
    light = ImageChops.multiply(light, Image.merge("RGB", (edge, edge, edge)))
    lamps = [*((site.x, site.y + 20, 112, 0.72) for site in SITES.values()), (*PLAZA[:2], 150, 0.6)]
    for x, y, radius, share in (*lamps, *((*space(at, length), 90, 0.5) for at in bridges)):
        if torches:
            _shine(light, x, y, _lamp(radius, TORCH, share * torches))
    return light


def _light_map(scene: Scene) -> Image.Image:
    """The hour, closed districts in the dark, and fires."""
    light = _hour(scene.phase, scene.bridges, scene.length).copy()
    for district in sorted(scene.closed):
        x0, y0, x1, y1 = (v // L for v in CELLS[district])
        light.paste(light.crop((x0, y0, x1, y1)).point([v * DARK // 100 for v in range(256)] * 3), (x0, y0))
    for name in scene.burning():
        _shine(light, SITES[name].x, SITES[name].y, _lamp(150, FIRE, 0.55))
    return light.filter(ImageFilter.GaussianBlur(1)).resize((W, MAP_H), Image.Resampling.BICUBIC)


def _lamp(radius: int, tint: Tint, share: float) -> Image.Image:
    """A round soft light for the small light map."""
    size = max(2, 2 * radius // L)
    return glow(size, size, tint, REACH, share * 255 / REACH)


def _shine(light: Image.Image, x: float, y: float, lamp: Image.Image) -> None:
    """Add a light around a map point."""
    _blend(light, round(x / L - lamp.width / 2), round(y / L - lamp.height / 2), lamp, is_screen=False)


def _bloom(canvas: Image.Image, x: float, y: float, radius: int, share: float) -> None:
    """Lift a place above its daylight colours."""
    _blend(canvas, round(x - radius), round(y - radius), glow(2 * radius, 2 * radius, FIRE, REACH, share * 255 / REACH), is_screen=True)


def _blend(canvas: Image.Image, left: int, top: int, soft: Image.Image, *, is_screen: bool) -> None:
    box = (max(0, left), max(0, top), min(canvas.width, left + soft.width), min(canvas.height, top + soft.height))
    part = soft.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))
    both = ImageChops.screen if is_screen else ImageChops.add
    canvas.paste(both(canvas.crop(box), part), box[:2])


def _sparks(floor: Image.Image, scene: Scene) -> None:
    """Torches on the wall, embers over fires."""
    flame = sprite(scenery("torch"), 30, 40)
    for x, y in TORCHES if HOURS[scene.phase][2] > DUSKY else ():
        stamp(floor, shade(flame, 8, 0.9, "#ff9a3c"), x, y - 6)
        stamp(floor, flame, x, y - 6)
    for name in scene.burning():
        stamp(floor, sprite(sign("embers"), 150), SITES[name].x, SITES[name].y - 20)
