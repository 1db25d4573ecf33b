import { palette } from "../palette.ts";
import { audienceRow } from "../shapes/audience.ts";
import { arcade } from "../shapes/buildings.ts";
import { row } from "../shapes/land.ts";
import { robotArm, turbine } from "../shapes/machines.ts";
import { agave, tree } from "../shapes/plants.ts";
import { festoon, laptop } from "../shapes/room.ts";
import { aurora } from "../shapes/sky.ts";
import { dome, houses, type Roofs, tower } from "../shapes/skyline.ts";
import { box, disc, drawing, group, linear, oval, place, shape, stroke } from "../shapes/svg.ts";
import { air, glow, ridge, starsIn } from "../shapes/wide.ts";
import type { Scene } from "./scene.ts";

/** The left fades into night, and titles cross the upper half. */
const [WIDTH, HEIGHT] = [1320, 300];

function dayIntoNight(): string {
	const roofs = (part: number): Roofs => ({ body: ["#1d2c40", "#33283c", "#5a3242"][part], shade: ["#17243a", "#2a2135", "#472a3b"][part], window: "#ffc765" });
	return drawing(
		WIDTH,
		HEIGHT,
		air(
			WIDTH,
			HEIGHT,
			[
				[0, palette.night],
				[0.5, "#10304a"],
				[0.8, "#2f4c63"],
				[1, "#56616c"],
			],
			[0, HEIGHT],
		),
		glow([1060, 262], 720, "#d9703c", 0.95, 0.42),
		glow([1060, 262], 300, "#ffc56a", 0.95, 0.7),
		disc(1060, 232, 46, "#ffe3a6"),
		starsIn(0, 800, 190, 46, 4),
		shape("M505 62A26 26 0 1 0 532 96A22 22 0 0 1 505 62Z", "#f6ecd4"),
		ridge(
			[
				[-20, 250],
				[260, 226],
				[520, 246],
				[760, 220],
				[1000, 250],
				[1180, 222],
				[1340, 236],
			],
			HEIGHT,
			"#5a3a48",
			'opacity="0.55"',
		),
		place(120, HEIGHT - 16, 1, houses(420, 52, roofs(0), 3)),
		place(250, HEIGHT - 10, 1, tower(24, roofs(0))),
		place(340, HEIGHT - 10, 1, dome(84, roofs(0))),
		place(500, HEIGHT - 16, 1, houses(400, 60, roofs(1), 7)),
		place(660, HEIGHT - 10, 1, dome(108, roofs(1))),
		place(760, HEIGHT - 10, 1, tower(34, roofs(1))),
		place(880, HEIGHT - 16, 1, houses(460, 62, roofs(2), 11)),
		place(950, HEIGHT - 10, 1, tower(26, roofs(2))),
		place(1180, HEIGHT - 10, 1, dome(132, roofs(2))),
		place(1278, HEIGHT - 10, 1, tower(38, roofs(2))),
		box(0, HEIGHT - 18, WIDTH, 20, "#131c2b"),
		...[40, 430, 590, 850, 1090].map((x, i) => place(x, HEIGHT + 4, 1, agave(40 + (i % 3) * 8, "#14333a", "#3d8a78", "#0e262e", i + 2))),
	);
}

