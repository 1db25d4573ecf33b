import { palette } from "../palette.ts";
import { hills, mountains, row } from "../shapes/land.ts";
import { agave, grass } from "../shapes/plants.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, group, place, shape, stroke } from "../shapes/svg.ts";
import { ridge } from "../shapes/wide.ts";
import type { Scene } from "./scene.ts";

function fork(): string {
	const arrow = (color: string, words: number) =>
		shape("M-70 -22H56L84 0L56 22H-70Z", color) + stroke(`M-52 -6H${words}M-52 8H${words - 30}`, palette.paper, 6);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dawn", 360),
		sun(640, 250, 44, "#ffd58a"),
		mountains(
			360,
			[
				{ x: 200, top: 150, half: 210 },
				{ x: 760, top: 190, half: 190 },
			],
			"#8fa8b8",
			"#6f8aa0",
			"#f3f7f7",
			5,
		),
		hills([350, 322, 352, 318, 350, 330], "#6f9c96"),
		shape("M-10 380Q480 340 970 380V650H-10Z", "#3f7a6a"),
		shape("M400 650C430 520 440 480 300 420C240 394 150 384 90 366H150C230 376 340 390 420 426C500 462 520 540 560 650Z", "#e8c9a8"),
		shape("M470 520C500 460 640 430 820 372H872C740 430 590 470 540 560Z", "#e8c9a8"),
		cloud(-40, 372, 420, "#fbf6ee", 0.85),
		cloud(60, 418, 330, "#fbf6ee", 0.7),
		cloud(640, 366, 400, "#fbf6ee", 0.8),
		cloud(720, 420, 300, "#fbf6ee", 0.65),
		box(562, 196, 15, 300, "#7a4a38"),
		group('transform="translate(490 244) scale(-1.15 1.15) rotate(-4)"', arrow(palette.terracotta, 20)),
		place(648, 314, 1.15, arrow("#2f7a8c", 34)),
		row(7, (i) => place(60 + i * 140, 640 - ((i * 31) % 60), 1, grass(46, "#2f6a58", i + 2))),
		place(
			372,
			600,
			1.7,
			disc(0, -34, 74, "#ffe2a0", 'opacity="0.22"') +
				disc(0, -34, 42, "#ffe2a0", 'opacity="0.4"') +
				stroke("M-13 -58Q0 -84 13 -58", "#13202e", 3) +
				box(-15, -54, 30, 46, "#ffd98a", 5) +
				stroke("M0 -50V-12", "#f29a45", 5) +
				box(-19, -60, 38, 9, "#13202e", 3) +
				box(-19, -10, 38, 9, "#13202e", 3),
		),
	);
}

function share(): string {
	const works =
		box(-150, -70, 300, 70, "#c9683f") +
		row(4, (i) => shape(`M${-150 + i * 75} -70V-112L${-75 + i * 75} -70Z`, "#a8543a") + shape(`M${-150 + i * 75} -78V-104L${-104 + i * 75} -78Z`, "#ffd98a")) +
		row(6, (i) => box(-136 + i * 48, -48, 26, 26, "#ffd98a", 2)) +
		box(112, -150, 22, 82, "#8a4a38");
	const rows = [
		[468, 22, 13],
		[500, 42, 9],
		[546, 74, 6],
		[628, 134, 4],
	] as const;
	return drawing(
		WIDTH,
		HEIGHT,
		sky("warm", 430),
		sun(640, 330, 60, "#fff0c0"),
		cloud(120, 110, 260, "#fbe3c0", 0.6),
		cloud(560, 80, 300, "#fbe3c0", 0.5),
		mountains(
			440,
			[
				{ x: 130, top: 270, half: 230 },
				{ x: 430, top: 320, half: 200 },
				{ x: 880, top: 260, half: 240 },
			],
			"#c98a74",
			"#b0705f",
			undefined,
			6,
		),
		hills([430, 416, 432, 412, 430, 420], "#b8754f"),
		place(250, 444, 1, works),
		ridge(
			[
				[-20, 446],
				[480, 436],
				[980, 450],
			],
			650,
			"#a8623f",
		),
		ridge(
			[
				[-20, 520],
				[480, 508],
				[980, 524],
			],
			650,
			"#8f4f36",
		),
		...rows.flatMap(([y, size, count], line) =>
			Array.from({ length: count }, (_, i) =>
				place(
					((i + (line % 2 ? 0.5 : 0.1)) * 1000) / count,
					y + 12,
					1,
					agave(size * (0.92 + ((i * 7) % 5) * 0.04), "#2f7a64", "#a8f0e4", "#1f5a4c", i + line * 7),
				),
			),
		),
	);
}

export const forkAndShare: Scene[] = [
	{ target: "/images/workshops/lead-before-you-are-sure", draw: fork },
	{ target: "/images/workshops/patient-capital", draw: share },
];
