import { palette } from "../palette.ts";
import { arcade, cottage } from "../shapes/buildings.ts";
import { hills, mountains, row, water } from "../shapes/land.ts";
import { ship, turbine } from "../shapes/machines.ts";
import { agave, grass, nopal, spruce, tree } from "../shapes/plants.ts";
import { aurora, cloud, HEIGHT, sky, stars, sun, WIDTH } from "../shapes/sky.ts";
import { dome, houses, type Roofs, tower } from "../shapes/skyline.ts";
import { drawing, place, shape } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

const DUSK_TOWN: Roofs = { body: "#7b424a", shade: "#63343f", window: "#ffd98a" };

function nordic(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		sky("night", 430),
		stars(130, 320, 44),
		aurora(
			[
				[-30, 250],
				[180, 170],
				[420, 236],
				[640, 140],
				[990, 210],
			],
			230,
			palette.aurora,
			0.95,
		),
		aurora(
			[
				[260, 120],
				[560, 70],
				[990, 110],
			],
			130,
			"#58e0c0",
			0.4,
		),
		mountains(
			430,
			[
				{ x: 180, top: 290, half: 190 },
				{ x: 420, top: 262, half: 220 },
				{ x: 700, top: 284, half: 210 },
				{ x: 900, top: 256, half: 220 },
			],
			"#3d7a86",
			"#24566a",
			"#dff6f2",
			6,
		),
		hills([420, 410, 424, 414, 426, 412, 420], "#1b4658"),
		water(424, "#3f8f8c", "#0c2b40", "#a8f0e4", 560, 3),
		row(5, (i) => place(560 + i * 78, 440 + (i % 2) * 8, 1, turbine(170 - i * 14, 20 + i * 31, "#dff1f0", "#9fc4c8"))),
		place(330, 474, 1, ship(190, "#11283f", ["#b4472b", "#f0c9b4", "#3fe0a8", "#fbf6ee", "#5b3a8e"])),
		shape("M-10 640V500C70 476 190 480 290 516C370 546 400 590 410 650H-10Z", "#173c46"),
		shape("M-10 560C90 530 220 546 320 600L340 650H-10Z", "#225a55"),
		row(5, (i) => place(14 + i * 34, 504, 1, spruce(110 + ((i * 17) % 40), "#0f2f3c", "#1d5050", 60 + i))),
		place(110, 530, 1, cottage(160, "#8c3326", "#1a2636")),
		place(280, 556, 1, cottage(84, "#8c3326", "#1a2636")),
		row(6, (i) => place(10 + i * 46, 650, 1, grass(60, i % 2 ? "#2f7a66" : "#225a55", i))),
		shape("M970 590C880 566 760 580 690 620L680 650H970Z", "#173c46"),
		row(6, (i) => place(730 + i * 46, 640 + (i % 2) * 6, 1, spruce(130 + ((i * 23) % 50), "#0f2f3c", "#1d5050", 80 + i))),
	);
}

function latam(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dusk", 430),
		sun(330, 356, 52, "#ffcf7d"),
		cloud(520, 110, 300, "#d98a62", 0.5),
		cloud(60, 160, 260, "#d97a58", 0.45),
		cloud(690, 220, 240, "#f0b070", 0.45),
		mountains(
			430,
			[
				{ x: 620, top: 236, half: 240 },
				{ x: 820, top: 206, half: 260, lean: -6 },
				{ x: 470, top: 296, half: 180 },
			],
			"#b8625a",
			"#8a4a58",
			"#fbe3d0",
			5,
		),
		hills([416, 400, 420, 404, 396, 410, 400], "#8a4450"),
		place(440, 466, 1, houses(540, 52, DUSK_TOWN, 12)),
		place(620, 464, 1, dome(86, DUSK_TOWN)),
		place(548, 464, 1, tower(34, DUSK_TOWN)),
		place(850, 464, 1, dome(64, DUSK_TOWN)),
		arcade(-120, 500, 640, 190, 7, "#5a2f3c", { lit: "#d9703f", pier: 0.24 }),
		hills([500, 492, 484, 470, 466, 474, 470], "#6b3540"),
		hills([540, 520, 510, 530, 520, 506, 516], "#54293a"),
		row(26, (i) => place(30 + i * 40, 560 + (i % 2) * 12, 1, agave(26 + (i % 3) * 4, "#3f7a66", "#8fe0c0", "#2a5a50", i))),
		hills([586, 580, 590, 582, 592, 580, 588], "#452236"),
		row(11, (i) => place(40 + i * 94, 622, 1, agave(54 + (i % 2) * 8, "#357060", "#8fe0c0", "#245048", i + 40))),
		hills([630, 626, 632, 624, 634, 626, 630], "#331a2c"),
		place(880, 646, 1, agave(150, "#2f6a5c", "#a8f0e4", "#1f4f4a", 3)),
		place(770, 650, 1, nopal(120, "#2a5a4c", "#1f4a44", "#e5603f")),
		place(70, 654, 1, agave(120, "#2f6a5c", "#a8f0e4", "#1f4f4a", 6)),
		place(250, 566, 1, tree(170, "#331a2c", "#5b3a6e", "#8a62a8", 3)),
	);
}

export const regions: Scene[] = [
	{ target: "/images/regions/nordic", draw: nordic },
	{ target: "/images/regions/latam", draw: latam },
];
