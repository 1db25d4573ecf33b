import { palette } from "../palette.ts";
import { arcade } from "../shapes/buildings.ts";
import { hills, row, water } from "../shapes/land.ts";
import { agave, grass, nopal, palm, tree } from "../shapes/plants.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { dome, houses, type Roofs, tower } from "../shapes/skyline.ts";
import { box, drawing, group, place, placeMirrored, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

const STONE: Roofs = { body: "#c98266", shade: "#a5604c", window: "#ffe2a0" };

const ROSE: Roofs = { body: "#dba083", shade: "#b87359", window: "#6b3038" };

const TILED: Roofs = { body: "#d9773f", shade: "#b4472b", window: "#ffe2a0" };

function mexico(): string {
	const jacaranda = (x: number, y: number, size: number, seed: number) => place(x, y, 1, tree(size, "#4a2e36", "#7d5aae", "#a98bd0", seed));
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dusk", 440),
		sun(700, 372, 44, "#ffcf7d"),
		cloud(80, 130, 300, "#d98a62", 0.5),
		cloud(560, 84, 240, "#c9745c", 0.45),
		cloud(400, 210, 260, "#eaa06a", 0.4),
		hills([400, 366, 392, 350, 384, 342, 380], "#a35a55"),
		hills([430, 410, 424, 396, 420, 404, 414], "#8a4a4e"),
		group('opacity="0.92"', arcade(440, 450, 540, 98, 11, "#7b424a", { lit: "#d9774a" })),
		place(-20, 520, 1, houses(980, 76, { body: "#b8694f", shade: "#96503f", window: "#ffd98a" }, 4)),
		place(640, 500, 1, tower(50, STONE)),
		place(770, 510, 1, dome(128, TILED)),
		place(250, 540, 1, dome(250, { body: "#e0a07a", shade: "#b8694f", window: "#7a3a3a" })),
		place(74, 540, 1, tower(80, ROSE)),
		place(440, 540, 1, tower(68, ROSE)),
		shape(`M60 540H470V640H60Z`, ROSE.body),
		row(5, (i) => shape(`M${110 + i * 72} 640V590a20 20 0 0 1 40 0V640Z`, "#7a3a3a")),
		box(50, 536, 430, 12, "#f0c9b4"),
		place(480, 600, 1, houses(520, 70, { body: "#9c4f42", shade: "#7d3d3a", window: "#ffd98a" }, 9)),
		jacaranda(560, 606, 170, 3),
		jacaranda(894, 620, 210, 5),
		jacaranda(20, 620, 190, 7),
		shape("M-10 640V606C160 590 320 604 480 612C660 600 820 598 970 610V650H-10Z", "#3a2436"),
		place(700, 642, 1, agave(110, "#2f6a5c", "#8fe0c0", "#1f4f4a", 3)),
		place(600, 646, 1, agave(70, "#2f6a5c", "#8fe0c0", "#1f4f4a", 5)),
		place(796, 644, 1, nopal(100, "#2a5a4c", "#1f4a44", "#d94f3a")),
		place(180, 648, 1, agave(84, "#2f6a5c", "#8fe0c0", "#1f4f4a", 8)),
		place(300, 650, 1, nopal(70, "#2a5a4c", "#1f4a44", "#d94f3a")),
	);
}

function brazil(): string {
	const mountain = (d: string, lit: string, body: string, shade: string) => shape(d, body) + shape(lit, shade);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("warm", 400),
		sun(330, 330, 50, "#fff0c0"),
		cloud(80, 120, 280, "#fbe3c0", 0.6),
		cloud(660, 90, 240, "#fbe3c0", 0.5),
		hills([372, 340, 362, 326, 350, 330, 356], "#c98a74"),
		mountain(
			"M-10 400C40 320 90 250 130 236C160 226 176 262 210 300C240 330 280 350 340 372L360 400Z",
			"M130 236C160 226 176 262 210 300C240 330 280 350 340 372L360 400H220C200 340 170 270 130 236Z",
			"#7a5a68",
			"#95707a",
		),
		stroke("M128 238V214M114 222H142", "#fbf6ee", 4),
		mountain(
			"M520 410C530 372 552 360 580 340C596 250 640 150 694 146C752 142 776 240 800 330C830 352 860 380 880 410Z",
			"M694 146C752 142 776 240 800 330C830 352 860 380 880 410H780C776 320 752 200 694 146Z",
			"#4f4a5e",
			"#735a66",
		),
		shape("M420 410C440 360 470 334 510 330C556 328 590 366 620 410Z", "#3d4a5a"),
		shape("M510 330C556 328 590 366 620 410H560C556 380 540 350 510 330Z", "#5a5a66"),
		stroke("M502 330L690 148", "#2b2a36", 1.6),
		group(
			'transform="translate(600 238) rotate(-2)"',
			stroke("M0 -6V6", "#2b2a36", 2),
			box(-14, 6, 28, 18, palette.terracotta, 5),
			box(-10, 9, 20, 7, "#fbe3c0", 2),
		),
		shape("M880 410C900 380 940 360 970 356V412Z", "#5a5a66"),
		water(404, "#f3c9a0", "#1d6a78", "#fff3d6", 340, 5),
		place(420, 452, 1, shape("M0 -6L2 -70Q36 -36 40 -10Z", "#fbf6ee") + shape("M-20 -8H50Q44 2 36 2H-10Z", "#fbf6ee")),
		place(590, 432, 1, shape("M0 -4L1 -40Q20 -20 24 -6Z", "#fbf6ee") + shape("M-10 -4H30Q26 2 20 2H-6Z", palette.terracotta)),
		shape("M-10 640V560C120 520 300 526 430 560C560 592 700 560 970 500V650H-10Z", "#f3d9b0"),
		shape("M-10 560C120 520 300 526 430 560C560 592 700 560 970 500V516C720 578 570 606 440 576C300 546 120 540 -10 580Z", "#fbf6ee", 'opacity="0.8"'),
		row(7, (i) =>
			shape(`M${-10 + i * 150} 650C${40 + i * 150} 592 ${90 + i * 150} 592 ${140 + i * 150} 650Z`, i % 2 ? "#13202e" : "#fbf6ee", 'opacity="0.85"'),
		),
		shape("M970 470C900 476 850 520 830 580L840 650H970Z", "#1f5a4a"),
		place(14, 616, 1, palm(330, "#5a3a34", "#1f5a4a", "#2f7a5c")),
		place(250, 624, 1, palm(250, "#5a3a34", "#236450", "#37876a")),
		placeMirrored(900, 610, 1, palm(340, "#5a3a34", "#17483f", "#2a6e58")),
		place(880, 652, 1, grass(80, "#2f7a5c", 2)),
		place(940, 650, 1, grass(90, "#37876a", 5)),
	);
}

export const mexicoAndBrazil: Scene[] = [
	{ target: "/images/countries/mx", draw: mexico },
	{ target: "/images/countries/br", draw: brazil },
];
