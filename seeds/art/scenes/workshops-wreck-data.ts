import { palette } from "../palette.ts";
import { room, seaOutside, townOutside, windowTo } from "../shapes/interior.ts";
import { row } from "../shapes/land.ts";
import { HAIRS, SKINS } from "../shapes/people.ts";
import { laptop, potted, screen, table } from "../shapes/room.ts";
import { cloud, HEIGHT, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, group, oval, place, shape, stroke } from "../shapes/svg.ts";
import { headphones, someone } from "./cast.ts";
import type { Scene } from "./scene.ts";

function wreck(): string {
	const part = (turn: number, x: number, y: number, ...drawn: string[]) => group(`transform="translate(${x} ${y}) rotate(${turn})"`, ...drawn);
	const rotor = stroke("M-58 0H58", "#33475a", 9) + oval(-30, -9, 36, 5, palette.ice) + shape("M4 -13H40L50 -5L4 -4Z", palette.ice) + disc(0, -4, 8, "#13202e");
	return drawing(
		WIDTH,
		HEIGHT,
		room("#dbe7e6", "#a8b8b4"),
		windowTo(seaOutside, 390, 300, 180, 250, "#2f7a8c", 230),
		screen(
			52,
			84,
			270,
			stroke("M6 44L18 40L28 24L40 20L52 16L60 18L66 12L70 54", palette.aurora, 2) +
				stroke("M6 54H94", "#4a6a80", 1) +
				stroke("M70 6V56", palette.terracotta, 1.4, 'stroke-dasharray="2 2.500"') +
				stroke("M65 49L75 59M75 49L65 59", palette.terracotta, 2.2),
		),
		box(640, 78, 260, 176, "#fffdf8", 8),
		box(640, 78, 260, 38, palette.blue, 8),
		place(706, 190, 1, cloud(-50, -10, 110, "#8fa8b4", 1) + row(3, (i) => stroke(`M${-26 + i * 26} 6l-9 26`, "#2f7a8c", 6))),
		stroke("M780 166h66q22 0 22 -18t-18 -16M780 188h88q20 0 20 16t-18 14M780 210h44", "#4a6274", 7),
		someone({
			at: [164, 640, 3.6],
			skin: SKINS.olive,
			hair: "short",
			hairColor: HAIRS.black,
			beard: true,
			wear: "shirt",
			color: palette.terracotta,
			hands: [
				[12, -54],
				[31, -72],
			],
		}),
		someone({
			at: [318, 640, 3.4],
			skin: SKINS.pale,
			hair: "braid",
			hairColor: HAIRS.flax,
			wear: "sweater",
			color: palette.green,
			hands: [
				[16, -56],
				[27, -60],
			],
		}),
		someone({
			at: [668, 640, 3.4],
			facing: "left",
			skin: SKINS.deep,
			hair: "bun",
			hairColor: HAIRS.black,
			glasses: true,
			wear: "jacket",
			color: palette.purple,
			hands: [
				[8, -66],
				[10, -90],
			],
		}),
		someone({
			at: [812, 640, 3.6],
			facing: "left",
			skin: SKINS.sand,
			hair: "long",
			hairColor: HAIRS.brown,
			wear: "overall",
			color: palette.marigold,
			hands: [
				[18, -58],
				[30, -64],
			],
		}),
		place(96, 494, 1, table(768, 150, "#e8c9a8")),
		part(
			-9,
			470,
			440,
			shape("M-104 12Q-100 -44 -30 -50H34Q104 -44 108 12L72 44H-70Z", palette.paper),
			shape("M-104 12H108L72 44H-70Z", "#c9d6da"),
			disc(0, 10, 30, "#13202e"),
			disc(0, 10, 20, "#2f7a8c"),
			stroke("M-14 -4L4 12L-6 20L14 26", palette.ice, 4),
			stroke("M44 -48L58 -16L42 -6L66 26", "#13202e", 5),
		),
		part(-22, 330, 464, rotor),
		part(28, 622, 466, rotor),
		part(64, 716, 452, rotor),
		row(6, (i) => part(i * 47, 250 + i * 92, 486 - ((i * 5) % 9), box(-8, -5, 18, 9, [palette.terracotta, "#33475a", palette.ice][i % 3], 2))),
		disc(286, 388, 40, "#ffffff", 'opacity="0.55"'),
		disc(286, 388, 40, "none", 'stroke="#13202e" stroke-width="9"'),
		stroke("M258 416L232 444", "#7a4a38", 14),
	);
}

