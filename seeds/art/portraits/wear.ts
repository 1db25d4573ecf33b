import { palette } from "../palette.ts";
import { both, circle, ellipse, line, mirrored, shape } from "./svg.ts";
import { tone } from "./tones.ts";

export interface Glasses {
	shape: "round" | "square" | "soft";
	color: string;
	weight: number;
}

export function glasses({ shape: form, color, weight }: Glasses, turn: number): string {
	const lens = (x: number) => {
		if (form === "round") return `<circle cx="${x}" cy="354" r="35"`;
		if (form === "square") return `<rect x="${x - 38}" y="329" width="76" height="50" rx="10"`;
		return `<rect x="${x - 37}" y="327" width="74" height="55" rx="25"`;
	};
	const frame = (x: number) =>
		`${lens(x)} fill="#ffffff" fill-opacity="0.14" stroke="${color}" stroke-width="${weight}"/>` + line(`M${x - 16} 366 L${x - 2} 338`, "#ffffff", 5, 0.3);
	const edge = form === "round" ? 35 : 37;
	const front = frame(-42) + frame(56) + line(`M${-42 + edge} 348 Q7 338 ${56 - edge} 348`, color, weight);
	const arms = line(`M${-42 - edge + turn} 346 L-100 341`, color, weight) + line(`M${56 + edge + turn * 0.7} 346 L101 342`, color, weight);
	return `<g transform="translate(${turn} 0)">${front}</g>${arms}`;
}

/** A turned head shows one of the two. */
const pair = (svg: string, shown: boolean) => (shown ? both(svg) : mirrored(svg));

export const earrings = {
	hoops: (color: string, reach: number, both: boolean) =>
		pair(`<circle cx="${reach + 8}" cy="424" r="21" fill="none" stroke="${color}" stroke-width="5.5"/>`, both),
	studs: (color: string, reach: number, both: boolean) => pair(circle(reach + 7, 399, 7, color), both),
	drops: (color: string, reach: number, both: boolean) =>
		pair(circle(reach + 7, 402, 5, color) + shape(`M${reach + 7} 408 L${reach + 18} 438 Q${reach + 7} 450 ${reach - 4} 438 Z`, color), both),
	discs: (color: string, reach: number, both: boolean) => pair(circle(reach + 9, 424, 19, color) + circle(reach + 9, 424, 8, palette.terracotta), both),
} as const;

export function hijab(color: string): { back: string; front: string; shadow: string } {
	const { base, dark, light } = tone(color);
	const opening = "M0 214 C58 214 96 252 100 322 C104 400 86 470 44 508 C22 524 -22 524 -44 508 C-86 470 -104 400 -100 322 C-96 252 -58 214 0 214 Z";
	const cloth =
		"M0 138 C92 138 140 204 142 306 C144 400 132 470 150 540 C190 580 214 610 226 660 C150 720 -120 730 -214 672 C-206 610 -180 572 -146 540 C-130 470 -144 400 -142 306 C-140 204 -92 138 0 138 Z";
	return {
		shadow: "M-112 190 H112 V310 C96 252 58 226 0 226 C-58 226 -96 252 -112 310 Z",
		back: shape(cloth, dark),
		front:
			`<path fill-rule="evenodd" d="${cloth} ${opening}" fill="${base}"/>` +
			shape(
				"M0 138 C-92 138 -140 204 -142 306 C-144 400 -130 470 -146 540 C-180 572 -206 610 -214 672 C-196 684 -174 692 -150 698 C-140 620 -110 580 -96 520 C-124 440 -128 330 -110 270 C-90 200 -40 170 0 138 Z",
				dark,
				'opacity="0.4"',
			) +
			shape(
				"M-44 508 C-22 524 22 524 44 508 C70 486 90 452 98 404 C112 450 128 500 150 540 C120 590 20 620 -60 650 C-96 662 -140 664 -176 656 C-120 620 -80 570 -44 508 Z",
				light,
				'opacity="0.35"',
			) +
			line("M-104 300 C-110 400 -90 480 -40 524 C-10 544 40 540 70 516", dark, 4.5, 0.55) +
			line("M126 470 C110 540 20 590 -90 634", dark, 4.5, 0.5) +
			line("M150 540 C120 600 40 640 -60 668", dark, 4.5, 0.45) +
			line("M-14 162 C46 158 96 200 110 262", light, 6, 0.5) +
			line("M-64 178 C-108 214 -122 270 -122 330", light, 5, 0.28) +
			line("M176 590 C150 640 90 676 20 694", light, 5, 0.4),
	};
}

export function pin(x: number, y: number): string {
	return ellipse(x, y, 15, 15, "#d9dde0") + circle(x, y, 7, "#8d98a2") + line(`M${x} ${y + 14} L${x + 3} ${y + 50}`, "#d9dde0", 4);
}
