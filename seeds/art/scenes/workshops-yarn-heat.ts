import { palette } from "../palette.ts";
import { fjordOutside, room, townOutside, windowTo } from "../shapes/interior.ts";
import { row } from "../shapes/land.ts";
import { table } from "../shapes/room.ts";
import { HEIGHT, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, group, oval, place, shape, stroke } from "../shapes/svg.ts";
import { BENCH, shadow, workroom } from "../shapes/workroom.ts";
import type { Scene } from "./scene.ts";

function yarn(): string {
	const wheel =
		disc(0, 0, 118, "none", 'stroke="#8a5a40" stroke-width="14"') +
		disc(0, 0, 106, "none", 'stroke="#c98f6c" stroke-width="4"') +
		row(8, (i) => group(`transform="rotate(${i * 45})"`, stroke("M0 0V-108", "#a87050", 7))) +
		disc(0, 0, 18, "#8a5a40") +
		disc(0, 0, 8, palette.marigold);
	const cone = (color: string) =>
		shape("M-24 0L-13 -78H13L24 0Z", color) +
		row(6, (i) => stroke(`M${-22 + i * 1.6} ${-6 - i * 12}Q0 ${1 - i * 12} ${22 - i * 1.6} ${-6 - i * 12}`, "#ffffff", 2, 'opacity="0.45"')) +
		box(-7, -92, 14, 15, "#c9a070", 2);
	return drawing(
		WIDTH,
		HEIGHT,
		workroom(
			{ wall: "#6a5460", wood: "#c98f7c", frame: "#a8604a", outside: townOutside, window: [330, 320, 400, 372] },
			box(40, 190, 230, 12, "#5a3a34") +
				[74, 132, 190, 244].map((x, i) => place(x, 190, 1, cone([palette.marigold, "#2f9c86", palette.terracotta, palette.purple][i]))).join("") +
				box(40, 340, 230, 12, "#5a3a34") +
				[74, 132, 190, 244].map((x, i) => place(x, 340, 1, cone([palette.stone, palette.ice, "#d99430", palette.blue][i]))).join(""),
			shadow(150, 110),
			row(
				5,
				(i) =>
					box(50 + (i % 2) * 8, BENCH - 26 - i * 26, 190 - (i % 3) * 10, 24, i % 2 ? "#ffffff" : "#e6ecec", 10) +
					stroke(`M${66 + (i % 2) * 8} ${BENCH - 14 - i * 26}h150`, "#c9d6da", 2.5),
			),
			place(
				320,
				BENCH,
				1.1,
				shape("M-64 0Q-84 -50 -40 -62Q-20 -92 18 -76Q66 -80 66 -34Q82 -4 56 0Z", "#ffffff") +
					stroke("M-40 -30q20 -20 40 0t40 -4M-20 -56q20 -10 36 2", "#d6dfe2", 3),
			),
			stroke("M376 440C440 396 500 388 566 396", palette.paper, 6),
			stroke(`M610 ${BENCH}L700 330M830 ${BENCH}L740 330`, "#7a4a38", 15),
			place(720, 318, 1.36, wheel),
			stroke("M720 318L566 388M720 180L566 380", palette.marigold, 3.5),
			box(540, 366, 56, 52, palette.marigold, 10),
			row(5, (i) => stroke(`M545 ${375 + i * 9}h46`, "#d99430", 3)),
			stroke(`M568 418V${BENCH}`, "#7a4a38", 12),
			place(896, BENCH, 1.2, cone(palette.aurora)),
		),
	);
}

function serverHeat(): string {
	const tomato = (x: number, y: number, tall: number) =>
		stroke(`M${x} ${y}q-6 ${-tall / 2} 2 ${-tall}`, "#2f8a5a", 6) +
		row(4, (i) => oval(x + (i % 2 ? 19 : -17), y - tall * (0.3 + i * 0.2), 19, 10, i % 2 ? "#3fa06a" : "#2f8a5a")) +
		row(3, (i) => disc(x + (i % 2 ? 14 : -13), y - tall * (0.26 + i * 0.24), 11, "#d9472b"));
	return drawing(
		WIDTH,
		HEIGHT,
		room("#1f3c54", "#2b4a5e"),
		windowTo(fjordOutside, 372, 380, 220, 320, "#33475a", 320),
		box(60, 96, 220, 470, "#0a1826", 10),
		box(60, 96, 220, 470, "none", 10, 'stroke="#4a6a80" stroke-width="6"'),
		row(
			7,
			(i) =>
				box(78, 116 + i * 62, 184, 48, "#16304a", 4) +
				row(5, (n) => disc(96 + n * 17, 140 + i * 62, 4.5, [palette.aurora, palette.ice, palette.marigold][(i + n) % 3])),
		),
		row(28, (i) => stroke(`M${192 + (i % 4) * 16} ${126 + Math.floor(i / 4) * 62}v28`, "#4a6a80", 4)),
		...[0, 1, 2].map((i) => stroke(`M${110 + i * 58} 84q-16 -20 0 -38t0 -36`, palette.terracotta, 8, 'opacity="0.75"')),
		stroke("M280 190H640Q690 190 690 240V420", palette.terracotta, 22),
		stroke("M280 184H640Q696 184 696 240V420", "#f0a08c", 5),
		stroke("M280 560H560Q600 560 600 520V500H660", "#2f7a8c", 22),
		stroke("M280 554H556Q594 554 594 520", "#8fd3d6", 5),
		disc(480, 190, 44, "#c9d6da"),
		disc(480, 190, 34, "#33475a"),
		row(3, (i) => group(`transform="rotate(${i * 120} 480 190)"`, shape("M480 190Q462 168 480 160Q500 168 480 190Z", palette.ice))),
		disc(480, 190, 7, palette.marigold),
		disc(616, 300, 36, palette.paper, 'stroke="#13202e" stroke-width="6"'),
		stroke("M616 300L634 280", palette.terracotta, 6),
		row(5, (i) => group(`transform="rotate(${-90 + i * 45} 616 300)"`, stroke("M616 272v7", "#13202e", 3))),
		stroke("M652 300H690", "#c9d6da", 9),
		box(640, 470, 290, 90, "#a8604a", 10),
		box(640, 470, 290, 20, "#c98f6c", 8),
		oval(785, 474, 134, 13, "#4f3024"),
		...[676, 748, 820, 892].map((x, i) => tomato(x, 472, 170 + ((i * 37) % 50))),
		place(624, 560, 1, table(320, 84, "#e8c9a8")),
	);
}

export const yarnAndHeat: Scene[] = [
	{ target: "/images/workshops/new-yarn-from-old-sheets", draw: yarn },
	{ target: "/images/workshops/put-server-heat-to-work", draw: serverHeat },
];
