"""Turns the partners' names into outlines and writes them to letters.json, which make.ts reads.

Needed only when a name or its lettering changes:

    python3 seeds/art/partners/letters.py <folder with the fonts>

The folder holds `bricolage-grotesque-latin-standard-normal.woff2` and `instrument-sans-latin-standard-normal.woff2`
from Fontsource's packages of the two families. Debian: apt install python3-fonttools python3-brotli.
"""

import json
import pathlib
import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = {
    "bricolage": "bricolage-grotesque-latin-standard-normal.woff2",
    "instrument": "instrument-sans-latin-standard-normal.woff2",
}

# id: font, axes, size, tracking (in thousandths of the size), lines as (text, baseline from the top of the 80-unit plate)
MARKS = {
    "puente-norte": ("bricolage", {"wght": 700, "wdth": 100, "opsz": 40}, 36, -18, [("Puente Norte", 52)]),
    "nordhub": ("instrument", {"wght": 700, "wdth": 100}, 30, 0, [("Nordhub", 37), ("Alliance", 67)]),
    "aurora-energia": ("instrument", {"wght": 500, "wdth": 100}, 34, -10, [("Aurora Energía", 52)]),
    "fjordlink": ("bricolage", {"wght": 600, "wdth": 85, "opsz": 60}, 42, -15, [("fjordlink", 53)]),
    "solmar": ("bricolage", {"wght": 800, "wdth": 100, "opsz": 96}, 36, 40, [("SOLMAR", 52)]),
    "veta": ("instrument", {"wght": 600, "wdth": 88}, 36, -6, [("Veta Materials", 52)]),
    "kvarnen": ("bricolage", {"wght": 800, "wdth": 88, "opsz": 96}, 42, -8, [("Kvarnen", 54)]),
    "altiplano-labs": ("instrument", {"wght": 600, "wdth": 75}, 25, 110, [("ALTIPLANO", 37), ("LABS", 67)]),
    "havsbris": ("instrument", {"wght": 400, "wdth": 100}, 40, -8, [("havsbris", 53)]),
    "tierra-media": ("bricolage", {"wght": 500, "wdth": 100, "opsz": 30}, 34, -8, [("Tierra Media", 51)]),
    "bajio-tech": ("instrument", {"wght": 700, "wdth": 100}, 38, -24, [("bajío tech", 51)]),
    "nordica-air": ("bricolage", {"wght": 400, "wdth": 100, "opsz": 24}, 27, 150, [("NORDICA AIR", 50)]),
    "camara-bajio": ("bricolage", {"wght": 700, "wdth": 80, "opsz": 40}, 32, -4, [("Cámara", 37), ("Bajío", 68)]),
    "universidad-arcos": ("instrument", {"wght": 500, "wdth": 92}, 27, 0, [("Universidad", 36), ("de los Arcos", 66)]),
}

# Pairs that stand too far apart without kerning, in thousandths of the size.
KERNING = {"Ve": -46, "Ti": -24, "Kv": -30, "LT": -50, "CA": -20, "MA": -10}


def outline(font: TTFont, text: str, size: float, tracking: float, baseline: float) -> tuple[str, float]:
    """The path of one line of text set from x = 0, in tenths of a unit (whole numbers keep it short), and its width in units."""
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = size / font["head"].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value * 10)))
    x = 0.0
    for index, letter in enumerate(text):
        name = names[ord(letter)]
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, x, baseline)))
        kern = KERNING.get(text[index : index + 2], 0)
        x += glyphs[name].width * scale + (tracking + kern) * size / 1000
    return pen.getCommands(), x - tracking * size / 1000


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    marks = {}
    for mark, (family, axes, size, tracking, lines) in MARKS.items():
        font = instancer.instantiateVariableFont(TTFont(folder / FONTS[family]), axes)
        outlines = [outline(font, text, size, tracking, baseline) for text, baseline in lines]
        marks[mark] = {"width": round(max(width for _, width in outlines), 1), "path": "".join(path for path, _ in outlines)}
    target = pathlib.Path(__file__).with_name("letters.json")
    target.write_text(json.dumps(marks, indent="\t") + "\n", encoding="utf-8")


main()
