import { palette } from "../palette.ts";
import { arcade } from "../shapes/buildings.ts";
import { hills, row } from "../shapes/land.ts";
import { agave, tree } from "../shapes/plants.ts";
import { laptop } from "../shapes/room.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { dome, houses } from "../shapes/skyline.ts";
import { box, disc, drawing, group, oval, place, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function scholarships(): string {
	const steps = row(
		5,
		(i) => box(180 - i * 40, 420 + i * 38, 600 + i * 80, 40, i % 2 ? "#e0b090" : "#edc6a8") + box(180 - i * 40, 420 + i * 38, 600 + i * 80, 5, "#f9e3cc"),
	);
	const book = (x: number, y: number, color: string) =>
		place(
			x,
			y,
			1,
			shape("M-26 4L0 10L26 4V-22L0 -16L-26 -22Z", color) + shape("M-22 -1L0 5L22 -1V-24L0 -18L-22 -24Z", "#fffdf8") + stroke("M0 -18V6", palette.line, 2),
		);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("day", 440),
		sun(770, 130, 44, "#ffe7b0"),
		cloud(80, 100, 260, "#ffffff", 0.8),
		cloud(520, 70, 220, "#ffffff", 0.6),
		hills([400, 370, 396, 360, 390, 366, 386], "#8fb8a4"),
		place(-20, 440, 1, houses(1000, 60, { body: "#dba083", shade: "#c58468", window: "#7a4a4a" }, 12)),
		arcade(160, 424, 640, 270, 5, "#e8b896", { lit: "#b8694f", rise: 0.8 }),
		place(480, 158, 1, dome(94, { body: "#d9773f", shade: "#b4472b", window: "#ffe2a0" })),
		box(-10, 440, WIDTH + 20, 210, "#c9d6a8"),
		steps,
		place(80, 560, 1, tree(330, "#5a3a40", "#7d5aae", "#a98bd0", 3)),
		place(890, 570, 1, tree(350, "#5a3a40", "#7d5aae", "#a98bd0", 6)),
		row(14, (i) => oval(30 + ((i * 71) % 220), 590 + ((i * 37) % 50), 6, 3, "#a98bd0")),
		row(12, (i) => oval(760 + ((i * 61) % 190), 596 + ((i * 31) % 44), 6, 3, "#a98bd0")),
		place(
			330,
			458,
			1,
			row(
				4,
				(i) =>
					box(-46 + (i % 2) * 8, -18 - i * 19, 96 - (i % 3) * 10, 17, [palette.terracotta, palette.blue, palette.green, palette.marigold][i], 3) +
					box(-34 + (i % 2) * 8, -14 - i * 19, 7, 9, "#fffdf8", 1),
			) +
				group(
					'transform="translate(4 -78)"',
					shape("M-58 -14L0 -36L58 -14L0 8Z", "#20304a") +
						shape("M-30 -2V16Q0 32 30 16V-2L0 9Z", "#182640") +
						stroke("M0 -14L46 -6V20", palette.marigold, 3) +
						disc(46, 24, 5, palette.marigold),
				),
		),
		place(566, 496, 1.25, laptop(90, "#33475a")),
		book(250, 536, palette.terracotta),
		place(
			708,
			570,
			1,
			shape("M-44 0V-60Q-44 -100 0 -100Q44 -100 44 -60V0Z", "#2f7a8c") +
				shape("M-32 -8V-40H32V-8Z", "#246070") +
				stroke("M-32 -40H32", palette.ice, 3) +
				stroke("M-16 -98Q0 -122 16 -98", "#246070", 6) +
				box(-8, -44, 16, 12, palette.marigold, 2),
		),
		place(900, 650, 1, agave(90, "#3a8a68", "#d6f0e4", "#2a6a50", 4)),
		place(50, 652, 1, agave(80, "#3a8a68", "#d6f0e4", "#2a6a50", 8)),
	);
}

export const scholarshipNews: Scene[] = [{ target: "/images/news/scholarships", draw: scholarships }];
