#!/usr/bin/python3
"""Makes the fonts of documents (PDF): the site's two at fixed weights, with the letters of all Latin alphabets, and Inter for others.

Writes app/documents/fonts/{display,strong,text,other-strong,other-text}.ttf from the same packages as fonts.py and @fontsource/inter:

    python3 seeds/art/document-fonts.py /tmp/fonts

Needs fonttools and brotli.
"""

import sys
import tempfile
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

TARGET = Path(__file__).resolve().parents[2] / "app/documents/fonts"

FONTS = {
	"display": ("bricolage-grotesque", {"wght": 760, "opsz": 36, "wdth": 100}),
	"strong": ("instrument-sans", {"wght": 600, "wdth": 100}),
	"text": ("instrument-sans", {"wght": 400, "wdth": 100}),
}


OTHER = {"other-strong": 700, "other-text": 400}
ALPHABETS = ("latin", "vietnamese", "greek", "cyrillic")


def instance(folder: Path, package: str, letters: str, axes: dict) -> TTFont:
	"""One weight of what a package holds of an alphabet."""
	font = TTFont(next(folder.glob(f"**/{package}-{letters}-standard-normal.woff2")))
	font = instancer.instantiateVariableFont(font, axes)
	font.flavor = None
	return font


def write(name: str, font: TTFont) -> None:
	"""Writes what a document needs of a font."""
	options = subset.Options()
	options.layout_features = ["kern", "mark"]
	options.hinting = False
	options.drop_tables += ["gasp"]
	options.notdef_outline = True
	subsetter = subset.Subsetter(options)
	subsetter.populate(unicodes=font.getBestCmap())
	subsetter.subset(font)
	# The merge dates its work by the clock.
	font["head"].created = font["head"].modified = 0
	font.recalcTimestamp = False
	font.save(TARGET / f"{name}.ttf")
	print(f"{name}.ttf: {(TARGET / f'{name}.ttf').stat().st_size} bytes")


def main() -> None:
	folder = Path(sys.argv[1])
	for name, (package, axes) in FONTS.items():
		with tempfile.TemporaryDirectory() as parts:
			files = [f"{parts}/{letters}.ttf" for letters in ("latin", "latin-ext")]
			for file in files:
				instance(folder, package, Path(file).stem, axes).save(file)
			font = merge.Merger().merge(files)
		write(name, font)
	for name, weight in OTHER.items():
		with tempfile.TemporaryDirectory() as parts:
			files = [f"{parts}/{letters}.ttf" for letters in ALPHABETS]
			for file in files:
				font = TTFont(next(folder.glob(f"**/inter-{Path(file).stem}-{weight}-normal.woff2")))
				font.flavor = None
				font.save(file)
			write(name, merge.Merger().merge(files))


main()
