import { both, circle, clipped, line, mirrored, repeat, shape } from "./svg.ts";
import { mix, tone } from "./tones.ts";

/** `width` is the half-width of the body at the lower edge: 236 slight … 280 broad. */
export type Garment = (width: number) => string;

const NECKLINES = {
	crew: "C-52 634 52 634 68 582",
	high: "C-40 606 40 606 68 582",
	scoop: "C-62 690 62 690 68 582",
	vee: "L0 672 L68 582",
	deep: "L-4 800 L4 800 L68 582",
} as const;

function torso(w: number, neckline: keyof typeof NECKLINES): string {
	return (
		`M${-w} 804 C${-w - 2} 716 ${-w + 24} 668 ${-w + 92} 640 C-122 622 -92 610 -68 582 ${NECKLINES[neckline]} ` +
		`C92 610 122 622 ${w - 92} 640 C${w - 24} 668 ${w + 2} 716 ${w} 804 Z`
	);
}

function body(w: number, neckline: keyof typeof NECKLINES, color: string, pattern = ""): string {
	const { dark, light } = tone(color);
	const outline = torso(w, neckline);
	const shade = `<linearGradient id="cloth"><stop offset="0.06" stop-color="${dark}" stop-opacity="0.95"/><stop offset="0.52" stop-color="${dark}" stop-opacity="0"/><stop offset="0.74" stop-color="${light}" stop-opacity="0"/><stop offset="0.96" stop-color="${light}" stop-opacity="0.9"/></linearGradient>`;
	return (
		shade +
		shape(outline, color) +
		clipped("body", outline, `<rect x="-300" y="560" width="600" height="260" fill="url(#cloth)"/>${pattern}`) +
		line(`M${-w + 62} 804 C${-w + 64} 776 ${-w + 60} 752 ${-w + 54} 736`, dark, 4, 0.75) +
		line(`M${w - 62} 804 C${w - 64} 776 ${w - 60} 752 ${w - 54} 736`, dark, 4, 0.75)
	);
}

function collar(color: string): string {
	const { dark } = tone(color);
	const point = shape("M-62 560 C-78 574 -84 590 -82 606 L-46 660 L-2 632 C-30 620 -54 596 -62 560 Z", color);
	const shade = line("M-82 606 L-46 660 L-2 632", dark, 3.5, 0.5);
	return both(point + shade);
}

export const crewNeck =
	(color: string, pattern = ""): Garment =>
	(w) => {
		const { dark, light } = tone(color);
		return (
			body(w, "crew", color, pattern) +
			shape("M-68 582 C-52 634 52 634 68 582 L81 591 C62 652 -62 652 -81 591 Z", mix(color, dark, 0.6)) +
			line("M-79 594 C-60 654 60 654 79 594", light, 3, 0.35)
		);
	};

export const turtleneck =
	(color: string): Garment =>
	(w) => {
		const { dark, light } = tone(color);
		const roll = "M-64 532 C-70 556 -76 586 -74 604 C-40 630 40 630 74 604 C76 586 70 556 64 532 C34 556 -34 556 -64 532 Z";
		return (
			body(w, "high", color) +
			shape(roll, color) +
			shape("M-64 532 C-70 556 -76 586 -74 604 C-62 612 -46 618 -28 621 C-44 596 -46 570 -44 546 Z", dark, 'opacity="0.45"') +
			line("M-74 604 C-40 630 40 630 74 604", dark, 4.5, 0.7) +
			line("M-16 552 L-14 618 M14 552 L16 618 M42 546 L46 612", dark, 3, 0.35) +
			line("M56 542 C62 562 66 582 66 600", light, 4, 0.35)
		);
	};

export const shirt =
	(color: string, pattern = ""): Garment =>
	(w) => {
		const { dark } = tone(color);
		return (
			body(w, "vee", color, pattern) +
			line("M0 662 L2 804", dark, 3.5, 0.55) +
			repeat(3, (index) => circle(10, 694 + index * 42, 4.5, dark, 'opacity="0.7"')) +
			collar(color)
		);
	};

export function stripes(color: string, gap = 30, width = 9): string {
	return repeat(Math.ceil(190 / gap), (index) => line(`M-320 ${640 + index * gap} Q0 ${672 + index * gap} 320 ${640 + index * gap}`, color, width));
}

export const tops = {
	tee: (color: string): string =>
		shape("M-120 830 L-72 590 L-68 582 C-52 634 52 634 68 582 L72 590 L120 830 Z", color) + line("M-68 584 C-52 638 52 638 68 584", tone(color).dark, 5, 0.4),
	scoop: (color: string): string =>
		shape("M-120 830 L-72 590 L-68 582 C-62 690 62 690 68 582 L72 590 L120 830 Z", color) + line("M-66 600 C-56 692 56 692 66 600", tone(color).dark, 4, 0.35),
	shirt: (color: string): string =>
		shape("M-120 830 L-72 590 L-68 582 L0 668 L68 582 L72 590 L120 830 Z", color) +
		line("M0 664 L2 804", tone(color).dark, 3.5, 0.4) +
		circle(9, 712, 4.5, tone(color).dark, 'opacity="0.6"') +
		circle(9, 756, 4.5, tone(color).dark, 'opacity="0.6"') +
		collar(color),
	roll: (color: string): string =>
		shape("M-120 830 L-72 590 L-64 532 C-34 556 34 556 64 532 L72 590 L120 830 Z", color) +
		shape("M-64 532 C-72 560 -76 590 -72 604 C-56 614 -40 620 -24 622 C-44 596 -46 570 -44 546 Z", tone(color).dark, 'opacity="0.4"') +
		line("M-74 604 C-40 632 40 632 74 604", tone(color).dark, 4.5, 0.55) +
		line("M-14 552 L-12 618 M18 552 L20 616", tone(color).dark, 3, 0.3),
} as const;

export const blazer =
	(color: string, top: string, tie = ""): Garment =>
	(w) => {
		const { dark, light } = tone(color);
		const lapel = "M-72 572 C-96 596 -112 616 -122 640 L-84 668 L-106 690 C-80 732 -50 772 -14 806 L8 806 C-22 746 -56 650 -72 572 Z";
		const tieShape = shape("M-16 656 L16 656 L22 680 L30 806 L-26 806 L-20 680 Z", tie) + line("M-18 682 L20 682", tone(tie || color).dark, 4, 0.6);
		return (
			top +
			(tie ? tieShape : "") +
			body(w, "deep", color) +
			mirrored(shape(lapel, mix(color, light, 0.6)) + line("M-122 640 L-84 668 L-106 690 C-80 732 -50 772 -14 806", dark, 4, 0.9)) +
			shape(lapel, color) +
			line("M-122 640 L-84 668 L-106 690 C-80 732 -50 772 -14 806", dark, 4, 0.9) +
			line("M-72 574 C-56 650 -22 746 8 806", dark, 4, 0.6)
		);
	};

export const openShirt =
	(color: string, top: string): Garment =>
	(w) => {
		const { dark, light } = tone(color);
		const band = "M-72 570 C-96 596 -104 640 -98 690 C-92 740 -80 780 -72 806 L-40 806 C-58 740 -70 650 -72 570 Z";
		return (
			top +
			body(w, "deep", color).replaceAll("L-4 800 L4 800", "C-66 660 -56 740 -40 806 L40 806 C56 740 66 660 68 582") +
			both(shape(band, mix(color, light, 0.5)) + line("M-72 570 C-96 596 -104 640 -98 690 C-92 740 -80 780 -72 806", dark, 4, 0.8))
		);
	};
