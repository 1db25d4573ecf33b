import { palette } from "../palette.ts";
import { cottage, gable } from "../shapes/buildings.ts";
import { hills, row, water } from "../shapes/land.ts";
import { turbine } from "../shapes/machines.ts";
import { birch, grass, spruce } from "../shapes/plants.ts";
import { cloud, HEIGHT, SKIES, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, chance, drawing, group, linear, oval, place, placeMirrored, shape, stroke } from "../shapes/svg.ts";
import { sailingBoat } from "./boats.ts";
import type { Scene } from "./scene.ts";

const FALU = "#a3392a";

function denmark(): string {
	const houses = [
		[0, 92, 236, "#d9a441", "#7a3424", 0],
		[94, 84, 268, "#b4472b", "#33303a", 2],
		[180, 96, 228, "#3f7f8c", "#7a3424", 0],
		[278, 80, 280, "#e7b9a0", "#33303a", 1],
		[360, 92, 246, "#1d4f86", "#7a3424", 2],
		[454, 100, 222, "#c8663c", "#33303a", 0],
		[556, 84, 262, "#8fb49a", "#7a3424", 1],
	] as const;
	const mast = (x: number, tall: number) =>
		place(
			x,
			528,
			1,
			stroke(`M0 -16V${-tall}M${-tall * 0.22} ${-tall * 0.7}H${tall * 0.22}M${-tall * 0.3} -20L0 ${-tall}L${tall * 0.36} -20`, "#3a2a2c", 3.2) +
				shape(`M${-tall * 0.4} -26H${tall * 0.48}Q${tall * 0.42} 4 ${tall * 0.26} 6H${-tall * 0.28}Q${-tall * 0.38} -6 ${-tall * 0.4} -26Z`, "#5a3226") +
				stroke(`M${-tall * 0.38} -18H${tall * 0.44}`, "#fbf6ee", 3),
		);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dawn", 420),
		sun(190, 350, 36, "#ffd58a"),
		cloud(40, 170, 260, "#fbe6d0", 0.7),
		cloud(330, 90, 220, "#fbe6d0", 0.5),
		shape("M-10 424H970V470H-10Z", "#7fb0b4"),
		row(6, (i) => place(28 + i * 46 + (i % 2) * 12, 426, 1, turbine(150 - i * 13, 12 + i * 37, "#fbf6ee", "#b9ccd0"))),
		water(424, "#f0c9a8", "#1b4f68", "#fff1d0", 190, 6),
		group('transform="translate(312 492)"', ...houses.map(([x, w, h, wall, roof, kind]) => place(x, 0, 1, gable(w, h, wall, roof, kind)))),
		box(300, 490, 670, 24, "#7c6a66"),
		box(300, 490, 670, 6, "#b39a8c"),
		row(12, (i) => box(312 + i * 56, 500, 30, 5, "#65544f", 2)),
		row(7, (i) =>
			box(330 + i * 92, 516 + (i % 3) * 8, 62, 96, ["#d9a441", "#b4472b", "#3f7f8c", "#e7b9a0", "#1d4f86", "#c8663c", "#8fb49a"][i], 4, 'opacity="0.2"'),
		),
		row(3, (i) =>
			group(
				"",
				oval(420 + i * 170, 486, 26, 8, "#fbf6ee"),
				stroke(`M${420 + i * 170} 486V464`, "#fbf6ee", 3),
				shape(`M${392 + i * 170} 468L${420 + i * 170} 446L${448 + i * 170} 468Z`, [palette.terracotta, palette.paper, palette.aurora][i]),
			),
		),
		mast(470, 190),
		mast(660, 220),
		mast(868, 180),
		place(120, 560, 1.1, sailingBoat(150, "#fbf6ee", palette.terracotta)),
		row(9, (i) => stroke(`M${20 + i * 112} ${580 + (i % 3) * 18}h${60 + (i % 2) * 40}`, "#a8dfe0", 3, 'opacity="0.35"')),
	);
}

function finland(): string {
	const wood = (y: number, tall: number, color: string, lit: string, seed: number, from = -10, to = 980) => {
		const random = chance(seed);
		return row(Math.ceil((to - from) / (tall * 0.27)), (i) =>
			place(from + i * tall * 0.27, y + random.between(-4, 4), 1, spruce(tall * random.between(0.65, 1.1), color, lit, seed + i)),
		);
	};
	const tone = linear([0, 0], [0, 300], SKIES.dawn);
	return drawing(
		WIDTH,
		HEIGHT,
		tone.definition,
		sky("dawn", 300),
		sun(330, 232, 40, "#ffcf7d"),
		cloud(480, 110, 260, "#fbe6d0", 0.65),
		cloud(60, 70, 200, "#fbe6d0", 0.5),
		cloud(760, 170, 220, "#fbe6d0", 0.5),
		hills([262, 240, 256, 232, 250, 244], "#8fb0b0"),
		wood(284, 34, "#5f8c90", "#74a09a", 5),
		water(280, "#f7d3ac", "#3c86a0", "#fff3d6", 330, 3, 420),
		shape("M-10 318C90 304 200 310 270 322C190 332 60 334 -10 332Z", "#4d7f80"),
		wood(322, 44, "#2f6a6c", "#4b8578", 11, -10, 236),
		shape("M520 330C620 312 780 314 970 318V346C800 348 640 342 520 330Z", "#44787a"),
		wood(330, 54, "#2f6a6c", "#4b8578", 15, 560, 980),
		shape("M300 372C380 358 470 360 540 374C470 384 370 386 300 372Z", "#3b6c68"),
		wood(372, 46, "#245a58", "#3f7c68", 17, 340, 510),
		water(396, "#8cc3c4", "#174e66", "#f7e6c8", 340, 12),
		shape("M970 470C880 448 760 452 660 476C600 490 570 520 560 560C556 600 600 640 640 650H970Z", "#2c5f4a"),
		wood(480, 120, "#174440", "#2b6a54", 23, 690, 990),
		place(690, 528, 1, cottage(170, "#6b4a38", "#2b2a30")),
		group(
			'opacity="0.75"',
			...[
				[742, 414, 9],
				[752, 392, 13],
				[746, 364, 17],
				[764, 334, 22],
			].map(([x, y, r]) => oval(x, y, r, r * 0.8, "#fbf6ee", 'opacity="0.7"')),
		),
		stroke("M690 546L560 586M640 562v34M580 582v26", "#5a4034", 8),
		placeMirrored(548, 600, 1, shape("M0 -14H120Q108 6 90 6H26Q6 2 0 -14Z", FALU) + stroke("M30 -12L64 -44", "#5a4034", 4)),
		shape("M-10 560C60 540 160 552 230 590C270 614 280 640 280 650H-10Z", "#23543f"),
		place(70, 604, 1, birch(420, "#fbf6ee", "#33303a", "#3f8460", "#8fbf6e")),
		place(196, 624, 1, birch(320, "#fbf6ee", "#33303a", "#35775a", "#7fb56a")),
		row(6, (i) => place(10 + i * 50, 646, 1, grass(54, i % 2 ? "#4f8a5e" : "#2f6a4c", i))),
		place(820, 648, 1, grass(60, "#4f8a5e", 3)),
		place(900, 648, 1, grass(50, "#3f7a58", 4)),
	);
}

export const denmarkAndFinland: Scene[] = [
	{ target: "/images/countries/dk", draw: denmark },
	{ target: "/images/countries/fi", draw: finland },
];
