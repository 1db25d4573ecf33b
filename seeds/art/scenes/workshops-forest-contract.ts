import { palette } from "../palette.ts";
import { furrows, hills, row } from "../shapes/land.ts";
import { birch, grass, spruce } from "../shapes/plants.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, group, oval, place, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function forest(): string {
	const beetle =
		oval(0, 0, 24, 17, "#1f3a44") +
		stroke("M-20 0H22", palette.aurora, 2.4) +
		disc(26, 0, 9, "#13202e") +
		stroke("M32 -4l10 -9M32 4l10 9", "#13202e", 3) +
		row(3, (i) => stroke(`M${-12 + i * 12} -14l-5 -12M${-12 + i * 12} 14l-5 12`, "#13202e", 3.4));
	return drawing(
		WIDTH,
		HEIGHT,
		sky("day", 420),
		sun(480, 190, 50, "#fff0c0"),
		hills([360, 300, 344, 290, 350, 316], "#8fc0a8"),
		...[40, 120, 210, 300, 390, 520, 600, 690, 780, 870, 940].map((x, i) =>
			place(x, 420 + ((i * 13) % 22), 1, spruce(190 + ((i * 47) % 80), "#4f9a7c", "#6fb594", i)),
		),
		hills([430, 418, 434, 420, 432, 424], "#3f8a62"),
		...[110, 760].map((x, i) => place(x, 520, 1, spruce(400 + i * 30, "#1f6b57", "#2f8a6a", i + 7))),
		place(664, 510, 1, birch(380, "#f3f3ea", "#33475a", "#5aa872", "#8fd08f")),
		shape("M-10 504Q480 466 970 504V650H-10Z", "#2f7a50"),
		shape("M388 -10H560Q548 240 566 420Q580 500 630 548H330Q376 500 384 420Q400 240 388 -10Z", "#7a4a38"),
		shape("M470 -10H560Q548 240 566 420Q580 500 630 548H500Q520 240 470 -10Z", "#63382c"),
		...[
			[412, 60, 120],
			[440, 220, 90],
			[524, 120, 110],
			[500, 330, 120],
			[416, 380, 80],
		].map(([x, y, l]) => stroke(`M${x} ${y}q8 ${l / 2} 0 ${l}`, "#4f2a22", 5, 'opacity="0.6"')),
		shape("M388 286Q474 318 560 282V306Q474 342 390 310Z", palette.marigold),
		row(11, (i) => stroke(`M${402 + i * 15} ${294 + Math.sin((i / 10) * Math.PI) * 14}v10`, "#13202e", 2.4)),
		stroke("M560 296C610 300 600 340 588 352", palette.marigold, 9),
		place(470, 430, 1.25, group('transform="rotate(-64)"', beetle)),
		place(520, 176, 0.85, group('transform="rotate(-100)"', beetle)),
		box(786, 330, 76, 92, "#c9d6da", 8),
		box(798, 344, 52, 30, "#0f2b45", 4),
		stroke("M804 360l8 -10 6 16 8 -20 7 22 7 -10", palette.aurora, 3),
		disc(812, 396, 9, "#13202e"),
		disc(838, 396, 9, "#13202e"),
		stroke("M778 352H756M870 352H890", "#33475a", 7),
		row(12, (i) => place(30 + i * 84, 640 - ((i * 17) % 40), 1, grass(52, i % 2 ? "#5aa872" : "#1f6b57", i))),
		place(520, 604, 1, stroke("M-80 0H80", "#8a5c40", 34) + oval(82, 0, 12, 17, "#e0b088") + oval(82, 0, 6, 9, "#c98f6c")),
	);
}

function contract(): string {
	const ear = (x: number, y: number, i: number) =>
		place(
			x,
			y,
			1,
			group(
				`transform="rotate(${((i * 17) % 14) - 7})"`,
				stroke("M0 0V-96", "#d9a030", 4) + row(5, (n) => oval(-7, -62 - n * 12, 5.5, 9, palette.marigold) + oval(7, -68 - n * 12, 5.5, 9, "#f9cd7c")),
			),
		);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("day", 370),
		sun(170, 130, 46, "#fff0c0"),
		cloud(620, 70, 250, "#ffffff", 0.85),
		cloud(330, 40, 180, "#ffffff", 0.6),
		hills([350, 330, 352, 322, 348, 336], "#8fbf9a"),
		shape("M-10 356Q480 336 970 356V650H-10Z", "#e0b050"),
		furrows([480, 250], 360, -500, 1460, 19, "#c08a34"),
		box(812, 300, 84, 64, palette.terracotta),
		shape("M802 300L854 262L906 300Z", "#7a3a2a"),
		box(842, 330, 24, 34, palette.paper),
		box(64, 296, 50, 68, "#8fa8b4", 8),
		shape("M64 300A25 22 0 0 1 114 300Z", "#c9d6da"),
		row(17, (i) => ear(20 + i * 58, 470 + ((i * 23) % 26), i)),
		box(332, 116, 296, 372, "#0a1a2c", 8, 'opacity="0.14"'),
		box(324, 106, 296, 372, "#fffdf8", 8),
		box(324, 106, 296, 54, palette.green, 8),
		box(324, 140, 296, 20, palette.green),
		stroke("M360 134h150", palette.paper, 9),
		row(
			4,
			(i) =>
				box(352, 186 + i * 46, 28, 28, [palette.ice, palette.ice, palette.ice, palette.stone][i], 5) +
				stroke(`M357 ${200 + i * 46}l7 8 12 -16`, palette.green, 5) +
				stroke(`M398 ${194 + i * 46}h${[176, 140, 186, 120][i]}M398 ${207 + i * 46}h${[120, 90, 70, 96][i]}`, "#b9c4c9", 5),
		),
		stroke("M352 424h110M490 424h104", "#33475a", 3),
		stroke("M360 414q14 -30 22 -4t24 -8q10 -14 18 4t24 -2", palette.blue, 5),
		stroke("M498 414q10 -34 22 -10t20 -6 18 6 26 -8", palette.terracotta, 5),
		disc(574, 456, 24, palette.marigold),
		disc(574, 456, 15, "#d99430"),
		row(9, (i) => ear(30 + i * 112, 660, i + 3)),
		box(884, 470, 34, 150, "#ffffff", 8, 'opacity="0.7"'),
		box(888, 548, 26, 70, "#2f7a8c", 6),
		row(6, (i) => stroke(`M886 ${488 + i * 22}h12`, "#13202e", 3)),
	);
}

export const forestAndContract: Scene[] = [
	{ target: "/images/workshops/measure-a-living-forest", draw: forest },
	{ target: "/images/workshops/pay-for-results", draw: contract },
];
