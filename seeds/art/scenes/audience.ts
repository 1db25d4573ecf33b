import { palette } from "../palette.ts";
import { audienceRow } from "../shapes/audience.ts";
import { arcade } from "../shapes/buildings.ts";
import { hills, row } from "../shapes/land.ts";
import { tree } from "../shapes/plants.ts";
import { chart, festoon, screen } from "../shapes/room.ts";
import { aurora, HEIGHT, sky, stars, sun, WIDTH } from "../shapes/sky.ts";
import { dome, houses, type Roofs, tower } from "../shapes/skyline.ts";
import { box, drawing, linear, oval, place, shape, stroke } from "../shapes/svg.ts";
import { air, glow } from "../shapes/wide.ts";
import type { Scene } from "./scene.ts";

export function hall(): string {
	const light = linear(
		[0, 0],
		[0, 420],
		[
			[0, "#ffe2a0", 0.36],
			[1, "#ffe2a0", 0.02],
		],
	);
	const beam = (x: number, to: number) => shape(`M${x - 8} 30H${x + 8}L${to + 90} 420H${to - 90}Z`, light.paint);
	return drawing(
		WIDTH,
		HEIGHT,
		light.definition,
		air(WIDTH, HEIGHT, [
			[0, "#081524"],
			[1, "#12283c"],
		]),
		glow([480, 300], 520, "#d9703c", 0.75, 0.72),
		row(9, (i) => box(i * 120 - 40, 0, 70, 30, "#0d1c2c")),
		box(0, 30, WIDTH, 8, "#16283a"),
		...[60, 800].map(
			(x) => shape(`M${x} 420V190A50 50 0 0 1 ${x + 100} 190V420Z`, "#a8504a") + shape(`M${x + 12} 420V192A38 38 0 0 1 ${x + 88} 192V420Z`, "#f0a55a"),
		),
		screen(250, 96, 460, chart([0.28, 0.4, 0.36, 0.58, 0.7, 0.92], "#2f7a8c", palette.aurora) + stroke("M12 8H48M12 13H34", "#fbf6ee", 2.2)),
		beam(150, 330),
		beam(810, 640),
		box(180, 420, 600, 30, "#a8604a"),
		glow([480, 424], 330, "#ffe2a0", 0.7, 0.08),
		box(160, 446, 640, 40, "#55282f"),
		place(
			700,
			420,
			1,
			shape("M-30 0L-24 -62H24L30 0Z", "#20304a") +
				box(-32, -70, 64, 10, "#33475a", 2) +
				stroke("M10 -70Q13 -92 -4 -98", "#0a1a2c", 3) +
				oval(-9, -99, 6, 4, "#0a1a2c"),
		),
		audienceRow(30, 970, 486, 0.5, 62, "#3a3040", "#e09a66", 3),
		audienceRow(-10, 980, 536, 0.68, 84, "#25283a", "#c97f5a", 8),
		audienceRow(20, 980, 592, 0.92, 112, "#151f30", "#a86a54", 5),
		audienceRow(-30, 1000, 660, 1.2, 150, "#0a1624", "#7a5450", 12),
	);
}

function courtyard(): string {
	const roofs: Roofs = { body: "#8a4a48", shade: "#6f3a40", window: "#ffd98a" };
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dusk", 440),
		stars(60, 180, 4),
		aurora(
			[
				[-20, 120],
				[300, 70],
				[620, 120],
				[990, 60],
			],
			110,
			palette.aurora,
			0.4,
		),
		sun(620, 330, 46, "#ffd58a"),
		hills([380, 350, 376, 344, 372, 350, 366], "#a3525a"),
		place(-10, 420, 1, houses(980, 56, roofs, 4)),
		place(420, 400, 1, dome(120, roofs)),
		place(520, 404, 1, tower(40, roofs)),
		arcade(-60, 470, 1080, 150, 9, "#3a2f42", { lit: "#ffb866", pier: 0.26, rise: 0.86 }),
		box(-10, 466, WIDTH + 20, 180, "#6a3f42"),
		glow([480, 476], 520, "#ffb866", 0.6, 0.2),
		festoon(-20, 340, 214, 46, 8),
		festoon(340, 660, 214, 42, 7),
		festoon(660, 980, 214, 46, 8),
		place(60, 520, 1, tree(300, "#2a1f2e", "#5d3f8c", "#8c66b8", 4)),
		place(916, 520, 1, tree(280, "#2a1f2e", "#5d3f8c", "#8c66b8", 7)),
		audienceRow(150, 820, 510, 0.5, 62, "#4a3444", "#f0a86a", 6),
		audienceRow(60, 930, 552, 0.7, 86, "#2f2a3c", "#d98f5e", 10),
		audienceRow(-10, 980, 604, 0.94, 116, "#1b2233", "#b0705a", 2),
		audienceRow(-40, 1010, 668, 1.22, 156, "#0c1726", "#7f5854", 7),
	);
}

export const audiences: Scene[] = [
	{ target: "/images/audience-hall", draw: hall },
	{ target: "/images/audience-courtyard", draw: courtyard },
];