function litStage(): string {
	const beam = (x: number, to: number) => shape(`M${x - 6} -10H${x + 6}L${to + 120} 236H${to - 120}Z`, light.paint);
	const light = linear(
		[0, 0],
		[0, 236],
		[
			[0, "#ffe2a0", 0.34],
			[1, "#ffe2a0", 0.04],
		],
	);
	const wall = linear(
		[0, 60],
		[0, 236],
		[
			[0, "#f08a4a"],
			[0.6, "#ffc56a"],
			[1, "#ffe3a6"],
		],
	);
	return drawing(
		WIDTH,
		HEIGHT,
		light.definition,
		wall.definition,
		air(WIDTH, HEIGHT, [
			[0, "#0a1a2c"],
			[1, "#0e2438"],
		]),
		glow([880, 210], 620, "#d9703c", 0.6, 0.5),
		box(560, 236, 640, 20, "#7a3f32"),
		box(540, 252, 680, 12, "#4f2a2c"),
		shape("M760 236V144A120 120 0 0 1 1000 144V236Z", wall.paint),
		shape("M760 236V144A120 120 0 0 1 1000 144V236Z", "none", 'stroke="#ffd98a" stroke-width="5"'),
		place(880, 237, 1, dome(96, { body: "#c9683f", shade: "#a8543a", window: "#ffe9b8" })),
		place(802, 237, 1, tower(21, { body: "#c9683f", shade: "#a8543a", window: "#ffe9b8" })),
		place(958, 237, 1, tower(21, { body: "#c9683f", shade: "#a8543a", window: "#ffe9b8" })),
		beam(640, 790),
		beam(1120, 970),
		place(
			1064,
			236,
			1,
			shape("M-24 0L-19 -50H19L24 0Z", "#20304a") +
				box(-25, -57, 50, 8, "#33475a", 2) +
				stroke("M8 -57Q10 -76 -4 -80", "#0a1a2c", 2.6) +
				oval(-7, -81, 5, 3.6, "#0a1a2c"),
		),
		shape("M470 -10H566C580 80 560 170 574 264H452Z", "#13283d"),
		shape("M1340 -10H1196C1180 80 1200 170 1186 264H1340Z", "#13283d"),
		...[486, 512, 540].map((x) => stroke(`M${x} -10C${x + 8} 90 ${x - 6} 180 ${x - 2} 264`, "#0c1f33", 5)),
		...[1222, 1252, 1284].map((x) => stroke(`M${x} -10C${x - 8} 90 ${x + 6} 180 ${x + 2} 264`, "#0c1f33", 5)),
		audienceRow(60, 1340, 286, 0.44, 56, "#12283c", "#c9784f", 5),
		audienceRow(20, 1340, 306, 0.58, 74, "#0a1a2b", "#8a5a50", 9),
	);
}