function littleData(): string {
	const bars = (x: number, y: number, count: number, color: string, seed: number) =>
		row(count, (i) => {
			const tall = 14 + ((i * 37 + seed * 23) % 58);
			return box(x + i * 15, y - tall / 2, 8, tall, color, 4);
		});
	return drawing(
		WIDTH,
		HEIGHT,
		room("#20415c", "#2b4a5e"),
		windowTo(townOutside, 36, 396, 150, 270, "#8a4a38"),
		box(250, 60, 460, 292, "#0f2b45", 16),
		box(250, 60, 460, 292, "none", 16, 'stroke="#3f6f88" stroke-width="6"'),
		bars(284, 128, 14, palette.aurora, 1),
		bars(284, 220, 14, palette.ice, 4),
		bars(284, 306, 6, "#3f6f88", 2),
		...[
			[566, 120],
			[566, 182],
			[566, 244],
			[566, 306],
		].map(([x, y]) =>
			[
				[630, 152],
				[630, 214],
				[630, 276],
			]
				.map(([u, v]) => stroke(`M${x} ${y}L${u} ${v}`, "#3f8f8c", 2.4))
				.join(""),
		),
		...[
			[630, 152],
			[630, 214],
			[630, 276],
		].map(([x, y]) => stroke(`M${x} ${y}L684 214`, "#3f8f8c", 2.4)),
		...[120, 182, 244, 306].map((y, i) => disc(566, y, 13, i === 3 ? palette.terracotta : palette.aurora)),
		...[152, 214, 276].map((y) => disc(630, y, 13, palette.ice)),
		disc(684, 214, 15, palette.marigold),
		someone({
			at: [206, 640, 3.7],
			skin: SKINS.brown,
			hair: "braid",
			hairColor: HAIRS.black,
			wear: "huipil",
			color: palette.paper,
			skirt: true,
			below: palette.terracotta,
			hands: [
				[10, -56],
				[28, -70],
			],
		}),
		someone({
			at: [748, 640, 3.7],
			facing: "left",
			skin: SKINS.pale,
			hair: "bob",
			hairColor: HAIRS.flax,
			wear: "sweater",
			color: palette.night3,
			hands: [
				[16, -56],
				[26, -60],
			],
		}),
		`<g transform="translate(748 640) scale(-3.7 3.7)">${headphones}</g>`,
		place(130, 520, 1, table(720, 130, "#c98f6c")),
		stroke("M356 518V420", "#13202e", 8),
		oval(356, 520, 40, 8, "#13202e"),
		box(332, 326, 48, 94, "#c9d6da", 24),
		row(5, (i) => stroke(`M336 ${346 + i * 12}h40`, "#4a5766", 4)),
		box(332, 384, 48, 12, palette.terracotta),
		place(470, 520, 1, laptop(150, "#0f2136")),
		place(280, 520, 1, box(-30, -14, 60, 14, palette.marigold, 3) + box(-26, -26, 52, 12, palette.ice, 3) + box(-28, -38, 56, 12, palette.stone, 3)),
		...[410, 432, 454].map((x, i) => stroke(`M${x - 20} ${352 - i * 4}q${12 + i * 5} ${20 + i * 4} 0 ${40 + i * 8}`, palette.marigold, 5, 'opacity="0.9"')),
		place(892, 640, 1, potted(140, "#2f7a8c")),
	);
}

export const wreckAndData: Scene[] = [
	{ target: "/images/workshops/learn-from-the-wreck", draw: wreck },
	{ target: "/images/workshops/good-models-from-little-data", draw: littleData },
];
