import { palette } from "../palette.ts";
import { furrows, hills, mountains, row, water } from "../shapes/land.ts";
import { grass, tree } from "../shapes/plants.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, chance, disc, drawing, group, oval, place, polygon, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function colombia(): string {
	const wax = (x: number, y: number, tall: number, seed: number) =>
		place(
			x,
			y,
			1,
			stroke(`M0 0Q${tall * 0.012} ${-tall * 0.5} 0 ${-tall * 0.86}`, "#e7dcc8", tall * 0.018) +
				row(9, (i) => {
					const angle = -Math.PI + (i / 8) * Math.PI + (seed % 3) * 0.05;
					const [dx, dy] = [Math.cos(angle) * tall * 0.13, Math.sin(angle) * tall * 0.1];
					return shape(
						`M0 ${-tall * 0.86}Q${dx * 0.7} ${-tall * 0.88 + dy * 1.3} ${dx} ${-tall * 0.84 + dy}Q${dx * 0.6} ${-tall * 0.84 + dy * 0.7} 0 ${-tall * 0.86}Z`,
						i % 2 ? "#2f7a55" : "#1f5f48",
					);
				}),
		);
	const bush = (x: number, y: number, size: number, seed: number) => {
		const random = chance(seed);
		return place(
			x,
			y,
			1,
			oval(0, -size * 0.42, size * 0.52, size * 0.46, "#1d5240") +
				oval(size * 0.1, -size * 0.52, size * 0.36, size * 0.3, "#2f7a55") +
				row(9, () =>
					shape(
						`M0 0q${size * 0.13} ${-size * 0.13} ${size * 0.26} 0q${-size * 0.13} ${size * 0.1} ${-size * 0.26} 0Z`,
						random.pick(["#3f9468", "#2a6e50"]),
						`transform="translate(${Math.round(random.between(-0.5, 0.25) * size)} ${Math.round(random.between(-0.85, -0.15) * size)})"`,
					),
				) +
				row(8, () => disc(random.between(-0.4, 0.4) * size, random.between(-0.75, -0.15) * size, size * 0.042, random.pick(["#d94f3a", "#b4472b", "#f0883f"]))),
		);
	};
	return drawing(
		WIDTH,
		HEIGHT,
		sky("day", 360),
		sun(250, 190, 44, "#ffe7b0"),
		cloud(440, 120, 300, "#ffffff", 0.8),
		cloud(40, 90, 200, "#ffffff", 0.6),
		cloud(730, 180, 260, "#ffffff", 0.65),
		mountains(
			380,
			[
				{ x: 220, top: 210, half: 280 },
				{ x: 760, top: 178, half: 320 },
				{ x: 500, top: 240, half: 240 },
			],
			"#9cc0b4",
			"#7fa8a4",
			undefined,
			2,
		),
		hills([350, 300, 330, 280, 320, 270, 310], "#79ad8c"),
		cloud(-40, 338, 380, "#fbf6ee", 0.7),
		cloud(520, 322, 420, "#fbf6ee", 0.6),
		hills([360, 372, 330, 366, 322, 350, 330], "#569770"),
		wax(560, 356, 180, 1),
		wax(610, 346, 220, 2),
		wax(680, 352, 250, 3),
		wax(742, 350, 200, 4),
		wax(520, 366, 140, 5),
		hills([430, 396, 420, 440, 404, 380, 392], "#3f8560"),
		furrows([560, 200], 420, -500, 1500, 30, "#357653", 'opacity="0.8"'),
		hills([560, 540, 470, 452, 480, 520, 530], "#2f7a55"),
		row(6, (i) =>
			stroke(
				`M${-20} ${580 - i * 17}C200 ${556 - i * 17} 420 ${480 - i * 2} 620 ${498 + i * 8}C780 ${520 + i * 16} 880 ${540 + i * 14} 990 ${546 + i * 15}`,
				"#236450",
				6,
				'stroke-dasharray="14 9" opacity="0.9"',
			),
		),
		place(
			360,
			478,
			1,
			box(0, -58, 170, 58, "#fbf6ee") +
				box(0, -16, 170, 16, palette.blue) +
				box(20, -46, 26, 30, palette.terracotta) +
				box(70, -46, 26, 46, palette.terracotta) +
				box(122, -46, 26, 30, palette.terracotta) +
				shape("M-22 -54L24 -94H146L194 -54Z", "#b4472b") +
				shape("M-22 -54L24 -94H60L24 -54Z", "#93381f") +
				row(5, (i) => stroke(`M${-8 + i * 46} -54V0`, palette.blue, 4)),
		),
		place(300, 486, 1, tree(120, "#4a3428", "#1d5a44", "#3f9468", 4)),
		row(6, (i) => bush(30 + i * 184, 610 + (i % 2) * 10, 120, i + 2)),
		row(7, (i) => bush(-40 + i * 176, 668 + (i % 2) * 8, 150, i + 12)),
	);
}

