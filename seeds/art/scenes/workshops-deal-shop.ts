import { palette } from "../palette.ts";
import { mountains, row, water } from "../shapes/land.ts";
import { ship } from "../shapes/machines.ts";
import { agave, nopal } from "../shapes/plants.ts";
import { cup } from "../shapes/room.ts";
import { cloud, HEIGHT, sky, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, group, place, shape, stroke } from "../shapes/svg.ts";
import { glow, ridge, starsIn } from "../shapes/wide.ts";
import { BENCH, deskLamp, paper, shadow, workroom } from "../shapes/workroom.ts";
import type { Scene } from "./scene.ts";

const storm = (x: number, horizon: number) =>
	group(
		`transform="translate(${x - 480} 0)"`,
		sky("night", horizon),
		cloud(320, 110, 260, "#33475a", 1),
		cloud(430, 160, 240, "#4a6274", 0.9),
		stroke("M540 120L514 178L538 186L508 246L528 252L500 318", "#fde3b8", 5),
		water(horizon, "#3d6a80", "#12384e", "#a8f0e4", 480, 6),
		group(
			'transform="rotate(-17 470 330)"',
			place(330, horizon + 26, 0.62, ship(440, palette.night2, [palette.terracotta, palette.marigold, palette.purple, "#2f7a8c"])),
		),
		shape(`M300 ${horizon + 22}q40 -26 80 0t80 0t80 0t80 0t80 0V${horizon + 120}H300Z`, "#1f5a70", 'opacity="0.85"'),
	);

function deal(): string {
	const sheet = (x: number, y: number, turn: number) =>
		group(
			`transform="translate(${x} ${y}) rotate(${turn})"`,
			box(-26, -34, 52, 68, palette.paper, 2),
			row(4, (i) => stroke(`M-17 ${-20 + i * 12}h${[34, 28, 34, 18][i]}`, "#8fa8b4", 3)),
			disc(12, 22, 7, palette.terracotta),
		);
	return drawing(
		WIDTH,
		HEIGHT,
		workroom(
			{ wall: "#2b3f5a", wood: "#8a5a48", frame: "#8a4a38", outside: storm, window: [270, 420, 420, 340], light: "#5aa8b8" },
			disc(130, 190, 64, "#e8d3b8") +
				disc(130, 190, 55, palette.paper) +
				stroke("M130 190V150M130 190L160 206", "#13202e", 6) +
				stroke("M130 190L106 146", palette.terracotta, 3) +
				sheet(752, 150, 18) +
				sheet(852, 240, -14) +
				sheet(768, 320, -24),
			place(120, BENCH, 1.5, deskLamp(150, "#e0a060")),
			place(250, BENCH + 14, 1.3, paper(120, disc(104, -6, 7, palette.terracotta))),
			place(420, BENCH + 16, 1.3, paper(120)),
			shadow(700, 90),
			place(
				640,
				BENCH,
				1,
				box(0, -16, 130, 16, "#13202e", 8) +
					stroke("M8 -34Q65 -52 122 -34", "#20304a", 20) +
					box(2, -40, 26, 26, "#20304a", 8) +
					box(102, -40, 26, 26, "#20304a", 8),
			),
			stroke("M770 480C820 500 840 470 870 500", "#13202e", 5),
			place(850, BENCH, 1, cup(46, palette.ice)),
		),
	);
}

function noSignal(): string {
	const roofs = row(14, (i) => shape(`M${-12 + i * 30} -170h30v14a15 12 0 0 1 -30 0Z`, i % 2 ? palette.paper : palette.terracotta));
	const goods = row(2, (line) =>
		row(9, (i) => {
			const tall = [34, 44, 28][(i + line) % 3];
			return box(
				20 + i * 30,
				-62 - line * 56 - tall,
				22,
				tall,
				[palette.terracotta, "#2f9c86", palette.marigold, palette.purple, palette.stone][(i * 2 + line) % 5],
				4,
			);
		}),
	);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("night", 430),
		starsIn(0, WIDTH, 300, 70, 21),
		glow([300, 420], 420, "#e58b4e", 0.6, 0.5),
		place(
			620,
			200,
			1,
			glow([0, 20], 240, palette.ice, 0.16),
			stroke("M-130 -6A184 184 0 0 1 130 -6M-80 44A114 114 0 0 1 80 44M-34 90A50 50 0 0 1 34 90", palette.ice, 15, 'opacity="0.85"'),
			disc(0, 126, 14, palette.ice, 'opacity="0.85"'),
			stroke("M-108 -66L108 150", palette.night, 32),
			stroke("M-108 -66L108 150", "#e5603f", 13),
		),
		mountains(
			450,
			[
				{ x: 130, top: 236, half: 240 },
				{ x: 420, top: 300, half: 210 },
				{ x: 820, top: 250, half: 260 },
			],
			"#3a5a70",
			"#27465c",
			"#cfe6e6",
			5,
		),
		ridge(
			[
				[-20, 462],
				[300, 440],
				[620, 456],
				[980, 436],
			],
			650,
			"#1d3540",
		),
		shape("M520 650C520 570 470 520 330 478H380C560 516 640 570 660 650Z", "#3a4a4c"),
		glow([250, 560], 330, "#ffb866", 0.75, 0.5),
		place(
			90,
			588,
			1.05,
			box(-20, -156, 420, 160, "#9a5a44"),
			box(8, -150, 296, 108, "#ffd98a"),
			box(8, -62, 296, 6, "#8a4a38"),
			box(8, -118, 296, 6, "#8a4a38"),
			goods,
			box(-4, -46, 320, 16, "#c98f6c"),
			box(8, -30, 296, 34, "#7d4438"),
			box(330, -120, 54, 124, "#2f5a6a", 2),
			box(338, -112, 38, 40, "#ffd98a", 2),
			roofs,
			box(-22, -186, 424, 18, "#6a3a34"),
		),
		box(-10, 592, WIDTH + 20, 60, "#16282f"),
		...[560, 700, 850, 930].map((x, i) => place(x, 610 + (i % 2) * 30, 1, agave(70 + (i % 3) * 20, "#1f4a48", "#5fae94", "#163a3c", i + 2))),
		place(20, 640, 1, nopal(110, "#1f4a48", "#163a3c", "#c9553a")),
	);
}

export const dealAndShop: Scene[] = [
	{ target: "/images/workshops/the-day-the-deal-goes-wrong", draw: deal },
	{ target: "/images/workshops/design-for-no-signal", draw: noSignal },
];
