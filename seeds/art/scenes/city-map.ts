import { palette } from "../palette.ts";
import { arcade } from "../shapes/buildings.ts";
import { row } from "../shapes/land.ts";
import { tree } from "../shapes/plants.ts";
import { HEIGHT, WIDTH } from "../shapes/sky.ts";
import { dome, houses, type Roofs, tower } from "../shapes/skyline.ts";
import { box, chance, curve, disc, drawing, group, type Point, place, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

const GROUND = palette.paper2;
const BLOCK = "#eaddc6";
const PARK = "#bcd0a0";
const OLD_TOWN: Roofs = { body: "#c9684a", shade: "#a94f38", window: "#ffe7b0" };
const TOWN: Roofs = { body: "#d9a88a", shade: "#c28f70", window: "#fff2d4" };

/** Strokes on a field 16 wide and 24 high, around its middle. */
const DIGITS = [
	"M-5 -7L2 -12V12",
	"M-7 -6C-6 -15 8 -14 7 -5C6 1 -3 6 -7 12H8",
	"M-6 -12H6L-1 -3C11 -4 9 12 -1 12C-4 12 -6 10 -7 8",
	"M4 12V-12L-8 5H8",
	"M6 -12H-5L-6 -2C1 -6 8 -2 8 4C8 12 -2 15 -7 8",
	"M5 -12C-3 -8 -7 -1 -7 5C-7 14 8 14 8 5C8 -3 -4 -4 -7 4",
];

const marker = (number: number, x: number, y: number, color: string = palette.night) =>
	place(x, y, 1, disc(0, 2, 27, "#00000022"), disc(0, 0, 26, "#ffffff"), disc(0, 0, 23, color), stroke(DIGITS[number - 1], "#ffffff", 4.4));

const road = (points: readonly Point[], width: number) => stroke(curve(points), "#ffffff", width) + stroke(curve(points), "#f7d9a0", width * 0.55);
const street = (points: readonly Point[]) => stroke(curve(points), "#fffaf0", 7);

function blocks(): string {
	const { next } = chance(12);
	return row(150, (i) => {
		const [x, y] = [(i % 15) * 66 + 8 + next() * 6, Math.floor(i / 15) * 66 + 6 + next() * 6];
		return next() < 0.16 ? "" : box(x, y, 44 + next() * 12, 42 + next() * 12, BLOCK, 5);
	});
}

function cityMap(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		box(0, 0, WIDTH, HEIGHT, GROUND),
		blocks(),
		shape("M40 300C60 250 150 246 178 292C204 336 160 396 108 392C60 388 22 350 40 300Z", PARK),
		shape("M372 392h92v62h-92Z", PARK),
		shape("M790 470C840 430 910 460 930 520C946 570 880 600 830 582C784 566 756 500 790 470Z", PARK),
		street([
			[230, -10],
			[240, 150],
			[236, 330],
			[250, 650],
		]),
		street([
			[640, -10],
			[610, 150],
			[600, 330],
			[560, 480],
			[520, 650],
		]),
		street([
			[-10, 236],
			[300, 232],
			[620, 214],
			[970, 240],
		]),
		street([
			[-10, 444],
			[300, 430],
			[560, 424],
			[760, 436],
			[970, 420],
		]),
		road(
			[
				[196, -10],
				[206, 160],
				[214, 330],
				[236, 470],
				[330, 556],
				[520, 560],
				[700, 556],
				[860, 610],
				[970, 660],
			],
			20,
		),
		road(
			[
				[600, 330],
				[720, 270],
				[840, 190],
				[970, 130],
			],
			15,
		),
		place(70, 372, 0.5, tree(120, "#6b4a35", "#3f7a4b", "#5d9a5c", 2)),
		place(112, 384, 0.6, tree(120, "#6b4a35", "#4a8553", "#6aa768", 5)),
		place(150, 370, 0.45, tree(120, "#6b4a35", "#3f7a4b", "#5d9a5c", 8)),
		place(252, 366, 0.9, houses(190, 36, OLD_TOWN, 4)),
		place(300, 362, 0.78, dome(60, OLD_TOWN)),
		place(400, 364, 0.8, tower(34, OLD_TOWN)),
		row(4, (i) => place(388 + i * 22, 446, 0.34, tree(110, "#6b4a35", "#3f7a4b", "#5d9a5c", i + 3))),
		arcade(448, 352, 168, 46, 8, "#d98d63", { lit: "#fbe9c8" }),
		place(
			660,
			396,
			1,
			box(0, -62, 150, 62, "#e3b48f", 3),
			box(-6, -68, 162, 8, palette.blue, 3),
			arcade(10, 0, 130, 44, 5, "#c98a62", { lit: palette.marigold }),
		),
		place(566, 532, 0.9, houses(60, 26, TOWN, 2)),
		box(632, 500, 84, 26, "#4f7fa8", 5),
		...[644, 668, 692].map((x) => box(x, 505, 15, 9, "#dff1ff", 2)),
		disc(650, 528, 6, palette.ink),
		disc(698, 528, 6, palette.ink),
		stroke("M906 82L944 66M930 62L945 66L938 80", palette.night, 5),
		place(46, 66, 1, shape("M0 -40L14 8L0 -2L-14 8Z", palette.night), stroke("M-7 36V16L7 36V16", palette.night, 4)),
		group(
			'transform="translate(856 100) rotate(59) scale(0.9)"',
			shape("M0 -46Q7 -42 7 -28V-11L42 14V23L7 13V32L17 40V46L0 42L-17 46V40L-7 32V13L-42 23V14L-7 -11V-28Q-7 -42 0 -46Z", palette.night2),
		),
		marker(1, 736, 296, palette.terracotta),
		marker(2, 530, 272),
		marker(3, 110, 284),
		marker(4, 340, 272),
		marker(5, 760, 516),
		marker(6, 906, 172),
	);
}

export const maps: Scene[] = [{ target: "/images/city-map", draw: cityMap }];
