import { palette } from "../palette.ts";
import { archPath } from "../shapes/buildings.ts";
import { room, townOutside, windowTo } from "../shapes/interior.ts";
import { hills, mountains, row } from "../shapes/land.ts";
import { robotArm, solarPanel, tank, turbine } from "../shapes/machines.ts";
import { agave, nopal } from "../shapes/plants.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, group, place, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function greenHydrogen(): string {
	const h2 = (x: number, y: number, size: number) =>
		group(
			`transform="translate(${x} ${y}) scale(${size})"`,
			stroke("M-12 -10V10M4 -10V10M-12 0H4", "#126148", 4),
			stroke("M10 7q1 -4 4 -4q4 0 4 3q0 3 -8 8h9", "#126148", 2.4),
		);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("warm", 420),
		sun(220, 300, 52, "#fff0c0"),
		cloud(420, 110, 300, "#fbe3c0", 0.6),
		cloud(60, 90, 220, "#fbe3c0", 0.5),
		mountains(
			430,
			[
				{ x: 620, top: 260, half: 260 },
				{ x: 860, top: 226, half: 270 },
			],
			"#c98a74",
			"#a8685e",
			"#fbf0e0",
			4,
		),
		hills([420, 402, 416, 396, 410, 400, 408], "#b8754f"),
		row(5, (i) => place(60 + i * 88, 430 - (i % 2) * 8, 1, turbine(210 - (i % 2) * 40, 18 + i * 33, "#fffdf8", "#e0cbb8"))),
		hills([456, 446, 452, 440, 446, 440, 446], "#c98f5c"),
		row(2, (i) => row(4, (n) => place(30 + n * 104 - i * 30, 500 + i * 46, 1 + i * 0.2, solarPanel(88)))),
		box(540, 360, 170, 150, "#e8eef0", 4),
		box(676, 360, 34, 150, "#b9c9d2", 4),
		row(4, (i) => shape(archPath(554 + i * 30, 500, 22, 70), i % 2 ? "#2f7a8c" : "#1d4f86")),
		box(532, 350, 186, 14, palette.terracotta, 3),
		row(2, (i) => box(570 + i * 60, 300, 22, 54, "#b9c9d2", 3)),
		place(720, 520, 1, tank(220, "#dff1ee", h2(110, -54, 1.2))),
		place(650, 590, 1, tank(270, "#a8f0e4", h2(136, -66, 1.5))),
		stroke("M710 440H760V462M620 510V548H660", "#4a6274", 9),
		stroke("M710 440H760V462M620 510V548H660", "#8fb0b8", 3),
		hills([600, 590, 604, 612, 600, 606, 596], "#a8623f"),
		place(70, 648, 1, agave(110, "#3a7a60", "#a8f0e4", "#2a5a4c", 3)),
		place(180, 652, 1, nopal(90, "#3a7a60", "#2a5a4c", "#e5603f")),
		place(910, 652, 1, agave(80, "#3a7a60", "#a8f0e4", "#2a5a4c", 5)),
	);
}

function robotics(): string {
	const car =
		shape("M0 0H250V-34Q248 -52 226 -56L196 -60L156 -92Q150 -96 140 -96H70Q60 -96 54 -90L26 -58Q4 -54 0 -36Z", "#2f7a8c") +
		shape("M66 -60L86 -84H112V-60ZM122 -60V-84H142L172 -60Z", palette.ice) +
		disc(56, 2, 26, "#13202e") +
		disc(56, 2, 11, "#8fb0b8") +
		disc(196, 2, 26, "#13202e") +
		disc(196, 2, 11, "#8fb0b8") +
		stroke("M117 -58V-10", "#1d5a6c", 3) +
		box(232, -40, 18, 10, palette.marigold, 3);
	return drawing(
		WIDTH,
		HEIGHT,
		room("#dfe3e0", "#8fa3ac", 480),
		...[40, 370, 700].map((x) => windowTo(() => townOutside(480, 290), x, 330, 220, 270, "#7f8f98")),
		row(4, (i) => box(70 + i * 240, 0, 120, 12, palette.paper, 4)),
		box(-10, 520, WIDTH + 20, 60, "#33475a"),
		box(-10, 520, WIDTH + 20, 9, "#8fa8b4"),
		row(13, (i) => disc(20 + i * 78, 556, 13, "#13202e") + disc(20 + i * 78, 556, 5, "#8fa8b4")),
		place(352, 496, 1, car),
		place(230, 522, 1, robotArm(150, -150, 210, palette.terracotta, "#13202e")),
		place(740, 522, 1, robotArm(-160, -146, 210, "#e0a060", "#13202e")),
		group(
			"",
			...[0, 1, 2, 3, 4, 5].map((i) => stroke(`M${572} ${396}l${Math.cos(i * 1.05) * 26} ${Math.sin(i * 1.05) * 26}`, palette.marigold, 3.4)),
			disc(572, 396, 8, "#fff0c0"),
		),
		box(-10, 580, WIDTH + 20, 70, "#7a8f9a"),
	);
}

export const industryNews: Scene[] = [
	{ target: "/images/news/green-hydrogen", draw: greenHydrogen },
	{ target: "/images/news/robotics", draw: robotics },
];
