import { palette } from "../palette.ts";
import { hills, mountains, row, water } from "../shapes/land.ts";
import { grass, nopal } from "../shapes/plants.ts";
import { aurora, HEIGHT, sky, stars, WIDTH } from "../shapes/sky.ts";
import { box, chance, disc, drawing, group, linear, mix, oval, place, polygon, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function iceland(): string {
	const fall = linear(
		[0, 270],
		[0, 530],
		[
			[0, "#f4fffb"],
			[0.6, "#cdf3ea"],
			[1, "#a8f0e4"],
		],
	);
	const column = (x: number, top: number, width: number, tone: string) =>
		shape(
			polygon([
				[x, top + 8],
				[x + width / 2, top],
				[x + width, top + 8],
				[x + width, 540],
				[x, 540],
			]),
			tone,
		) +
		shape(
			polygon([
				[x, top + 8],
				[x + width / 2, top],
				[x + width, top + 8],
				[x + width / 2, top + 15],
			]),
			mix(tone, "#8fd8b8", 0.45),
		);
	const cliffs = (from: number, to: number, high: (part: number) => number, seed: number) => {
		const random = chance(seed);
		const count = Math.round((to - from) / 26);
		return row(count, (i) => column(from + i * 26, high(i / count) + random.between(-16, 16), 26, random.pick(["#14303c", "#1a3a46", "#10283a", "#20434a"])));
	};
	return drawing(
		WIDTH,
		HEIGHT,
		sky("night", 460),
		stars(110, 300, 12),
		aurora(
			[
				[-20, 180],
				[220, 120],
				[470, 170],
				[720, 96],
				[990, 150],
			],
			190,
			palette.aurora,
			0.85,
		),
		aurora(
			[
				[300, 90],
				[560, 40],
				[990, 70],
			],
			110,
			"#58e0c0",
			0.45,
		),
		mountains(
			420,
			[
				{ x: 430, top: 176, half: 230 },
				{ x: 610, top: 208, half: 220 },
				{ x: 200, top: 216, half: 200 },
				{ x: 830, top: 186, half: 220 },
			],
			"#2d6470",
			"#1e4a5c",
			"#dff6f2",
			6,
		),
		cliffs(-10, 350, (part) => 262 + part * 22 + Math.sin(part * 7) * 12, 3),
		cliffs(584, 980, (part) => 286 - part * 46 + Math.sin(part * 8) * 12, 9),
		shape("M-10 268C90 244 220 262 352 286V304C240 294 120 278 -10 298Z", "#3f7f5e"),
		shape("M582 296C700 268 830 232 970 230V262C840 264 700 286 582 312Z", "#3f7f5e"),
		box(348, 296, 240, 248, "#0d2230"),
		fall.definition,
		shape("M372 298C420 290 516 290 566 298L578 540H358Z", fall.paint, 'opacity="0.95"'),
		row(17, (i) =>
			stroke(
				`M${376 + i * 12} ${304 + (i % 4) * 16}C${372 + i * 12.4} ${380} ${372 + i * 12.4} ${440} ${368 + i * 12.9} ${520 - (i % 5) * 22}`,
				i % 3 ? "#8fd8d0" : "#ffffff",
				2.6,
				'opacity="0.6"',
			),
		),
		row(9, (i) => oval(340 + i * 32, 530 - (i % 3) * 10, 36, 20 + (i % 2) * 8, "#dff9f4", `opacity="${i % 2 ? 0.5 : 0.32}"`)),
		water(532, "#7fc9c4", "#123f54", "#dff9f4", 466, 8),
		shape("M-10 560C80 530 200 536 300 570C340 590 350 620 352 650H-10Z", "#1f4f44"),
		shape("M970 556C870 530 740 540 640 576C606 596 600 620 600 650H970Z", "#1b463e"),
		shape("M-10 600C90 566 190 574 262 606L280 650H-10Z", "#33735a"),
		shape("M970 596C880 570 780 578 706 610L690 650H970Z", "#2c6650"),
		row(7, (i) => place(30 + i * 38, 646, 1, grass(46, i % 2 ? "#4f9a72" : "#2c6650", i + 4))),
		row(6, (i) => place(720 + i * 44, 648, 1, grass(40, i % 2 ? "#4f9a72" : "#2c6650", i + 14))),
	);
}

function chile(): string {
	const way = linear(
		[424, 283],
		[636, 117],
		[
			[0, "#a8f0e4", 0],
			[0.4, "#bfe0ee", 0.22],
			[0.55, "#e6f0f4", 0.34],
			[0.7, "#f0c9b4", 0.18],
			[1, "#f0c9b4", 0],
		],
	);
	const random = chance(8);
	const observatory = (size: number) =>
		box(-size * 0.5, -size * 0.52, size, size * 0.52, "#dfe6ea") +
		box(size * 0.18, -size * 0.52, size * 0.32, size * 0.52, "#a9bbc6") +
		box(-size * 0.56, -size * 0.56, size * 1.12, size * 0.07, "#fbf6ee") +
		shape(`M${-size * 0.5} ${-size * 0.55}A${size * 0.5} ${size * 0.52} 0 0 1 ${size * 0.5} ${-size * 0.55}Z`, "#fbf6ee") +
		shape(
			`M${size * 0.06} ${-size * 1.06}A${size * 0.5} ${size * 0.52} 0 0 1 ${size * 0.5} ${-size * 0.55}H${size * 0.2}Q${size * 0.22} ${-size * 0.9} ${size * 0.06} ${-size * 1.06}Z`,
			"#b9c9d2",
		) +
		shape(
			`M${-size * 0.13} ${-size * 1.04}L${size * 0.02} ${-size * 1.07}Q${size * 0.12} ${-size * 0.8} ${size * 0.13} ${-size * 0.55}H${-size * 0.08}Q${-size * 0.06} ${-size * 0.84} ${-size * 0.13} ${-size * 1.04}Z`,
			"#11283f",
		) +
		stroke(`M${size * 0.02} ${-size * 0.68}L${-size * 0.12} ${-size * 1.08}`, "#4a5766", size * 0.07) +
		box(-size * 0.1, -size * 0.3, size * 0.16, size * 0.3, "#33475a") +
		box(-size * 0.4, -size * 0.36, size * 0.16, size * 0.12, "#ffd98a");
	return drawing(
		WIDTH,
		HEIGHT,
		way.definition,
		sky("night", 420),
		shape("M200 -20L560 -20L900 430H480Z", way.paint),
		stars(230, 400, 31),
		row(60, () => {
			const part = random.next();
			return disc(330 + part * 300 + (random.next() - 0.5) * 110, part * 380, 0.7 + random.next() * 1.5, "#f4fbff", 'opacity="0.85"');
		}),
		group("", disc(150, 120, 26, "#fde3b8"), disc(162, 112, 24, "#0d2238")),
		mountains(
			470,
			[
				{ x: 120, top: 250, half: 240 },
				{ x: 480, top: 226, half: 260, lean: 8 },
				{ x: 850, top: 240, half: 260 },
			],
			"#5a6f8c",
			"#3d5270",
			"#dff1f4",
			5,
		),
		mountains(
			490,
			[
				{ x: 300, top: 306, half: 220 },
				{ x: 680, top: 286, half: 230 },
				{ x: -20, top: 320, half: 200 },
				{ x: 990, top: 330, half: 180 },
			],
			"#4a506e",
			"#343f5c",
			"#c9dfe6",
			9,
		),
		hills([470, 452, 480, 462, 486, 450, 460], "#6b4450"),
		hills([520, 506, 486, 500, 520, 496, 500], "#8a4a44"),
		place(250, 500, 1, observatory(150)),
		place(420, 506, 1, observatory(96)),
		place(120, 512, 1, observatory(76)),
		stroke("M270 520C420 540 640 530 990 590", "#c9825c", 9),
		hills([560, 548, 540, 560, 580, 572, 560], "#5a2f38"),
		hills([600, 590, 606, 620, 604, 596, 590], "#3a2230"),
		place(
			700,
			560,
			1,
			group(
				'transform="rotate(-24 0 -60)"',
				shape("M-62 -76Q0 -16 62 -76Q0 -58 -62 -76Z", "#fbf6ee"),
				shape("M-62 -76Q0 -100 62 -76Q0 -56 -62 -76Z", "#c9d6da"),
				stroke("M0 -72V-108M-40 -74L0 -108L40 -74", "#c9d6da", 2.4),
			) + shape("M-8 -52H8L18 0H-18Z", "#a9bbc6"),
		),
		place(
			838,
			576,
			0.72,
			group(
				'transform="rotate(-24 0 -60)"',
				shape("M-62 -76Q0 -16 62 -76Q0 -58 -62 -76Z", "#fbf6ee"),
				shape("M-62 -76Q0 -100 62 -76Q0 -56 -62 -76Z", "#c9d6da"),
				stroke("M0 -72V-108M-40 -74L0 -108L40 -74", "#c9d6da", 2.4),
			) + shape("M-8 -52H8L18 0H-18Z", "#a9bbc6"),
		),
		row(5, (i) => place(40 + i * 70, 640 + (i % 2) * 5, 1, grass(42, "#8a5a44", i))),
		place(900, 646, 1, nopal(90, "#3f3a44", "#2f2a38", "#d94f3a")),
	);
}

export const icelandAndChile: Scene[] = [
	{ target: "/images/countries/is", draw: iceland },
	{ target: "/images/countries/cl", draw: chile },
];
