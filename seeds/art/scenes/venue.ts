import { palette } from "../palette.ts";
import { audienceRow } from "../shapes/audience.ts";
import { archWindow, centre } from "../shapes/buildings.ts";
import { hills, row } from "../shapes/land.ts";
import { agave, nopal, tree } from "../shapes/plants.ts";
import { chart, lamp, potted, screen } from "../shapes/room.ts";
import { cloud, HEIGHT, sky, stars, sun, WIDTH } from "../shapes/sky.ts";
import { dome, houses, type Roofs } from "../shapes/skyline.ts";
import { box, disc, drawing, group, linear, place, placeMirrored, shape, stroke } from "../shapes/svg.ts";
import { glow } from "../shapes/wide.ts";
import type { Scene } from "./scene.ts";

const DUSK_TOWN: Roofs = { body: "#7b424a", shade: "#63343f", window: "#ffd98a" };

function venue(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dusk", 470),
		stars(50, 160, 9),
		cloud(90, 150, 280, "#c9745c", 0.5),
		cloud(590, 110, 300, "#d98a62", 0.45),
		sun(800, 410, 46, "#ffcf7d"),
		hills([420, 384, 410, 376, 404, 390, 380], "#8a4a58"),
		place(-20, 470, 1, houses(300, 44, DUSK_TOWN, 3)),
		place(90, 468, 1, dome(70, DUSK_TOWN)),
		place(690, 470, 1, houses(300, 40, DUSK_TOWN, 8)),
		box(-10, 466, WIDTH + 20, 190, "#a8623f"),
		shape("M-10 520H970V650H-10Z", "#8a4a38"),
		place(470, 424, 1, centre(330, 190, "#d9a88a", ["#ffd98a", "#f0a55a"], 5)),
		place(150, 500, 1, centre(560, 232, "#f0d3bc", ["#ffe7b0", "#f6b25c"], 7)),
		row(7, (i) => stroke(`M${206 + i * 80} 268V${244}`, "#fbf6ee", 3)),
		box(150, 236, 560, 6, "#1d4f86"),
		row(9, (i) => shape(`M${158 + i * 62} 234l14 -18h40l-14 18Z`, i % 2 ? "#2a6a9c" : "#1d4f86")),
		shape("M330 500H530L700 650H160Z", "#e0b090"),
		row(5, (i) => stroke(`M${330 - i * 34} ${500 + i * 30}H${530 + i * 34}`, "#c98f6c", 2.4)),
		place(742, 504, 1, tree(210, "#4a2e36", "#7d5aae", "#a98bd0", 5)),
		place(96, 516, 1, tree(190, "#4a2e36", "#7d5aae", "#a98bd0", 9)),
		...[
			[60, 600, 110],
			[170, 632, 84],
			[760, 606, 100],
			[880, 626, 140],
			[690, 640, 70],
			[20, 656, 90],
			[800, 654, 80],
		].map(([x, y, s]) => place(x, y, 1, agave(s, "#2f7a64", "#a8f0e4", "#1f5a4c", x))),
		place(924, 560, 1, nopal(90, "#2a6a54", "#1f5044", "#e5603f")),
		row(5, (i) =>
			group(
				"",
				stroke(`M${250 - i * 22} ${520 + i * 30}v-26M${610 + i * 22} ${520 + i * 30}v-26`, "#33303a", 4),
				disc(250 - i * 22, 492 + i * 30, 6, "#ffe2a0"),
				disc(610 + i * 22, 492 + i * 30, 6, "#ffe2a0"),
			),
		),
	);
}

function venueRoom(): string {
	const outside = (x: number) =>
		group(
			`transform="translate(${x} 0)"`,
			sky("dusk", 400),
			sun(200, 330, 30, "#ffcf7d", 2),
			hills([390, 350, 380, 346, 372, 350, 366], "#8a4a58"),
			place(60, 420, 1, houses(420, 46, DUSK_TOWN, x)),
			place(200, 410, 1, dome(84, DUSK_TOWN)),
		);
	const wall = linear(
		[0, 0],
		[0, 480],
		[
			[0, "#2a3348"],
			[1, "#6a4a54"],
		],
	);
	return drawing(
		WIDTH,
		HEIGHT,
		wall.definition,
		box(0, 0, WIDTH, HEIGHT, wall.paint),
		box(0, 0, WIDTH, 54, "#16202f"),
		row(13, (i) => box(i * 78 - 10, 0, 30, 54, "#101826")),
		archWindow(30, 430, 190, 330, "#8a4a3c", outside(-120)),
		archWindow(740, 430, 190, 330, "#8a4a3c", outside(600)),
		glow([480, 230], 420, "#5aa8b8", 0.5, 0.7),
		screen(286, 104, 388, chart([0.3, 0.42, 0.38, 0.6, 0.72, 0.94], "#2f7a8c", palette.aurora) + stroke("M12 8H52M12 13H36", "#fbf6ee", 2.2)),
		lamp(250, 100, 34, palette.terracotta),
		lamp(708, 100, 34, palette.terracotta),
		box(-10, 430, WIDTH + 20, 220, "#6a3f42"),
		shape("M236 476L270 430H690L724 476Z", "#a8604a"),
		glow([480, 454], 260, "#ffe2a0", 0.55, 0.1),
		box(236, 476, 488, 26, "#55282f"),
		place(
			580,
			474,
			1,
			box(-34, -92, 68, 92, "#8a4a3c", 4) + box(-40, -98, 80, 12, "#c9825c", 3) + shape("M-12 -40a12 12 0 0 1 24 0v20h-24Z", palette.marigold),
		),
		place(700, 474, 1, potted(90, "#20304a")),
		placeMirrored(256, 474, 1, potted(80, "#20304a")),
		audienceRow(50, 960, 574, 0.74, 92, "#2a2a3c", "#8fc0c0", 4),
		audienceRow(-10, 980, 628, 0.98, 122, "#16202f", "#6f9aa4", 9),
	);
}

export const venues: Scene[] = [
	{ target: "/images/venue", draw: venue },
	{ target: "/images/venue-room", draw: venueRoom },
];
