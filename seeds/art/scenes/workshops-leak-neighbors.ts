import { palette } from "../palette.ts";
import { cottage } from "../shapes/buildings.ts";
import { room } from "../shapes/interior.ts";
import { hills, row, water } from "../shapes/land.ts";
import { turbine } from "../shapes/machines.ts";
import { grass, spruce } from "../shapes/plants.ts";
import { screen, table } from "../shapes/room.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, oval, place, shape, stroke } from "../shapes/svg.ts";
import { ridge } from "../shapes/wide.ts";
import type { Scene } from "./scene.ts";

const drop = (x: number, y: number, size: number) =>
	shape(
		`M${x} ${y - size}C${x + size} ${y} ${x + size * 0.7} ${y + size} ${x} ${y + size}C${x - size * 0.7} ${y + size} ${x - size} ${y} ${x} ${y - size}Z`,
		palette.ice,
	);

const pipe = (y: number, thick: number, color: string, shine: string) =>
	box(-10, y, WIDTH + 20, thick, color) +
	box(-10, y + thick * 0.18, WIDTH + 20, thick * 0.16, shine) +
	row(3, (i) => box(120 + i * 350, y - 12, 34, thick + 24, shine, 5) + box(128 + i * 350, y - 12, 8, thick + 24, color));

function leak(): string {
	const wave = Array.from({ length: 25 }, (_, i) => `${8 + i * 3.5} ${30 + (i % 2 ? 1 : -1) * (i > 9 && i < 16 ? 20 - Math.abs(12.5 - i) * 3 : 4)}`).join("L");
	return drawing(
		WIDTH,
		HEIGHT,
		room("#1f4a5e", "#2b4a5e", 520),
		pipe(150, 92, "#c9804f", "#f0c9b4"),
		pipe(330, 40, "#2f7a8c", "#8fd3d6"),
		stroke("M560 168l18 22 -12 18 22 34", "#7b3a2a", 5),
		shape("M570 242q14 60 -6 130q-10 70 4 140h34q-16 -70 -4 -140q10 -70 2 -130Z", palette.ice, 'opacity="0.75"'),
		oval(560, 586, 170, 22, palette.ice, 'opacity="0.5"'),
		oval(566, 584, 100, 11, "#ffffff", 'opacity="0.5"'),
		drop(640, 300, 13),
		drop(536, 420, 10),
		drop(650, 450, 11),
		disc(414, 196, 34, "#13202e"),
		disc(414, 196, 24, "#33475a"),
		disc(414, 196, 10, palette.aurora),
		...[52, 74, 96].map((r) =>
			stroke(`M${414 + r * 0.7} ${196 - r * 0.7}A${r} ${r} 0 0 1 ${414 + r * 0.7} ${196 + r * 0.7}`, palette.aurora, 5, 'opacity="0.8"'),
		),
		stroke("M414 230C414 330 300 360 250 470", "#13202e", 6),
		place(660, 520, 1, table(280, 130, "#e8c9a8")),
		stroke("M150 470A76 76 0 0 1 302 470", "#13202e", 13),
		stroke("M162 470A64 64 0 0 1 290 470", "#33475a", 4),
		box(128, 462, 42, 78, "#2f9c86", 18),
		box(282, 462, 42, 78, "#2f9c86", 18),
		box(160, 468, 14, 66, "#13202e", 7),
		box(278, 468, 14, 66, "#13202e", 7),
		screen(726, 376, 180, stroke(`M${wave}`, palette.aurora, 2.2)),
		box(790, 490, 54, 30, "#20304a"),
		stroke("M250 470C240 560 520 610 700 512", "#13202e", 6),
		box(690, 500, 74, 20, palette.green, 4),
		row(5, (i) => box(698 + i * 13, 494, 7, 8, palette.marigold, 1)),
	);
}

function neighbors(): string {
	const lit = "#ffd98a";
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dawn", 380),
		sun(330, 344, 46, "#ffd58a"),
		cloud(60, 120, 280, "#fbe6d0", 0.7),
		cloud(640, 80, 240, "#fbe6d0", 0.55),
		hills([376, 366, 378, 362, 376, 368], "#9fb6b4"),
		water(384, "#f3c9a6", "#1d5a70", "#fff1d0", 330, 7),
		row(6, (i) => place(150 + i * 132, 400 + (i % 2) * 12, 1, turbine(210 + (i % 2) * 50, 10 + i * 37, "#fffdf8", "#d9cfc4"))),
		ridge(
			[
				[300, 650],
				[420, 560],
				[560, 508],
				[760, 478],
				[980, 470],
			],
			650,
			"#3f7a6a",
		),
		ridge(
			[
				[-20, 520],
				[140, 540],
				[300, 590],
				[420, 650],
			],
			650,
			"#2f6a5c",
		),
		place(560, 520, 1, cottage(112, "#a8342c", "#33303a", lit)),
		place(712, 502, 1, cottage(96, "#d99a3c", "#33303a", lit)),
		place(832, 500, 1, cottage(120, "#a8342c", "#2a2a36", lit)),
		...[690, 812, 948].map((x, i) => place(x, 512 - i * 6, 1, spruce(84 + i * 10, "#1f5a4c", "#2f7a64", i + 2))),
		place(
			170,
			566,
			1.5,
			stroke("M-50 0V-26M50 0V-26", "#20303a", 6) +
				box(-64, -34, 128, 9, "#8a5a40", 2) +
				box(-64, -58, 128, 7, "#8a5a40", 2) +
				box(-64, -72, 128, 7, "#8a5a40", 2) +
				stroke("M-50 -28V-74M50 -28V-74", "#20303a", 5),
		),
		...[20, 70, 330, 470, 610].map((x, i) => place(x, 648, 1, grass(56, i % 2 ? "#5f9a7c" : "#24584c", i + 3))),
	);
}

export const leakAndNeighbors: Scene[] = [
	{ target: "/images/workshops/hear-the-leak", draw: leak },
	{ target: "/images/workshops/ask-the-neighbours-first", draw: neighbors },
];
