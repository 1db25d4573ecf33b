import type { HairStyle } from "./hair.ts";
import { both, line, repeat, shape } from "./svg.ts";
import type { Tone } from "./tones.ts";

/** A braid that hangs straight down from (x, y), with a ribbon at its end. */
function braid(x: number, y: number, links: number, { base, dark, light }: Tone, ribbon: string): string {
	const step = 25;
	const end = y + links * step;
	return (
		repeat(links, (index) => {
			const top = y + index * step;
			const w = 25 - index * 0.7;
			return (
				shape(`M${x} ${top - 6} C${x + w} ${top - 8} ${x + w + 5} ${top + 18} ${x + 2} ${top + step + 8} C${x - 8} ${top + 22} ${x - 6} ${top + 6} ${x} ${top - 6} Z`, base) +
				shape(`M${x} ${top - 6} C${x - w} ${top - 8} ${x - w - 5} ${top + 18} ${x - 2} ${top + step + 8} C${x + 8} ${top + 22} ${x + 6} ${top + 6} ${x} ${top - 6} Z`, base) +
				line(`M${x - w + 2} ${top + 4} Q${x - 8} ${top + 10} ${x} ${top + 22} Q${x + 8} ${top + 10} ${x + w - 2} ${top + 4}`, dark, 3, 0.9) +
				line(`M${x + 6} ${top + 1} Q${x + w - 6} ${top - 1} ${x + w - 5} ${top + 8}`, light, 3, 0.4)
			);
		}) +
		shape(`M${x - 11} ${end + 2} L${x + 11} ${end + 2} L${x + 9} ${end + 18} L${x - 9} ${end + 18} Z`, ribbon) +
		shape(`M${x - 8} ${end + 18} C${x - 16} ${end + 40} ${x - 8} ${end + 56} ${x} ${end + 62} C${x + 8} ${end + 56} ${x + 16} ${end + 40} ${x + 8} ${end + 18} Z`, base)
	);
}

const PARTED_MASS =
	"M0 200 C-40 222 -88 240 -98 300 C-102 340 -100 380 -112 420 C-134 380 -138 256 -112 200 C-90 160 -40 144 0 144 C40 144 90 160 112 200 " +
	"C138 256 134 380 112 420 C100 380 102 340 98 300 C88 240 40 222 0 200 Z";

function partedLines({ dark, light }: Tone): string {
	return (
		line("M0 198 L0 150", dark, 3.5, 0.9) +
		both(line("M-14 200 C-60 218 -104 244 -112 310", light, 4.5, 0.34) + line("M-16 178 C-68 190 -112 220 -122 290", light, 4, 0.26) + line("M-108 300 C-112 340 -112 370 -116 400", dark, 4, 0.5))
	);
}

/** Parted in the middle; two braids over the shoulders. */
export const twoBraids: HairStyle = (tone) => ({
	back: shape("M-116 300 C-136 360 -142 420 -128 452 C-90 470 -60 440 -40 400 L40 400 C60 440 90 470 128 452 C142 420 136 360 116 300 Z", tone.dark),
	mass: PARTED_MASS,
	details: partedLines(tone) + braid(-122, 424, 10, tone, "#b4472b") + braid(122, 424, 10, tone, "#b4472b"),
});

/** Parted in the middle; one heavy braid over the shoulder. */
export const oneBraid: HairStyle = (tone) => ({
	back: shape("M-116 300 C-136 360 -142 420 -130 460 C-90 474 -20 470 40 452 C104 440 130 380 116 300 Z", tone.dark),
	mass: PARTED_MASS,
	details: partedLines(tone) + braid(-124, 430, 11, tone, "#5b3a8e"),
});
