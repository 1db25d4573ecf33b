import { palette } from "../palette.ts";
import { furrows, hills, row, water } from "../shapes/land.ts";
import { crane, ship } from "../shapes/machines.ts";
import { grass } from "../shapes/plants.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, group, oval, place, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function soil(): string {
	const jar = (x: number, cloudy: string, whole: boolean) =>
		box(x, 410, 92, 124, "#ffffff", 12, 'opacity="0.55"') +
		box(x + 6, 440, 80, 88, cloudy, 8, 'opacity="0.9"') +
		(whole ? oval(x + 46, 476, 26, 20, "#5c3724") : row(6, (i) => disc(x + 20 + ((i * 29) % 56), 456 + ((i * 37) % 60), 5, "#5c3724"))) +
		box(x - 4, 400, 100, 14, palette.terracotta, 5);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dawn", 330),
		sun(690, 220, 46, "#ffd58a"),
		cloud(90, 90, 240, "#fbe6d0", 0.7),
		hills([300, 252, 288, 240, 292, 262], "#6f9c86"),
		shape("M-10 318Q480 270 970 318V430H-10Z", "#4f8a5a"),
		furrows([480, 250], 330, -400, 1360, 17, "#37704a"),
		shape("M-10 424Q480 396 970 424V650H-10Z", "#6b4430"),
		shape("M-10 520Q480 500 970 520V650H-10Z", "#4f3024"),
		row(16, (i) => place(20 + i * 62, 424 - ((i * 7) % 12), 0.9, grass(40, i % 2 ? "#6fb573" : "#3f8a5a", i))),
		row(9, (i) => oval(60 + i * 108, 470 + ((i * 53) % 130), 13, 8, "#8a5c40")),
		stroke("M110 566q24 -26 48 0t48 0t48 0", "#f0a08c", 13),
		stroke("M690 592q20 22 40 0t40 0t40 -4", "#f0a08c", 12),
		place(
			450,
			436,
			1.5,
			...[-1, 0, 1].map((side) => stroke(`M${side * 3} 0q${side * 26} 40 ${side * 44} 104M${side * 3} 0q${side * 10} 46 ${side * 18 + 4} 90`, "#d9b38c", 3)),
			stroke("M0 0Q-4 -60 0 -96", "#a8e0a0", 6),
			shape(
				"M0 -30Q-40 -84 -74 -66Q-50 -30 0 -30ZM0 -44Q34 -100 74 -84Q52 -44 0 -44ZM0 -84Q-22 -118 -48 -112Q-34 -82 0 -84ZM0 -92Q16 -126 42 -124Q32 -92 0 -92Z",
				"#8fd694",
			),
		),
		group(
			'transform="translate(240 436) rotate(14)"',
			stroke("M0 -10V-190", "#a8724a", 13),
			stroke("M-26 -194H26", "#7a4a38", 13),
			shape("M-34 -14H34V40Q34 78 0 92Q-34 78 -34 40Z", "#9db4c0"),
			shape("M0 -14H34V40Q34 78 0 92Z", "#7f98a6"),
		),
		box(560, 534, 360, 18, "#e8c9a8", 4),
		box(590, 552, 18, 90, "#c98f6c"),
		box(872, 552, 18, 90, "#c98f6c"),
		jar(580, "#a8d8dc", true),
		jar(694, "#b08a68", false),
		jar(808, "#c9c2a0", true),
	);
}

function queue(): string {
	const truck = (color: string) =>
		box(0, -62, 100, 50, color, 4) +
		row(5, (i) => stroke(`M${14 + i * 18} -56v38`, "#13202e", 2, 'opacity="0.25"')) +
		shape("M104 -48H128L142 -28V-12H104Z", palette.paper) +
		shape("M110 -42H125L134 -29H110Z", "#2f7a8c") +
		disc(24, -8, 12, "#13202e") +
		disc(80, -8, 12, "#13202e") +
		disc(124, -8, 12, "#13202e") +
		disc(24, -8, 5, "#8fa8b4") +
		disc(80, -8, 5, "#8fa8b4") +
		disc(124, -8, 5, "#8fa8b4");
	const colors = [palette.terracotta, "#2f7a8c", palette.marigold, palette.purple, palette.green];
	return drawing(
		WIDTH,
		HEIGHT,
		sky("day", 330),
		sun(250, 236, 46, "#ffe2a0"),
		cloud(60, 90, 260, "#ffffff", 0.7),
		cloud(520, 70, 260, "#ffffff", 0.7),
		hills([300, 280, 306, 276, 300, 286], "#8fb8a8"),
		water(316, "#9fd0d8", "#2a6a80", "#ffffff", 700, 3, 380),
		place(350, 344, 0.44, ship(430, palette.night2, [palette.terracotta, palette.marigold, palette.stone, palette.green])),
		place(470, 366, 1, crane(210, "#4a6274")),
		place(640, 366, 1, crane(236, "#33475a")),
		shape("M-10 360H970V650H-10Z", "#c9b09c"),
		shape("M-10 388H970V470H-10ZM-10 508H970V650H-10Z", "#6f6a70"),
		stroke("M-10 429H970M-10 570H970", palette.paper, 4, 'stroke-dasharray="34 26"'),
		box(812, 214, 22, 230, "#33475a"),
		box(760, 190, 200, 40, palette.night2, 6),
		row(4, (i) => disc(788 + i * 48, 210, 9, i === 1 ? palette.aurora : "#4a6274")),
		place(838, 392, 1, stroke("M0 0L-150 -96", palette.terracotta, 13) + stroke("M-30 -19L-58 -37M-90 -58L-118 -76", palette.paper, 13)),
		row(4, (i) => place(20 + i * 172, 452, 1.05, truck(colors[i]))),
		place(600, 604, 1.25, truck(palette.green)),
	);
}

export const soilAndQueue: Scene[] = [
	{ target: "/images/workshops/hands-in-the-soil", draw: soil },
	{ target: "/images/workshops/no-more-queues", draw: queue },
];
