import { palette } from "../palette.ts";
import { room, townOutside, windowTo } from "../shapes/interior.ts";
import { hills, row, water } from "../shapes/land.ts";
import { crane, ship } from "../shapes/machines.ts";
import { HAIRS, person, SKINS } from "../shapes/people.ts";
import { chart, cup, lamp, laptop, potted, screen, table } from "../shapes/room.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, drawing, group, oval, place, placeMirrored, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function businessTable(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		room("#f3dcc6", "#c98f6c"),
		windowTo(townOutside, 330, 410, 300, 350, "#a8604a"),
		screen(44, 130, 220, chart([0.35, 0.5, 0.45, 0.7, 0.9], "#2f7a8c", palette.aurora)),
		box(702, 126, 190, 130, "#20304a", 4),
		row(4, (i) => stroke(`M722 ${152 + i * 26}h${[150, 110, 140, 80][i]}`, i ? "#6fa3ad" : "#fbf6ee", 5)),
		lamp(270, 92, 34, palette.terracotta),
		lamp(690, 92, 34, palette.terracotta),
		place(
			338,
			646,
			3.5,
			person({
				skin: SKINS.pale,
				hair: "bun",
				hairColor: HAIRS.flax,
				wear: "jacket",
				color: palette.blue,
				hands: [
					[-16, -48],
					[40, -67],
				],
			}),
		),
		placeMirrored(
			622,
			648,
			3.5,
			person({
				skin: SKINS.olive,
				hair: "short",
				hairColor: HAIRS.black,
				beard: true,
				wear: "jacket",
				color: palette.terracotta,
				hands: [
					[-16, -48],
					[40, -67],
				],
			}),
		),
		placeMirrored(
			800,
			648,
			3.3,
			person({
				skin: SKINS.deep,
				hair: "curls",
				hairColor: HAIRS.black,
				glasses: true,
				wear: "sweater",
				color: palette.green,
				hands: [
					[-4, -48],
					[10, -48],
				],
			}),
		),
		place(150, 520, 1, table(660, 140, "#e8c9a8")),
		place(170, 520, 1, laptop(112, "#33475a")),
		place(560, 520, 1, cup(26, palette.paper)),
		place(690, 520, 1, cup(26, palette.aurora)),
		place(420, 520, 1, box(0, -6, 96, 6, palette.paper) + box(8, -11, 90, 5, palette.stone)),
		place(76, 600, 1, potted(150, "#a8604a")),
		placeMirrored(900, 606, 1, potted(130, "#20304a")),
	);
}

function businessHarbour(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dawn", 400),
		sun(560, 330, 44, "#ffd58a"),
		cloud(70, 120, 260, "#fbe6d0", 0.7),
		cloud(640, 84, 240, "#fbe6d0", 0.6),
		hills([384, 372, 386, 368, 380, 376], "#8fb0b0"),
		water(392, "#f3c9a6", "#1d5a70", "#fff1d0", 560, 4),
		place(300, 470, 1, ship(480, palette.night2, [palette.terracotta, palette.stone, "#2f7a8c", palette.marigold, palette.paper, palette.purple])),
		place(150, 500, 1, crane(360, "#33475a")),
		place(820, 492, 1, group('transform="scale(-1 1)"', crane(300, "#4a6274"))),
		box(-10, 498, WIDTH + 20, 150, "#7c6a66"),
		box(-10, 498, WIDTH + 20, 8, "#c9b09c"),
		row(12, (i) => box(20 + i * 84, 520, 44, 6, "#8f7c74", 2)),
		row(
			4,
			(i) =>
				box(610 + (i % 2) * 132 + i * 6, 552 - Math.floor(i / 2) * 56, 128, 54, [palette.terracotta, "#2f7a8c", "#e0a060", palette.green][i], 2) +
				row(7, (n) => stroke(`M${622 + (i % 2) * 132 + i * 6 + n * 17} ${558 - Math.floor(i / 2) * 56}v42`, "#13202e", 2, 'opacity="0.25"')),
		),
		...[250, 352, 452].map((x) => oval(x, 626, 46, 8, "#33303a", 'opacity="0.35"')),
		place(
			250,
			626,
			2.7,
			person({
				skin: SKINS.rose,
				hair: "short",
				hairColor: HAIRS.grey,
				glasses: true,
				wear: "coat",
				color: palette.night3,
				hands: [
					[-12, -46],
					[24, -88],
				],
			}),
		),
		placeMirrored(
			356,
			628,
			2.6,
			person({
				skin: SKINS.sand,
				hair: "long",
				hairColor: HAIRS.dark,
				wear: "jacket",
				color: palette.terracotta,
				hands: [
					[14, -62],
					[18, -58],
				],
			}),
		),
		placeMirrored(322, 484, 1, box(-10, -26, 34, 44, "#13202e", 4) + box(-7, -22, 28, 36, palette.ice, 2)),
		placeMirrored(
			456,
			626,
			2.65,
			person({
				skin: SKINS.deep,
				hair: "short",
				hairColor: HAIRS.black,
				wear: "overall",
				color: "#e0a060",
				helmet: "#fbf6ee",
				hands: [
					[-12, -46],
					[14, -46],
				],
			}),
		),
	);
}

export const business: Scene[] = [
	{ target: "/images/workshops/business-1", draw: businessTable },
	{ target: "/images/workshops/business-2", draw: businessHarbour },
];
