import { palette } from "../palette.ts";
import type { HairStyle } from "./hair.ts";
import { both, ellipse, line, mirrored, repeat, round, shape } from "./svg.ts";
import type { Tone } from "./tones.ts";

function braid(x: number, y: number, links: number, { base, dark, light }: Tone, ribbon: string): string {
	const step = 25;
	const end = y + links * step;
	const strand = (top: number, side: 1 | -1, w: number) =>
		ellipse(x + side * w * 0.42, top + 8, w * 0.62, 19, base, `transform="rotate(${side * 34} ${x + side * w * 0.42} ${top + 8})"`);
	return (
		repeat(links, (index) => {
			const top = y + index * step;
			const w = round(25 - index * 0.8);
			return (
				strand(top, 1, w) +
				strand(top, -1, w) +
				line(`M${x - w + 5} ${top - 4} Q${x - 6} ${top + 4} ${x} ${top + 19} Q${x + 6} ${top + 4} ${x + w - 5} ${top - 4}`, dark, 3, 0.9) +
				line(`M${x + 7} ${top + 9} Q${x + w - 8} ${top + 2} ${x + w - 5} ${top + 6}`, light, 3.2, 0.55)
			);
		}) +
		shape(`M${x - 11} ${end + 2} L${x + 11} ${end + 2} L${x + 9} ${end + 18} L${x - 9} ${end + 18} Z`, ribbon) +
		shape(
			`M${x - 8} ${end + 18} C${x - 16} ${end + 40} ${x - 8} ${end + 56} ${x} ${end + 62} C${x + 8} ${end + 56} ${x + 16} ${end + 40} ${x + 8} ${end + 18} Z`,
			base,
		)
	);
}

const PARTED_MASS =
	"M0 200 C-40 222 -88 240 -98 300 C-102 320 -103 346 -106 380 C-130 340 -136 256 -112 200 C-90 160 -40 144 0 144 C40 144 90 160 112 200 " +
	"C136 256 130 340 106 380 C103 346 102 320 98 300 C88 240 40 222 0 200 Z";

function partedLines({ dark, light }: Tone): string {
	return (
		line("M0 198 L0 150", dark, 3.5, 0.9) +
		both(
			line("M-14 200 C-60 218 -104 244 -112 310", light, 4.5, 0.34) +
				line("M-16 178 C-68 190 -112 220 -122 290", light, 4, 0.26) +
				line("M-108 300 C-112 340 -112 370 -116 400", dark, 4, 0.5),
		)
	);
}

function gathered({ base }: Tone): string {
	return shape("M100 330 C128 350 142 390 146 430 L102 436 C100 410 104 384 100 330 Z", base);
}

export const twoBraids: HairStyle = (tone) => ({
	back: shape("M-116 300 C-136 360 -142 420 -128 452 C-90 470 -60 440 -40 400 L40 400 C60 440 90 470 128 452 C142 420 136 360 116 300 Z", tone.dark),
	mass: PARTED_MASS,
	details: partedLines(tone) + both(gathered(tone)) + braid(-124, 424, 10, tone, palette.terracotta) + braid(124, 424, 10, tone, palette.terracotta),
});

export const oneBraid: HairStyle = (tone) => ({
	back: shape("M-116 300 C-136 360 -142 410 -126 440 C-100 450 -60 440 -40 420 L40 420 C90 420 120 380 112 300 Z", tone.dark),
	mass: PARTED_MASS,
	details: partedLines(tone) + mirrored(gathered(tone)) + braid(-124, 424, 11, tone, "#e2553d"),
});
