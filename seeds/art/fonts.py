#!/usr/bin/python3
"""Prepares the two fonts of the site and the CSS that loads them.

Writes public/fonts/bricolage-grotesque.woff2, public/fonts/instrument-sans.woff2 and app/fonts.css.

The fonts come from npm's Fontsource packages, whose address is given as the only argument:

    npm pack --pack-destination /tmp @fontsource-variable/bricolage-grotesque @fontsource-variable/instrument-sans
    (cd /tmp && for f in fontsource-variable-*.tgz; do mkdir -p fonts/"$f" && tar xzf "$f" -C fonts/"$f"; done)
    python3 seeds/art/fonts.py /tmp/fonts

Needs fonttools and brotli, and Liberation Sans (the same widths as Arial) for the fallback's measures.
"""

import math
import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.misc.transform import Transform
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
LIBERATION = Path("/usr/share/fonts/truetype/liberation")

# The letters of English, Spanish and Swedish, and of the names of the ten countries' people.
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÁÀÂÃÄÅÆÇÉÈÊËÍÌÎÏÐÑÓÒÔÕÖØÚÙÛÜÝÞáàâãäåæçéèêëíìîïðñóòôõöøúùûüýþßªº"
OTHERS = " 0123456789.,:;!?¡¿'\"()[]/|-_+=<>*&%$€£#@©™°·•×−–—…‘’“”«»↑↓\u00a0\u2009"
# Arrows which neither font has: drawn by turning the upward arrow, so that they share its weight.
TURNED_ARROWS = {"→": -90, "←": 90, "↗": -45}

# Average text of the three languages, to weigh the widths of letters as they occur.
SAMPLE = (
	"Two regions, one table. Technology, clean energy and advanced manufacturing, made together in Querétaro. "
	"Dos regiones, una mesa. Tecnología, energía limpia y manufactura avanzada, hechas en conjunto en Querétaro. "
	"Två regioner, ett bord. Teknik, ren energi och avancerad tillverkning som vi skapar tillsammans i Querétaro. "
	"Choose your seat at the table. Where the far north meets the highlands of Mexico. November 19, 2025. "
)

FONTS = [
	{
		"family": "Bricolage Grotesque",
		"package": "bricolage-grotesque",
		"axes": {"wght": (700, 700, 800), "opsz": 36, "wdth": 100},
		"typical": 760,
		"features": ["kern", "liga", "tnum"],
		"fallbacks": [((700, 800), 760, "Bold")],
	},
	{
		"family": "Instrument Sans",
		"package": "instrument-sans",
		"axes": {"wght": (400, 400, 650), "wdth": 100},
		"typical": 500,
		"features": ["kern", "liga", "tnum"],
		"fallbacks": [((400, 550), 430, "Regular"), ((551, 650), 600, "Bold")],
	},
]

LOCAL_FACES = {
	"Regular": ["Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Roboto", "Helvetica"],
	"Bold": ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold", "Roboto Bold", "Helvetica Bold"],
}


def find_source(folder: Path, package: str) -> Path:
	"""The file of the package which holds every axis for Latin letters."""
	return next(folder.glob(f"**/{package}-latin-standard-normal.woff2"))


def turn_upward_arrow(font: TTFont, degrees: float):
	"""The outline of ↑ turned about its middle, drawn in the middle of the capitals' height."""
	glyphs, name = font.getGlyphSet(), font.getBestCmap()[ord("↑")]
	recording = DecomposingRecordingPen(glyphs)
	glyphs[name].draw(recording)
	box = font["glyf"][name]
	middle_x, middle_y = (box.xMin + box.xMax) / 2, (box.yMin + box.yMax) / 2
	half = (box.yMax - box.yMin) / 2
	room = 60
	turn = Transform().translate(half + room, 350).rotate(math.radians(degrees)).translate(-middle_x, -middle_y)
	pen = TTGlyphPen(None)
	recording.replay(TransformPen(pen, turn))
	return pen.glyph(), round(2 * (half + room))


def add_glyph(font: TTFont, character: str, name: str, glyph, width: int) -> None:
	"""Adds one glyph which keeps its shape at every weight."""
	font.setGlyphOrder([*font.getGlyphOrder(), name])
	font["glyf"].glyphs[name] = glyph
	font["glyf"].glyphOrder = font.getGlyphOrder()
	glyph.recalcBounds(font["glyf"])
	font["hmtx"].metrics[name] = (width, getattr(glyph, "xMin", 0) or 0)
	font["gvar"].variations[name] = []
	for table in font["cmap"].tables:
		if table.isUnicode():
			table.cmap[ord(character)] = name


