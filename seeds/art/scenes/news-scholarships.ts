import { palette } from "../palette.ts";
import { arcade } from "../shapes/buildings.ts";
import { hills, row } from "../shapes/land.ts";
import { HAIRS, person, SKINS } from "../shapes/people.ts";
import { agave, tree } from "../shapes/plants.ts";
import { laptop } from "../shapes/room.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { dome, houses } from "../shapes/skyline.ts";
import { box, drawing, oval, place, placeMirrored, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function scholarships(): string {
	const steps = row(
		5,
		(i) => box(180 - i * 40, 420 + i * 38, 600 + i * 80, 40, i % 2 ? "#e0b090" : "#edc6a8") + box(180 - i * 40, 420 + i * 38, 600 + i * 80, 5, "#f9e3cc"),
	);
	const book = (x: number, y: number, color: string) =>
		place(
			x,
			y,
			1,
			shape("M-26 4L0 10L26 4V-22L0 -16L-26 -22Z", color) + shape("M-22 -1L0 5L22 -1V-24L0 -18L-22 -24Z", "#fffdf8") + stroke("M0 -18V6", palette.line, 2),
		);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("day", 440),
		sun(770, 130, 44, "#ffe7b0"),
		cloud(80, 100, 260, "#ffffff", 0.8),
		cloud(520, 70, 220, "#ffffff", 0.6),
		hills([400, 370, 396, 360, 390, 366, 386], "#8fb8a4"),
		place(-20, 440, 1, houses(1000, 60, { body: "#dba083", shade: "#c58468", window: "#7a4a4a" }, 12)),
		arcade(160, 424, 640, 270, 5, "#e8b896", { lit: "#b8694f", rise: 0.8 }),
		place(480, 158, 1, dome(94, { body: "#d9773f", shade: "#b4472b", window: "#ffe2a0" })),
		box(-10, 440, WIDTH + 20, 210, "#c9d6a8"),
		steps,
		place(80, 560, 1, tree(330, "#5a3a40", "#7d5aae", "#a98bd0", 3)),
		place(890, 570, 1, tree(350, "#5a3a40", "#7d5aae", "#a98bd0", 6)),
		row(14, (i) => oval(30 + ((i * 71) % 220), 590 + ((i * 37) % 50), 6, 3, "#a98bd0")),
		row(12, (i) => oval(760 + ((i * 61) % 190), 596 + ((i * 31) % 44), 6, 3, "#a98bd0")),
		place(
			300,
			536,
			2.3,
			person({
				skin: SKINS.brown,
				hair: "braid",
				hairColor: HAIRS.black,
				wear: "huipil",
				color: palette.paper,
				below: palette.terracotta,
				seat: 24,
				feet: [
					[19, 14],
					[26, 14],
				],
				hands: [
					[20, -46],
					[26, -46],
				],
			}),
		),
		book(366, 480, palette.terracotta),
		placeMirrored(
			640,
			530,
			2.3,
			person({
				skin: SKINS.pale,
				hair: "waves",
				hairColor: HAIRS.copper,
				wear: "sweater",
				color: palette.green,
				seat: 24,
				feet: [
					[19, 14],
					[26, 14],
				],
				hands: [
					[20, -48],
					[28, -50],
				],
			}),
		),
		place(546, 492, 0.6, laptop(90, "#33475a")),
		place(
			436,
			470,
			2.2,
			person({
				skin: SKINS.deep,
				hair: "short",
				hairColor: HAIRS.black,
				glasses: true,
				wear: "shirt",
				color: palette.purple,
				hands: [
					[-13, -48],
					[24, -100],
				],
			}),
		),
		placeMirrored(
			524,
			470,
			2.2,
			person({
				skin: SKINS.sand,
				hair: "scarf",
				hairColor: "#2f7a8c",
				wear: "dress",
				color: "#f0b04a",
				hands: [
					[14, -60],
					[18, -58],
				],
			}),
		),
		book(505, 346, palette.blue),
		place(
			210,
			640,
			2.5,
			person({
				skin: SKINS.rose,
				hair: "ponytail",
				hairColor: HAIRS.flax,
				wear: "jacket",
				color: palette.blue,
				hands: [
					[-13, -48],
					[24, -66],
				],
			}),
		),
		placeMirrored(
			764,
			642,
			2.5,
			person({
				skin: SKINS.olive,
				hair: "curls",
				hairColor: HAIRS.dark,
				wear: "overall",
				color: palette.terracotta,
				hands: [
					[14, -62],
					[18, -60],
				],
			}),
		),
		book(722, 488, palette.green),
		place(900, 650, 1, agave(90, "#3a8a68", "#d6f0e4", "#2a6a50", 4)),
		place(50, 652, 1, agave(80, "#3a8a68", "#d6f0e4", "#2a6a50", 8)),
	);
}

export const scholarshipNews: Scene[] = [{ target: "/images/news/scholarships", draw: scholarships }];