function argentina(): string {
	const spire = (points: [number, number][], lit: [number, number][], body: string, glow: string) => shape(polygon(points), body) + shape(polygon(lit), glow);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dawn", 400),
		cloud(40, 120, 300, "#fbe6d0", 0.75),
		cloud(640, 74, 280, "#fbe6d0", 0.6),
		cloud(420, 190, 150, "#fbe6d0", 0.45),
		mountains(
			430,
			[
				{ x: 90, top: 262, half: 220 },
				{ x: 880, top: 250, half: 240 },
			],
			"#c9a6a0",
			"#8a94a6",
			"#fbf6ee",
			7,
		),
		spire(
			[
				[300, 430],
				[346, 270],
				[362, 286],
				[384, 214],
				[402, 250],
				[424, 232],
				[446, 300],
				[480, 430],
			],
			[
				[384, 214],
				[402, 250],
				[424, 232],
				[446, 300],
				[480, 430],
				[420, 430],
				[404, 300],
			],
			"#8d6f7c",
			"#eaa587",
		),
		spire(
			[
				[420, 430],
				[462, 300],
				[486, 206],
				[506, 182],
				[520, 118],
				[538, 86],
				[556, 122],
				[570, 190],
				[592, 230],
				[606, 300],
				[660, 430],
			],
			[
				[538, 86],
				[556, 122],
				[570, 190],
				[592, 230],
				[606, 300],
				[660, 430],
				[580, 430],
				[560, 300],
				[548, 180],
			],
			"#80636f",
			"#f0a884",
		),
		spire(
			[
				[600, 430],
				[632, 316],
				[648, 250],
				[662, 262],
				[676, 200],
				[690, 226],
				[706, 290],
				[752, 430],
			],
			[
				[676, 200],
				[690, 226],
				[706, 290],
				[752, 430],
				[704, 430],
				[688, 310],
			],
			"#8d6f7c",
			"#eaa587",
		),
		shape("M440 372L474 330L492 356L516 300L536 352L560 318L580 366L612 346L640 392L700 360L760 430H300L360 380L400 396Z", "#fbf6ee"),
		shape("M440 372L474 330L492 356L516 300L520 380L470 430H300L360 380L400 396Z", "#cfdfe4"),
		hills([428, 410, 426, 416, 428, 404, 420], "#6f8fa0"),
		water(426, "#a8e4e0", "#2f93a0", "#f2fffb", 530, 4, 540),
		group('opacity="0.22"', shape("M440 428L536 520L640 428Z", "#7a5a68"), shape("M320 428L384 480L470 428Z", "#7a5a68")),
		row(6, (i) => shape(`M${250 + i * 90} ${450 + (i % 3) * 18}l14 -16l22 4l18 12Z`, "#f4fffb", 'opacity="0.9"')),
		shape("M-10 520C140 486 320 500 470 530C640 560 800 520 970 494V650H-10Z", "#c98a4a"),
		shape("M-10 560C180 520 360 548 520 572C700 596 840 566 970 540V650H-10Z", "#a8623a"),
		shape("M-10 606C180 580 420 606 560 618C720 626 860 612 970 600V650H-10Z", "#7d4230"),
		row(26, (i) => place(10 + i * 38, 560 + ((i * 37) % 60), 1, grass(24 + (i % 3) * 8, i % 2 ? "#e7b45c" : "#d9963f", i))),
		group(
			"",
			...[
				[172, 566, 1],
				[262, 578, 0.86],
				[742, 574, 0.95],
			].map(([x, y, s]) =>
				place(
					x,
					y,
					s,
					stroke("M-14 -34L-18 0M-6 -34L-4 0M18 -34L15 0M26 -34L30 0", "#8a5234", 5) +
						oval(6, -44, 26, 15, "#c9824a") +
						oval(6, -38, 20, 9, "#f3dcae") +
						stroke("M26 -50Q34 -70 36 -88", "#c9824a", 10) +
						shape("M32 -98L50 -92L48 -84L32 -84Z", "#c9824a") +
						stroke("M33 -96L31 -106M38 -97L38 -106", "#8a5234", 3),
				),
			),
		),
		row(8, (i) => place(30 + i * 128, 650, 1, grass(56, i % 2 ? "#f0c06a" : "#c9824a", i + 30))),
	);
}

export const colombiaAndArgentina: Scene[] = [
	{ target: "/images/countries/co", draw: colombia },
	{ target: "/images/countries/ar", draw: argentina },
];