def settle_kerning(font: TTFont, source: Path, axes: dict, typical: int) -> None:
	"""Kerns every weight as the typical one, in steps of 5 units: the eye sees no difference, the file halves."""
	static = instancer.instantiateVariableFont(TTFont(source), {**axes, "wght": typical})
	for lookup in static["GPOS"].table.LookupList.Lookup:
		for table in lookup.SubTable:
			table = getattr(table, "ExtSubTable", table)
			if type(table).__name__ != "PairPos":
				continue
			if table.Format == 1:
				values = [pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord]
			else:
				values = [cell.Value1 for row in table.Class1Record for cell in row.Class2Record]
			for value in values:
				if value and hasattr(value, "XAdvance"):
					value.XAdvance = 0 if abs(value.XAdvance) < 8 else round(value.XAdvance / 5) * 5
	font["GPOS"] = static["GPOS"]
	del font["GDEF"]  # held the kerning's variation and the classes of marks, neither of which is used now


def prepare(source: Path, axes: dict, typical: int, features: list[str]) -> TTFont:
	"""Limits the axes, adds the turned arrows and the thin space, and keeps only the letters in use."""
	font = instancer.instantiateVariableFont(TTFont(source), axes)
	if "HVAR" in font:
		del font["HVAR"]  # gvar holds the same advances; dropping it lets glyphs be added
	settle_kerning(font, source, axes, typical)
	for character, degrees in TURNED_ARROWS.items():
		add_glyph(font, character, f"turned{ord(character):04X}", *turn_upward_arrow(font, degrees))
	if 0x2009 not in font.getBestCmap():
		add_glyph(font, "\u2009", "thinspace", TTGlyphPen(None).glyph(), 180)
	variations = font["gvar"].variations
	for name in font.getGlyphOrder():
		variations.setdefault(name, [])  # empty glyphs have no entry, but the subsetter asks for one
	options = subset.Options()
	options.layout_features = features
	options.hinting = False
	options.drop_tables += ["MVAR", "STAT", "gasp"]
	options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
	options.notdef_outline = True
	subsetter = subset.Subsetter(options)
	subsetter.populate(text=LETTERS + ACCENTED + OTHERS + "".join(TURNED_ARROWS))
	subsetter.subset(font)
	font.flavor = "woff2"
	return font


def average_width(font: TTFont) -> float:
	"""The mean width of a letter of the sample, as a part of the type size."""
	letters, widths = font.getBestCmap(), font["hmtx"].metrics
	return sum(widths[letters[ord(c)]][0] for c in SAMPLE) / len(SAMPLE) / font["head"].unitsPerEm


def percent(value: float) -> str:
	return f"{value * 100:.2f}%"


def font_faces(entry: dict, file: Path) -> str:
	"""The CSS of one font and of the system faces stretched to its measures, so that nothing jumps on arrival."""
	family, (lowest, _, highest) = entry["family"], entry["axes"]["wght"]
	css = [
		f'@font-face {{\n\tfont-family: "{family}";\n\tsrc: url("/fonts/{file.name}") format("woff2");\n'
		f"\tfont-weight: {lowest} {highest};\n\tfont-style: normal;\n\tfont-display: swap;\n}}\n"
	]
	for (low, high), typical, face in entry["fallbacks"]:
		font = instancer.instantiateVariableFont(TTFont(file), {"wght": typical})
		adjust = average_width(font) / average_width(TTFont(LIBERATION / f"LiberationSans-{face}.ttf"))
		metrics, em = font["hhea"], font["head"].unitsPerEm * adjust
		sources = ",\n\t\t".join(f'local("{name}")' for name in LOCAL_FACES[face])
		css.append(
			f'@font-face {{\n\tfont-family: "{family} Fallback";\n\tsrc:\n\t\t{sources};\n\tfont-weight: {low} {high};\n'
			f"\tsize-adjust: {percent(adjust)};\n\tascent-override: {percent(metrics.ascent / em)};\n"
			f"\tdescent-override: {percent(-metrics.descent / em)};\n\tline-gap-override: {percent(metrics.lineGap / em)};\n}}\n"
		)
	return "\n".join(css)


def main() -> None:
	folder = Path(sys.argv[1])
	css = ["/* Written by seeds/art/fonts.py: the two fonts, and system fonts scaled to their metrics. */\n"]
	for entry in FONTS:
		file = ROOT / "public/fonts" / f"{entry['package']}.woff2"
		file.parent.mkdir(parents=True, exist_ok=True)
		prepare(find_source(folder, entry["package"]), entry["axes"], entry["typical"], entry["features"]).save(file)
		css.append(font_faces(entry, file))
		print(f"{file.name}: {file.stat().st_size} bytes")
	(ROOT / "app/fonts.css").write_text("\n".join(css), encoding="utf-8")


main()
