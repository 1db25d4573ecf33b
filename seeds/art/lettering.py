#!/usr/bin/python3
"""Turns the words of the sharing pictures into outlines with the site's own fonts, kerned, and writes lettering.ts.

Run after fonts.py: `python3 seeds/art/lettering.py`. Needs fonttools and brotli.
"""

from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]

# name: (font, weight, tracking as a part of the size, words)
LINES = {
	"latam": ("bricolage-grotesque", 800, -0.03, "LATAM "),
	"nordics": ("bricolage-grotesque", 800, -0.03, "Nordics"),
	"summit": ("bricolage-grotesque", 800, -0.03, "Summit 2025"),
	"place": ("instrument-sans", 550, 0.0, "Querétaro, Mexico"),
}


def kerning(font: TTFont, left: str, right: str) -> int:
	"""What the font takes off or adds between two glyphs; the first table that knows the left one decides."""
	for lookup in font["GPOS"].table.LookupList.Lookup:
		for table in lookup.SubTable:
			table = getattr(table, "ExtSubTable", table)
			if table.LookupType != 2 or left not in table.Coverage.glyphs:
				continue
			if table.Format == 1:
				for pair in table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord:
					if pair.SecondGlyph == right:
						return getattr(pair.Value1, "XAdvance", 0) or 0
			else:
				row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)]
				value = row.Class2Record[table.ClassDef2.classDefs.get(right, 0)].Value1
				return getattr(value, "XAdvance", 0) or 0
	return 0


def outline(file: str, weight: int, tracking: float, words: str) -> tuple[str, int]:
	"""The path of the words on the baseline y = 0, 1000 units to the em, and its width."""
	font = instancer.instantiateVariableFont(TTFont(ROOT / f"public/fonts/{file}.woff2"), {"wght": weight})
	glyphs, letters = font.getGlyphSet(), font.getBestCmap()
	names = [letters[ord(character)] for character in words]
	pen, x = SVGPathPen(glyphs, ntos=lambda value: str(round(value))), 0.0
	for name, following in zip(names, [*names[1:], None]):
		glyphs[name].draw(TransformPen(pen, (1, 0, 0, -1, x, 0)))
		x += glyphs[name].width + tracking * 1000 + (kerning(font, name, following) if following else 0)
	return pen.getCommands(), round(x)


def main() -> None:
	parts = ["/** Outlines of words in the site's fonts, 1000 units to the em. Written by lettering.py. */\nexport const lettering = {\n"]
	for name, line in LINES.items():
		path, width = outline(*line)
		parts.append(f'\t{name}: {{ width: {width}, path: "{path}" }},\n')
	(ROOT / "seeds/art/lettering.ts").write_text("".join([*parts, "} as const;\n"]), encoding="utf-8")


main()
