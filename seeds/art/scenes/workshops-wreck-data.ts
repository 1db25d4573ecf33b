import { palette } from "../palette.ts";
import { seaOutside, townOutside } from "../shapes/interior.ts";
import { row } from "../shapes/land.ts";
import { laptop, potted, screen } from "../shapes/room.ts";
import { cloud, HEIGHT, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, group, oval, place, shape, stroke } from "../shapes/svg.ts";
import { BENCH, books, shadow, workroom } from "../shapes/workroom.ts";
import type { Scene } from "./scene.ts";

function wreck(): string {
	const part = (turn: number, x: number, y: number, ...drawn: string[]) => group(`transform="translate(${x} ${y}) rotate(${turn})"`, ...drawn);
	const rotor = stroke("M-58 0H58", "#33475a", 9) + oval(-30, -9, 36, 5, palette.ice) + shape("M4 -13H40L50 -5L4 -4Z", palette.ice) + disc(0, -4, 8, "#13202e");
	return drawing(
		WIDTH,
		HEIGHT,
		workroom(
			{ wall: "#4a6470", wood: "#d9b08a", frame: "#2f7a8c", outside: seaOutside, window: [360, 240, 300, 330] },
			[
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
			].join(""),
			shadow(480, 260),
			group(
				'transform="translate(480 486) scale(1.5) translate(-470 -486)"',
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
			),
			place(
				96,
				BENCH - 60,
				1.15,
				group(
					'transform="translate(-286 -388)"',
					disc(286, 388, 40, "#ffffff", 'opacity="0.55"'),
					disc(286, 388, 40, "none", 'stroke="#13202e" stroke-width="9"'),
					stroke("M258 416L232 444", "#7a4a38", 14),
				),
			),
		),
	);
}

function littleData(): string {
	const bars = (x: number, y: number, count: number, color: string, seed: number) =>
		row(count, (i) => {
			const tall = 14 + ((i * 37 + seed * 23) % 58);
			return box(x + i * 15, y - tall / 2, 8, tall, color, 4);
		});
	const inputs = [96, 158, 220, 282].map((y) => [330, y] as const);
	const middle = [127, 189, 251].map((y) => [394, y] as const);
	const wire = (from: readonly [number, number], to: readonly [number, number]) => stroke(`M${from.join(" ")}L${to.join(" ")}`, "#3f8f8c", 2.4);
	const model = [
		...inputs.flatMap((from) => middle.map((to) => wire(from, to))),
		...middle.map((from) => wire(from, [452, 189])),
		...inputs.map(([x, y], i) => disc(x, y, 13, i === 3 ? palette.terracotta : palette.aurora)),
		...middle.map(([x, y]) => disc(x, y, 13, palette.ice)),
		disc(452, 189, 16, palette.marigold),
	].join("");
	return drawing(
		WIDTH,
		HEIGHT,
		workroom(
			{ wall: "#27506a", wood: "#c98f6c", frame: "#8a4a38", outside: townOutside, window: [610, 280, 390, 380] },
			box(40, 36, 470, 300, "#0f2b45", 14) +
				box(40, 36, 470, 300, "none", 14, 'stroke="#3f6f88" stroke-width="6"') +
				bars(74, 104, 14, palette.aurora, 1) +
				bars(74, 196, 14, palette.ice, 4) +
				bars(74, 282, 7, "#3f6f88", 2) +
				model,
			shadow(250, 80),
			stroke(`M250 ${BENCH - 4}V392`, "#13202e", 12),
			oval(250, BENCH - 3, 62, 10, "#13202e"),
			box(208, 226, 84, 168, "#c9d6da", 42),
			row(7, (i) => stroke(`M214 ${262 + i * 17}h72`, "#6f8090", 5)),
			box(208, 338, 84, 18, palette.terracotta),
			...[0, 1, 2].map((i) => stroke(`M${318 + i * 26} ${288 - i * 20}q${16 + i * 8} ${22 + i * 20} 0 ${44 + i * 40}`, palette.marigold, 7)),
			shadow(540, 130),
			place(440, BENCH, 1.6, laptop(130, "#13263a")),
			place(720, BENCH, 1.5, books(110, "#2f7a8c", palette.terracotta, palette.stone)),
			place(842, BENCH, 1, potted(150, "#2f7a8c")),
		),
	);
}

export const wreckAndData: Scene[] = [
	{ target: "/images/workshops/learn-from-the-wreck", draw: wreck },
	{ target: "/images/workshops/good-models-from-little-data", draw: littleData },
];
