import { palette } from "../palette.ts";
import { seaOutside, townOutside } from "../shapes/interior.ts";
import { row } from "../shapes/land.ts";
import { robotArm, turbine } from "../shapes/machines.ts";
import { bulb, cup, laptop, notes } from "../shapes/room.ts";
import { HEIGHT, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, oval, place, shape, stroke } from "../shapes/svg.ts";
import { BENCH, pen, shadow, workroom } from "../shapes/workroom.ts";
import type { Scene } from "./scene.ts";

const NOTES = [palette.marigold, palette.ice, palette.stone, palette.aurora, "#e9e0f6"];

function innovationWall(): string {
	const shine = row(12, (i) => {
		const a = (i / 12) * Math.PI * 2;
		const at = (r: number) => `${480 + Math.cos(a) * r} ${200 + Math.sin(a) * r}`;
		return stroke(`M${at(104)}L${at(i % 2 ? 126 : 138)}`, palette.marigold, 5);
	});
	return drawing(
		WIDTH,
		HEIGHT,
		workroom(
			{ wall: "#c9a48c", wood: "#d9a882", frame: "#2f7a8c", outside: seaOutside, window: [710, 220, 380, 356], light: "#ffd58a" },
			box(64, 40, 590, 350, "#fffdf8", 8) +
				box(64, 40, 590, 350, "none", 8, 'stroke="#a8705a" stroke-width="8"') +
				notes(88, 66, 4, 5, 46, NOTES) +
				stroke("M340 340q40 40 90 10t100 6", "#1d4f86", 4, 'stroke-dasharray="2 10"') +
				disc(480, 200, 92, "#fbe6bd") +
				shine +
				place(480, 196, 1.1, bulb(120, "#ffd98a", "#4a5766")),
			shadow(180, 90),
			place(
				180,
				BENCH,
				1,
				box(-84, -58, 168, 58, "#c9a070", 4) +
					box(-84, -58, 168, 12, "#b08a5c", 4) +
					stroke("M-50 -58L-66 -130M-10 -58L0 -146M26 -58L44 -120", "#33475a", 8) +
					shape("M-74 -126L-58 -130L-68 -152Z", palette.terracotta) +
					shape("M-8 -146H8L0 -166Z", palette.aurora) +
					shape("M36 -122L52 -118L48 -140Z", palette.purple),
			),
			shadow(470, 120),
			place(
				470,
				BENCH,
				1,
				box(-110, -40, 220, 40, palette.ice, 3) +
					box(-80, -78, 120, 38, palette.stone, 3) +
					box(-50, -112, 70, 34, palette.marigold, 3) +
					shape("M-50 -112L-15 -146L20 -112Z", palette.terracotta) +
					box(56, -70, 34, 30, palette.purple, 3),
			),
			place(650, BENCH + 10, 1.3, pen(72, palette.terracotta)),
			shadow(816, 34),
			place(790, BENCH, 1, cup(52, palette.terracotta)),
		),
	);
}

function innovationLab(): string {
	const shelf = (x: number, y: number, width: number, seed: number) =>
		box(x, y, width, 9, "#7a4a38") +
		row(5, (i) =>
			box(
				x + 8 + i * (width / 5.2),
				y - 22 - ((i * 13 + seed) % 18),
				width / 8,
				22 + ((i * 13 + seed) % 18),
				[palette.terracotta, "#2f7a8c", palette.stone, palette.green, palette.purple][(i + seed) % 5],
				2,
			),
		);
	const drone =
		stroke("M-70 0L-24 8H24L70 0M-70 0V-14M70 0V-14", "#33475a", 6) +
		oval(-70, -16, 40, 4, "#a8f0e4", 'opacity="0.8"') +
		oval(70, -16, 40, 4, "#a8f0e4", 'opacity="0.8"') +
		shape("M-34 4Q0 -20 34 4L24 24H-24Z", palette.paper) +
		disc(0, 12, 8, "#13202e") +
		disc(2, 10, 3, palette.aurora);
	return drawing(
		WIDTH,
		HEIGHT,
		workroom(
			{ wall: "#1f3c54", wood: "#c98f6c", frame: "#8a4a38", outside: townOutside, window: [310, 340, 420, 380] },
			shelf(40, 190, 220, 2) + shelf(40, 300, 220, 7) + shelf(700, 170, 220, 4) + shelf(700, 280, 220, 9),
			place(480, 170, 1.3, drone),
			shape(`M446 200L380 ${BENCH}H580L514 200Z`, palette.aurora, 'opacity="0.12"'),
			shadow(170, 110),
			place(80, BENCH, 1.6, laptop(118, "#13263a")),
			place(340, BENCH, 1.7, turbine(100, 18)),
			shadow(520, 90),
			place(610, BENCH, 1.75, robotArm(-96, -70, 130, palette.terracotta, "#13202e")),
			box(396, BENCH - 26, 96, 26, palette.aurora, 4),
			box(414, BENCH - 52, 60, 26, palette.ice, 4),
			shadow(812, 80),
			row(3, (i) => place(740 + i * 58, BENCH, 2, box(0, -18 - i * 8, 22, 18 + i * 8, [palette.purple, palette.marigold, palette.green][i], 2))),
		),
	);
}

export const innovation: Scene[] = [
	{ target: "/images/workshops/innovation-1", draw: innovationWall },
	{ target: "/images/workshops/innovation-2", draw: innovationLab },
];