function workbench(): string {
	const cone = (x: number) =>
		shape(`M${x - 26} 66H${x + 26}L${x + 190} 232H${x - 190}Z`, beam.paint) +
		stroke(`M${x} -10V44`, "#2a4763", 3) +
		shape(`M${x - 32} 66C${x - 30} 46 ${x - 12} 40 ${x} 40C${x + 12} 40 ${x + 30} 46 ${x + 32} 66Z`, "#b4472b") +
		oval(x, 66, 24, 5, "#ffe3a6");
	const beam = linear(
		[0, 60],
		[0, 232],
		[
			[0, "#ffe2a0", 0.5],
			[1, "#ffe2a0", 0.06],
		],
	);
	const tool = "#9db4c0";
	return drawing(
		WIDTH,
		HEIGHT,
		beam.definition,
		air(WIDTH, HEIGHT, [
			[0, palette.night],
			[1, "#15334c"],
		]),
		glow([640, 220], 330, "#e58b4e", 0.34, 0.55),
		glow([1060, 220], 330, "#e58b4e", 0.34, 0.55),
		cone(640),
		cone(1060),
		group(
			'transform="translate(-4 -18)"',
			stroke("M792 92V148", tool, 6) +
				shape("M772 82h40v14h-40Z", tool) +
				stroke("M836 84V150", tool, 5) +
				disc(836, 84, 11, "none", `stroke="${tool}" stroke-width="6"`),
			stroke("M872 84L900 150M900 84L872 150", tool, 5) +
				disc(870, 156, 9, "none", `stroke="${palette.terracotta}" stroke-width="5"`) +
				disc(902, 156, 9, "none", `stroke="${palette.terracotta}" stroke-width="5"`),
			shape("M930 86H946V150L938 162L930 150Z", "#d9a15a"),
		),
		place(420, 234, 1, box(-46, -14, 92, 14, "#33506a", 2) + box(-38, -28, 76, 14, palette.terracotta, 2) + box(-42, -42, 80, 14, "#2f7a8c", 2)),
		place(520, 234, 1.15, turbine(120, 20, "#f3eadc", "#c9d6da")),
		place(660, 234, 1, robotArm(70, -44, 96, palette.terracotta, "#20304a")),
		place(730, 234, 1, box(-22, -22, 44, 22, "#f0c9b4", 2) + box(-22, -22, 44, 6, "#d9a15a", 2)),
		place(800, 234, 1, laptop(110, "#c3d2da")),
		place(965, 234, 1, shape("M-20 -34H20L15 0H-15Z", palette.terracotta) + agaveIn()),
		place(
			1060,
			234,
			1,
			disc(0, -30, 27, "none", 'stroke="#f6d9a8" stroke-width="10" stroke-dasharray="10.600 6.400"') + disc(0, -30, 22, "#d9a15a") + disc(0, -30, 8, "#33281f"),
		),
		place(
			1112,
			234,
			1,
			disc(0, -18, 15, "none", 'stroke="#c3d2da" stroke-width="7" stroke-dasharray="7.200 4.600"') + disc(0, -18, 12, "#8fa8b4") + disc(0, -18, 4, "#20304a"),
		),
		place(
			1200,
			234,
			1,
			shape("M-40 0V-12H-14V-34H-40V-52H44V-34H14V-12H40V0Z", "#2f7a8c") + stroke("M-58 -43H-36", "#c3d2da", 5) + disc(-60, -43, 5, "#c3d2da"),
		),
		box(300, 234, 1040, 16, "#d18a5a", 3),
		box(300, 246, 1040, 6, "#8a4a3a"),
		box(360, 252, 22, 60, "#6a3a34"),
		box(1180, 252, 22, 60, "#6a3a34"),
		box(700, 252, 22, 60, "#6a3a34"),
		box(740, 256, 200, 30, "#7d4438", 3),
		box(820, 266, 40, 6, "#f0c9b4", 3),
	);
}

const agaveIn = () => group('transform="translate(0 -32)"', agave(58, "#2f8a6c", "#8fe0c0", "#1f6b57", 6));

