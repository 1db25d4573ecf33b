import { palette } from "../palette.ts";
import { townOutside } from "../shapes/interior.ts";
import { hills, row, water } from "../shapes/land.ts";
import { crane, ship } from "../shapes/machines.ts";
import { cup, lamp, laptop } from "../shapes/room.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, group, place, shape, stroke } from "../shapes/svg.ts";
import { BENCH, paper, pen, shadow, workroom } from "../shapes/workroom.ts";
import type { Scene } from "./scene.ts";

function businessTable(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		workroom(
			{ wall: "#3a4258", wood: "#c98f6c", frame: "#a8604a", outside: townOutside, window: [250, 460, 410, 372] },
			lamp(130, 110, 38, palette.terracotta) + lamp(830, 110, 38, palette.terracotta),
			shadow(200, 120),
			place(110, BENCH, 1.7, laptop(112, "#20304a")),
			place(330, BENCH + 12, 1.25, paper(130)),
			place(510, BENCH + 12, 1.25, paper(130, disc(112, -6, 7, palette.terracotta))),
			place(440, BENCH + 8, 1.3, pen(64, palette.aurora)),
			place(626, BENCH + 9, 1.3, pen(60, palette.terracotta)),
			shadow(748, 34),
			place(722, BENCH, 1, cup(46, palette.paper)),
			place(818, BENCH, 1, cup(46, "#8fd3c6")),
		),
	);
}

function businessHarbour(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dawn", 400),
		sun(560, 330, 44, "#ffd58a"),
		cloud(70, 120, 260, "#fbe6d0", 0.7),
		cloud(640, 84, 240, "#fbe6d0", 0.6),
		hills([384, 372, 386, 368, 380, 376], "#8fb0b0"),
		water(392, "#f3c9a6", "#1d5a70", "#fff1d0", 560, 4),
		place(300, 470, 1, ship(480, palette.night2, [palette.terracotta, palette.stone, "#2f7a8c", palette.marigold, palette.paper, palette.purple])),
		place(150, 500, 1, crane(360, "#33475a")),
		place(820, 492, 1, group('transform="scale(-1 1)"', crane(300, "#4a6274"))),
		box(-10, 498, WIDTH + 20, 150, "#7c6a66"),
		box(-10, 498, WIDTH + 20, 8, "#c9b09c"),
		row(12, (i) => box(20 + i * 84, 520, 44, 6, "#8f7c74", 2)),
		row(
			6,
			(i) =>
				box(
					530 + (i % 2) * 132 + Math.floor(i / 2) * 62,
					576 - Math.floor(i / 2) * 56,
					128,
					54,
					[palette.terracotta, "#2f7a8c", "#e0a060", palette.green, palette.purple, palette.blue][i],
					2,
				) +
				row(7, (n) => stroke(`M${542 + (i % 2) * 132 + Math.floor(i / 2) * 62 + n * 17} ${582 - Math.floor(i / 2) * 56}v42`, "#13202e", 2, 'opacity="0.25"')),
		),
		...[110, 300].map((x) =>
			place(x, 556, 1, shape("M-26 0H26L18 -14V-44Q18 -54 8 -54H-8Q-18 -54 -18 -44V-14Z", "#20304a") + box(-24, -60, 48, 12, "#33475a", 5)),
		),
		stroke("M128 520C170 580 250 588 284 522", "#e8d3b8", 6),
		stroke("M92 516C60 500 40 470 10 452", "#e8d3b8", 6),
	);
}

export const business: Scene[] = [
	{ target: "/images/workshops/business-1", draw: businessTable },
	{ target: "/images/workshops/business-2", draw: businessHarbour },
];
