import { palette } from "../palette.ts";
import { room, windowTo } from "../shapes/interior.ts";
import { row, water } from "../shapes/land.ts";
import { ship } from "../shapes/machines.ts";
import { HAIRS, SKINS } from "../shapes/people.ts";
import { cup, lamp, table } from "../shapes/room.ts";
import { cloud, HEIGHT, sky, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, group, place, shape, stroke } from "../shapes/svg.ts";
import { someone } from "./cast.ts";
import type { Scene } from "./scene.ts";

const storm = (x: number, horizon: number) =>
	group(
		`transform="translate(${x - 480} 0)"`,
		sky("night", horizon),
		cloud(320, 110, 260, "#33475a", 1),
		cloud(430, 160, 240, "#4a6274", 0.9),
		shape("M520 150L486 226H512L492 292L548 204H518L540 150Z", palette.marigold),
		water(horizon, "#3d6a80", "#12384e", "#a8f0e4", 480, 6),
		group(
			'transform="rotate(-17 470 330)"',
			place(330, horizon + 26, 0.62, ship(440, palette.night2, [palette.terracotta, palette.marigold, palette.purple, "#2f7a8c"])),
		),
		shape(`M300 ${horizon + 22}q40 -26 80 0t80 0t80 0t80 0t80 0V${horizon + 120}H300Z`, "#1f5a70", 'opacity="0.85"'),
	);

function deal(): string {
	const sheet = (x: number, y: number, turn: number) =>
		group(
			`transform="translate(${x} ${y}) rotate(${turn})"`,
			box(-26, -34, 52, 68, palette.paper, 2),
			row(4, (i) => stroke(`M-17 ${-20 + i * 12}h${[34, 28, 34, 18][i]}`, "#8fa8b4", 3)),
			disc(12, 22, 7, palette.terracotta),
		);
	return drawing(
		WIDTH,
		HEIGHT,
		room("#2b3f5a", "#4a3440"),
		windowTo(storm, 280, 414, 400, 390, "#8a4a38", 320),
		disc(130, 170, 56, palette.paper),
		disc(130, 170, 48, "#fffdf8"),
		stroke("M130 170V136M130 170L156 184", "#13202e", 6),
		stroke("M130 170L108 132", palette.terracotta, 3),
		lamp(200, 60, 30, palette.marigold),
		lamp(760, 60, 30, palette.marigold),
		sheet(744, 190, 18),
		sheet(838, 262, -14),
		sheet(250, 276, -20),
		someone({
			at: [180, 642, 3.6],
			skin: SKINS.rose,
			hair: "short",
			hairColor: HAIRS.grey,
			wear: "jacket",
			color: palette.blue,
			hands: [
				[10, -60],
				[12, -94],
			],
		}),
		box(214, 296, 15, 30, "#13202e", 4),
		someone({
			at: [352, 642, 3.5],
			skin: SKINS.deep,
			hair: "scarf",
			hairColor: palette.marigold,
			wear: "dress",
			color: palette.purple,
			hands: [
				[22, -56],
				[31, -66],
			],
		}),
		someone({
			at: [650, 642, 3.6],
			facing: "left",
			skin: SKINS.olive,
			hair: "short",
			hairColor: HAIRS.black,
			beard: true,
			wear: "shirt",
			color: palette.terracotta,
			hands: [
				[18, -58],
				[29, -64],
			],
		}),
		someone({
			at: [810, 642, 3.5],
			facing: "left",
			skin: SKINS.pale,
			hair: "bob",
			hairColor: HAIRS.flax,
			glasses: true,
			wear: "sweater",
			color: palette.green,
			hands: [
				[14, -60],
				[18, -84],
			],
		}),
		place(140, 492, 1, table(700, 150, "#c98f6c")),
		group('transform="translate(490 478) scale(1.5 0.42)"', sheet(-90, 0, -8), sheet(0, 6, 4), sheet(92, 0, 14)),
		place(640, 492, 1, cup(26, palette.ice)),
	);
}

function noSignal(): string {
	const phone = (color: string) => box(-15, -54, 30, 54, "#13202e", 5) + box(-12, -49, 24, 42, color, 2);
	return drawing(
		WIDTH,
		HEIGHT,
		room("#f0d8b8", "#b8795c"),
		...[112, 212].map((y) => box(60, y, 400, 12, "#8a5a40")),
		row(9, (i) =>
			box(74 + i * 43, 112 - [44, 58, 36][i % 3], 30, [44, 58, 36][i % 3], [palette.terracotta, "#2f7a8c", palette.marigold, palette.green][i % 4], 4),
		),
		row(9, (i) =>
			i % 2
				? disc(90 + i * 43, 194, 18, ["#d96a3a", palette.green][(i >> 1) % 2])
				: box(74 + i * 43, 164, 32, 48, [palette.stone, palette.purple, palette.ice][i % 3], 4),
		),
		box(548, 66, 340, 190, palette.night2, 10),
		place(
			718,
			190,
			1.5,
			stroke("M-66 -34A92 92 0 0 1 66 -34M-42 -10A58 58 0 0 1 42 -10M-19 13A27 27 0 0 1 19 13", "#8fa8b4", 9) +
				disc(0, 34, 7, "#8fa8b4") +
				stroke("M-54 -64L54 44", palette.terracotta, 10),
		),
		someone({
			at: [230, 640, 3.7],
			skin: SKINS.brown,
			hair: "bun",
			hairColor: HAIRS.black,
			wear: "huipil",
			color: palette.paper,
			skirt: true,
			below: palette.purple,
			hands: [
				[26, -62],
				[32, -66],
			],
		}),
		someone({
			at: [560, 640, 3.6],
			facing: "left",
			skin: SKINS.pale,
			hair: "waves",
			hairColor: HAIRS.copper,
			glasses: true,
			wear: "sweater",
			color: "#2f7a8c",
			hands: [
				[18, -60],
				[28, -64],
			],
		}),
		disc(356, 396, 15, palette.marigold),
		disc(356, 396, 9, "#d99430"),
		someone({
			at: [690, 640, 3.6],
			facing: "left",
			skin: SKINS.deep,
			hair: "curls",
			hairColor: HAIRS.black,
			wear: "jacket",
			color: palette.green,
			hands: [
				[8, -52],
				[26, -70],
			],
		}),
		box(110, 470, 740, 24, "#e8c9a8", 6),
		box(130, 494, 700, 160, "#a8604a"),
		row(9, (i) => stroke(`M${170 + i * 78} 504V640`, "#8a4a38", 4)),
		...[-2, -1, 0, 1, 2].map((i) => group(`transform="translate(${740 + i * 24} 452) rotate(${i * 9})"`, phone(i % 2 ? palette.ice : "#33475a"))),
		shape("M660 424H826L812 472H674Z", "#d9b98c"),
		box(652, 416, 182, 14, "#c9a070", 4),
		box(300, 456, 116, 14, palette.paper, 2),
		box(300, 452, 116, 8, "#fffdf8", 2),
		row(4, (i) => stroke(`M${312 + i * 26} 460h16`, "#33475a", 3)),
		place(476, 470, 1, box(-30, -34, 60, 34, "#8fa8b4", 4) + box(-24, -48, 48, 14, palette.ice, 3) + row(3, (i) => disc(-16 + i * 16, -16, 5, palette.paper))),
	);
}

export const dealAndShop: Scene[] = [
	{ target: "/images/workshops/the-day-the-deal-goes-wrong", draw: deal },
	{ target: "/images/workshops/design-for-no-signal", draw: noSignal },
];