function choice(): string {
	const ticket = (x: number, y: number, turn: number, size: number, ground: string, band: string, ink: string, sign: string) =>
		group(
			`transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
			shape("M-150 -70H48A12 12 0 0 0 72 -70H150V70H72A12 12 0 0 0 48 70H-150Z", "#040a12", 'opacity="0.35" transform="translate(6 8)"'),
			shape("M-150 -70H48A12 12 0 0 0 72 -70H150V70H72A12 12 0 0 0 48 70H-150Z", ground),
			shape("M-150 -70H-62V70H-150Z", band),
			sign,
			stroke("M60 -54V54", ink, 3, 'stroke-dasharray="1 9" opacity="0.7"'),
			box(-42, -44, 76, 14, ink, 3),
			box(-42, -18, 54, 9, ink, 3, 'opacity="0.45"'),
			box(-42, -1, 66, 9, ink, 3, 'opacity="0.45"'),
			box(-42, 30, 40, 14, band, 3),
			...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => box(92, -46 + i * 10.6, 34, [3, 6, 4, 7, 3, 5, 3, 6, 4][i], ink)),
		);
	const arches = (color: string) => [-134, -106, -78].map((x) => shape(`M${x - 11} 70V26A11 11 0 0 1 ${x + 11} 26V70Z`, color)).join("");
	return drawing(
		WIDTH,
		HEIGHT,
		'<filter id="soft" x="-5%" width="110%"><feGaussianBlur stdDeviation="9 2"/></filter>',
		air(WIDTH, HEIGHT, [
			[0, "#081524"],
			[0.7, "#103048"],
			[1, "#1f4a5c"],
		]),
		starsIn(0, WIDTH, 200, 60, 8),
		group(
			'filter="url(#soft)"',
			aurora(
				[
					[260, 170],
					[620, 120],
					[960, 180],
					[1340, 110],
				],
				170,
				palette.aurora,
				0.62,
			),
		),
		ridge(
			[
				[180, 306],
				[420, 262],
				[640, 238],
				[900, 268],
				[1120, 230],
				[1340, 250],
			],
			310,
			"#0d2136",
		),
		ticket(640, 172, -9, 0.9, palette.ice, "#126148", palette.night, arches("#d6f0e4") + disc(-106, -38, 13, "#d6f0e4")),
		ticket(1122, 172, 9, 0.9, palette.stone, palette.terracotta, "#3a1710", arches("#f6d9c8") + disc(-106, -38, 13, "#f6d9c8")),
		ticket(880, 152, -1.5, 1.1, palette.paper, palette.night3, palette.night, arches("#f29a45") + disc(-106, -38, 13, "#3fe0a8")),
	);
}

function courtyard(): string {
	const roofs: Roofs = { body: "#7b424a", shade: "#63343f", window: "#ffd98a" };
	return drawing(
		WIDTH,
		HEIGHT,
		air(
			WIDTH,
			HEIGHT,
			[
				[0, palette.night],
				[0.45, "#1c2f4a"],
				[0.72, "#5a4460"],
				[1, "#c9704c"],
			],
			[0, 236],
		),
		starsIn(0, WIDTH, 120, 36, 3),
		glow([800, 222], 520, "#f29a45", 0.8, 0.26),
		place(848, 180, 1, dome(72, roofs)),
		place(912, 180, 1, tower(22, roofs)),
		arcade(-60, 236, 1060, 64, 17, "#40303f", { lit: "#ffb866", pier: 0.3, rise: 0.84 }),
		box(0, 234, WIDTH, 70, "#6a3f42"),
		glow([700, 240], 560, "#ffb866", 0.42, 0.16),
		row(13, (i) => stroke(`M${760 + (i - 6) * 58} 236L${760 + (i - 6) * 170} 304`, "#55323a", 2)),
		stroke("M0 252H1320M0 276H1320", "#55323a", 2),
		arcade(968, 262, 480, 190, 2, "#2a2a3c", { lit: "#e58b4e", pier: 0.24, rise: 0.86 }),
		box(940, 258, 400, 50, "#4f2f38"),
		box(787, 122, 6, 150, "#1d2233", 2),
		festoon(790, 1000, 128, 7, 6),
		oval(690, 276, 120, 17, "#2a2a3c"),
		oval(690, 271, 112, 14, "#3f7c86"),
		shape("M676 272L682 222H698L704 272Z", "#40303f"),
		shape("M640 218H740Q732 238 690 238Q648 238 640 218Z", "#40303f"),
		oval(690, 218, 50, 6, "#8fd0d0"),
		stroke("M690 216V176M690 176Q672 178 664 214M690 176Q708 178 716 214M646 224Q640 240 638 268M734 224Q740 240 742 268", palette.ice, 3, 'opacity="0.85"'),
		place(1040, 290, 1, tree(196, "#2a1f2e", "#5d3f8c", "#8c66b8", 4)),
		...[420, 900, 1210].map((x, i) => place(x, 300, 1, agave(54 + (i % 2) * 14, "#1f4a48", "#6fc0a4", "#163a3c", i + 3))),
	);
}

export const heads: Scene[] = [
	{ target: "/images/heads/agenda", draw: dayIntoNight, widths: [660, 1760], fallbacks: [1760] },
	{ target: "/images/heads/speakers", draw: litStage, widths: [660, 1760], fallbacks: [1760] },
	{ target: "/images/heads/workshops", draw: workbench, widths: [660, 1760], fallbacks: [1760] },
	{ target: "/images/heads/tickets", draw: choice, widths: [660, 1760], fallbacks: [1760] },
	{ target: "/images/heads/venue", draw: courtyard, widths: [660, 1760], fallbacks: [1760] },
];
