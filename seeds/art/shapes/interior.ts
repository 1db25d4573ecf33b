import { archWindow } from "./buildings.ts";
import { hills, mountains, row, water } from "./land.ts";
import { turbine } from "./machines.ts";
import { aurora, HEIGHT, sky, sun, WIDTH } from "./sky.ts";
import { dome, houses, type Roofs, tower } from "./skyline.ts";
import { box, group, linear, mix, place, stroke } from "./svg.ts";

const TOWN: Roofs = { body: "#7b424a", shade: "#63343f", window: "#ffd98a" };

export const townOutside = (x: number, horizon: number) =>
	group(
		`transform="translate(${x - 480} 0)"`,
		sky("dusk", horizon),
		sun(560, horizon - 60, 32, "#ffcf7d", 2),
		hills([horizon - 30, horizon - 66, horizon - 40, horizon - 74, horizon - 44, horizon - 60], "#8a4a58"),
		place(160, horizon + 4, 1, houses(700, 46, TOWN, 5)),
		place(430, horizon, 1, dome(104, TOWN)),
		place(340, horizon, 1, tower(38, TOWN)),
		place(600, horizon, 1, dome(64, TOWN)),
	);

export const fjordOutside = (x: number, horizon: number) =>
	group(
		`transform="translate(${x - 480} 0)"`,
		sky("night", horizon),
		aurora(
			[
				[100, horizon - 190],
				[380, horizon - 250],
				[600, horizon - 190],
				[880, horizon - 250],
			],
			150,
			"#3fe0a8",
			0.85,
		),
		mountains(
			horizon,
			[
				{ x: 380, top: horizon - 130, half: 150 },
				{ x: 580, top: horizon - 160, half: 170 },
			],
			"#3d7a86",
			"#24566a",
			"#dff6f2",
			4,
		),
		water(horizon - 2, "#3f8f8c", "#12384e", "#a8f0e4", 480, 5),
		row(3, (i) => place(400 + i * 90, horizon + 6, 1, turbine(130 - i * 16, 15 + i * 40, "#dff1f0", "#9fc4c8"))),
	);

export const seaOutside = (x: number, horizon: number) =>
	group(
		`transform="translate(${x - 480} 0)"`,
		sky("dawn", horizon),
		sun(500, horizon - 40, 30, "#ffd58a", 2),
		hills([horizon - 6, horizon - 20, horizon - 8, horizon - 24, horizon - 10], "#8fb0b0"),
		water(horizon, "#f0c9a8", "#2a6a80", "#fff1d0", 500, 5),
	);

export function room(wall: string, floor: string, line = 470): string {
	const tone = linear(
		[0, 0],
		[0, line],
		[
			[0, mix(wall, "#0a1a2c", 0.1)],
			[1, mix(wall, "#ffffff", 0.18)],
		],
	);
	return (
		tone.definition +
		box(0, 0, WIDTH, HEIGHT, tone.paint) +
		box(-10, line, WIDTH + 20, HEIGHT - line + 10, floor) +
		row(9, (i) => stroke(`M${480 + (i - 4) * 120} ${line}L${480 + (i - 4) * 230} ${HEIGHT + 10}`, mix(floor, "#0a1a2c", 0.12), 2)) +
		box(-10, line - 10, WIDTH + 20, 10, mix(wall, "#5a1f1a", 0.3))
	);
}

export const windowTo = (
	outside: (x: number, horizon: number) => string,
	x: number,
	foot: number,
	width: number,
	height: number,
	frame: string,
	horizon = foot - height * 0.2,
) => archWindow(x, foot, width, height, frame, outside(x + width / 2, horizon));
