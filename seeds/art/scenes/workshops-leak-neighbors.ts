import { palette } from "../palette.ts";
import { room, seaOutside, windowTo } from "../shapes/interior.ts";
import { row } from "../shapes/land.ts";
import { turbine } from "../shapes/machines.ts";
import { HAIRS, SKINS } from "../shapes/people.ts";
import { screen, table } from "../shapes/room.ts";
import { HEIGHT, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, oval, place, shape, stroke } from "../shapes/svg.ts";
import { headphones, someone } from "./cast.ts";
import type { Scene } from "./scene.ts";

const drop = (x: number, y: number, size: number) =>
	shape(
		`M${x} ${y - size}C${x + size} ${y} ${x + size * 0.7} ${y + size} ${x} ${y + size}C${x - size * 0.7} ${y + size} ${x - size} ${y} ${x} ${y - size}Z`,
		palette.ice,
	);

const pipe = (y: number, thick: number, color: string, shine: string) =>
	box(-10, y, WIDTH + 20, thick, color) +
	box(-10, y + thick * 0.18, WIDTH + 20, thick * 0.16, shine) +
	row(3, (i) => box(120 + i * 350, y - 12, 34, thick + 24, shine, 5) + box(128 + i * 350, y - 12, 8, thick + 24, color));

function leak(): string {
	const wave = Array.from({ length: 25 }, (_, i) => `${8 + i * 3.5} ${30 + (i % 2 ? 1 : -1) * (i > 9 && i < 16 ? 20 - Math.abs(12.5 - i) * 3 : 4)}`).join("L");
	return drawing(
		WIDTH,
		HEIGHT,
		room("#1f4a5e", "#2b4a5e", 520),
		pipe(150, 92, "#c9804f", "#f0c9b4"),
		pipe(330, 40, "#2f7a8c", "#8fd3d6"),
		stroke("M560 168l18 22 -12 18 22 34", "#7b3a2a", 5),
		shape("M570 242q14 60 -6 130q-10 70 4 140h34q-16 -70 -4 -140q10 -70 2 -130Z", palette.ice, 'opacity="0.75"'),
		oval(586, 560, 150, 22, palette.ice, 'opacity="0.5"'),
		oval(590, 558, 90, 11, "#ffffff", 'opacity="0.5"'),
		drop(640, 300, 13),
		drop(536, 420, 10),
		drop(650, 450, 11),
		disc(414, 196, 34, "#13202e"),
		disc(414, 196, 24, "#33475a"),
		disc(414, 196, 10, palette.aurora),
		...[52, 74, 96].map((r) =>
			stroke(`M${414 + r * 0.7} ${196 - r * 0.7}A${r} ${r} 0 0 1 ${414 + r * 0.7} ${196 + r * 0.7}`, palette.aurora, 5, 'opacity="0.8"'),
		),
		stroke("M414 230C414 330 330 300 320 420", "#13202e", 6),
		someone({
			at: [230, 634, 3.7],
			skin: SKINS.brown,
			hair: "long",
			hairColor: HAIRS.dark,
			wear: "overall",
			color: palette.marigold,
			hands: [
				[24, -60],
				[30, -96],
			],
		}),
		place(230, 634, 3.7, headphones),
		place(700, 520, 1, table(240, 130, "#e8c9a8")),
		screen(726, 376, 180, stroke(`M${wave}`, palette.aurora, 2.2)),
		box(790, 490, 54, 30, "#20304a"),
		stroke("M320 420C340 500 520 600 700 512", "#13202e", 6),
		box(690, 500, 74, 20, palette.green, 4),
		row(5, (i) => box(698 + i * 13, 494, 7, 8, palette.marigold, 1)),
	);
}

function neighbors(): string {
	const boat =
		shape("M-70 -22H70L50 8H-52Z", palette.terracotta) +
		box(-24, -48, 40, 26, palette.paper, 3) +
		stroke("M20 -22V-84M20 -80L58 -26", "#33475a", 4) +
		box(-16, -42, 12, 12, "#2f7a8c", 2);
	const house = (x: number, color: string) =>
		box(x, -40, 44, 40, color) + shape(`M${x - 6} -40L${x + 22} -66L${x + 50} -40Z`, "#33303a") + box(x + 16, -28, 12, 14, "#ffe2a0");
	return drawing(
		WIDTH,
		HEIGHT,
		room("#f3dcc6", "#c98f6c"),
		windowTo(seaOutside, 300, 392, 360, 350, "#2f7a8c", 300),
		place(540, 330, 1.5, turbine(120, 20)),
		place(610, 330, 1.2, turbine(120, 65)),
		someone({
			at: [150, 640, 3.8],
			skin: SKINS.pale,
			hair: "short",
			hairColor: HAIRS.flax,
			beard: true,
			wear: "jacket",
			color: palette.blue,
			hands: [
				[20, -66],
				[31, -62],
			],
		}),
		someone({
			at: [268, 640, 3.5],
			skin: SKINS.deep,
			hair: "curls",
			hairColor: HAIRS.black,
			glasses: true,
			wear: "sweater",
			color: palette.purple,
			hands: [
				[4, -52],
				[22, -56],
			],
		}),
		someone({
			at: [820, 640, 3.8],
			facing: "left",
			skin: SKINS.olive,
			hair: "hat",
			hairColor: "#e0c080",
			wear: "shirt",
			color: palette.terracotta,
			hands: [
				[18, -66],
				[30, -88],
			],
		}),
		someone({
			at: [704, 640, 3.5],
			facing: "left",
			skin: SKINS.sand,
			hair: "braid",
			hairColor: HAIRS.dark,
			wear: "huipil",
			color: palette.paper,
			skirt: true,
			below: palette.green,
			hands: [
				[6, -54],
				[24, -58],
			],
		}),
		place(110, 486, 1, table(740, 170, "#e8c9a8")),
		shape("M190 486Q480 420 770 486Z", palette.ice),
		shape("M190 486Q340 436 470 446Q400 470 420 486Z", "#8fbf9a"),
		...[260, 330, 396].map((x, i) => place(x, 466 - i * 4, 1, turbine(130 - i * 14, 12 + i * 40))),
		place(574, 476, 0.9, boat),
		place(640, 484, 1, house(0, palette.terracotta) + house(54, palette.marigold)),
	);
}

export const leakAndNeighbors: Scene[] = [
	{ target: "/images/workshops/hear-the-leak", draw: leak },
	{ target: "/images/workshops/ask-the-neighbours-first", draw: neighbors },
];
