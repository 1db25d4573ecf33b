import { palette } from "../palette.ts";
import { room, seaOutside, townOutside, windowTo } from "../shapes/interior.ts";
import { row } from "../shapes/land.ts";
import { robotArm, turbine } from "../shapes/machines.ts";
import { HAIRS, person, SKINS } from "../shapes/people.ts";
import { bulb, lamp, laptop, notes, potted, table } from "../shapes/room.ts";
import { HEIGHT, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, oval, place, placeMirrored, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

const NOTES = [palette.marigold, palette.ice, palette.stone, palette.aurora, "#e9e0f6"];

function innovationWall(): string {
	const shine = row(12, (i) => {
		const a = (i / 12) * Math.PI * 2;
		return stroke(
			`M${480 + Math.cos(a) * 96} ${150 + Math.sin(a) * 96}L${480 + Math.cos(a) * (i % 2 ? 116 : 126)} ${150 + Math.sin(a) * (i % 2 ? 116 : 126)}`,
			palette.marigold,
			5,
		);
	});
	return drawing(
		WIDTH,
		HEIGHT,
		room("#f6e6d2", "#d9a882"),
		windowTo(seaOutside, 30, 400, 150, 280, "#2f7a8c"),
		windowTo(townOutside, 780, 400, 150, 280, "#a8604a"),
		box(214, 50, 532, 340, "#fffdf8", 8),
		box(214, 50, 532, 340, "none", 8, 'stroke="#c98f6c" stroke-width="7"'),
		notes(236, 74, 4, 5, 44, NOTES),
		notes(606, 82, 2, 4, 46, NOTES),
		stroke("M400 300q40 40 80 10t86 6", "#1d4f86", 4, 'stroke-dasharray="2 10"'),
		disc(480, 150, 82, "#fbe6bd", 'opacity="0.7"'),
		shine,
		place(480, 148, 1, bulb(120, "#ffd98a", "#4a5766")),
		...[210, 350, 640, 770].map((x) => oval(x, 634, 56, 9, "#7b4a3a", 'opacity="0.3"')),
		place(
			210,
			634,
			3.3,
			person({
				skin: SKINS.olive,
				hair: "waves",
				hairColor: HAIRS.dark,
				wear: "jacket",
				color: palette.terracotta,
				hands: [
					[-14, -48],
					[32, -100],
				],
			}),
		),
		box(306, 296, 30, 30, palette.aurora, 2),
		place(
			372,
			636,
			3.1,
			person({
				skin: SKINS.pale,
				hair: "short",
				hairColor: HAIRS.flax,
				glasses: true,
				wear: "sweater",
				color: palette.night3,
				hands: [
					[14, -66],
					[16, -60],
				],
			}),
		),
		placeMirrored(
			628,
			636,
			3.2,
			person({
				skin: SKINS.deep,
				hair: "curls",
				hairColor: HAIRS.black,
				wear: "dress",
				color: palette.purple,
				hands: [
					[-12, -46],
					[28, -88],
				],
			}),
		),
		placeMirrored(
			772,
			634,
			3.3,
			person({
				skin: SKINS.rose,
				hair: "bald",
				hairColor: HAIRS.grey,
				beard: true,
				wear: "shirt",
				color: palette.green,
				hands: [
					[16, -62],
					[20, -58],
				],
			}),
		),
		place(70, 640, 1, potted(140, "#2f7a8c")),
		place(900, 644, 1, potted(130, "#a8604a")),
	);
}

function innovationLab(): string {
	const shelf = (x: number, y: number, width: number, seed: number) =>
		box(x, y, width, 9, "#7a4a38") +
		row(5, (i) =>
			box(
				x + 8 + i * (width / 5.2),
				y - 22 - ((i * 13 + seed) % 18),
				width / 8,
				22 + ((i * 13 + seed) % 18),
				[palette.terracotta, "#2f7a8c", palette.stone, palette.green, palette.purple][(i + seed) % 5],
				2,
			),
		);
	const drone =
		stroke("M-70 0L-24 8H24L70 0M-70 0V-14M70 0V-14", "#33475a", 6) +
		oval(-70, -16, 40, 4, "#a8f0e4", 'opacity="0.8"') +
		oval(70, -16, 40, 4, "#a8f0e4", 'opacity="0.8"') +
		shape("M-34 4Q0 -20 34 4L24 24H-24Z", palette.paper) +
		disc(0, 12, 8, "#13202e") +
		disc(2, 10, 3, palette.aurora);
	return drawing(
		WIDTH,
		HEIGHT,
		room("#1f3c54", "#2b4a5e"),
		windowTo(townOutside, 350, 404, 260, 340, "#8a4a38"),
		shelf(50, 190, 220, 2),
		shelf(50, 290, 220, 7),
		shelf(690, 170, 220, 4),
		shelf(690, 270, 220, 9),
		lamp(300, 86, 32, palette.marigold),
		lamp(660, 86, 32, palette.marigold),
		place(486, 210, 1, drone),
		shape("M462 234L440 330H532L510 234Z", palette.aurora, 'opacity="0.1"'),
		place(
			226,
			660,
			3.3,
			person({
				skin: SKINS.brown,
				hair: "bun",
				hairColor: HAIRS.black,
				glasses: true,
				wear: "overall",
				color: "#e0a060",
				hands: [
					[30, -62],
					[34, -56],
				],
			}),
		),
		placeMirrored(
			742,
			662,
			3.3,
			person({
				skin: SKINS.pale,
				hair: "ponytail",
				hairColor: HAIRS.copper,
				wear: "sweater",
				color: "#2f7a8c",
				hands: [
					[18, -60],
					[30, -92],
				],
			}),
		),
		placeMirrored(
			860,
			660,
			3.15,
			person({
				skin: SKINS.sand,
				hair: "short",
				hairColor: HAIRS.grey,
				beard: true,
				wear: "coat",
				color: palette.paper,
				hands: [
					[14, -60],
					[20, -58],
				],
			}),
		),
		place(100, 520, 1, table(760, 140, "#c98f6c")),
		place(520, 520, 1, robotArm(-96, -84, 150, palette.terracotta, "#13202e")),
		place(424, 516, 1, turbine(74, 18)),
		place(640, 520, 1, laptop(92, "#0f2136")),
		box(300, 508, 70, 12, palette.aurora, 3),
		box(312, 492, 46, 16, palette.ice, 3),
		box(566, 500, 40, 20, palette.stone, 3),
		row(3, (i) => place(150 + i * 26, 520, 1, box(0, -18 - i * 6, 20, 18 + i * 6, [palette.purple, palette.marigold, palette.green][i], 2))),
	);
}

export const innovation: Scene[] = [
	{ target: "/images/workshops/innovation-1", draw: innovationWall },
	{ target: "/images/workshops/innovation-2", draw: innovationLab },
];
