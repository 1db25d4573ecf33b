import { palette } from "../palette.ts";
import { arcade } from "../shapes/buildings.ts";
import { hills, row } from "../shapes/land.ts";
import { agave } from "../shapes/plants.ts";
import { festoon } from "../shapes/room.ts";
import { aurora, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { dome, houses, tower } from "../shapes/skyline.ts";
import { box, drawing, linear, mix, oval, place, placeMirrored, polygon, shape, stroke } from "../shapes/svg.ts";
import { glow } from "../shapes/wide.ts";
import type { Scene } from "./scene.ts";

/** Scale, middle and surface of the table at a point of its length (0 near, 1 far). */
const at = (part: number) => {
	const scale = 1.36 / (1 + part * 4.2);
	return { scale, y: 462 + 104 * scale };
};
const MIDDLE = 480;

/** Faces right, beside the table. */
const chair = (color: string) =>
	shape("M-30 60L-26 6H-18L-20 60ZM22 60L20 6H28L32 60Z", "#2a1d24") +
	shape("M-34 0H34V10H-34Z", mix(color, "#ffffff", 0.14)) +
	shape("M-42 -84Q-36 -94 -26 -86L-20 4H-34Z", color);

function setting(side: 1 | -1): string {
	return (
		oval(side * 104, 0, 34, 8, "#fffdf8") +
		oval(side * 104, -1, 22, 5, "#e9e0d2") +
		stroke(`M${side * 58} -4V-22`, "#dff1f0", 2.4) +
		shape(
			`M${side * 58 - 9} -44H${side * 58 + 9}L${side * 58 + 6} -24Q${side * 58} -18 ${side * 58 - 6} -24Z`,
			side > 0 ? "#f0b04a" : "#a8f0e4",
			'opacity="0.9"',
		) +
		oval(side * 58, -2, 9, 2.4, "#dff1f0")
	);
}

function table(): string {
	const [near, far] = [at(0), at(1)];
	const cloth = linear(
		[0, far.y],
		[0, near.y],
		[
			[0, "#ffe3b8"],
			[1, "#f6e6d2"],
		],
	);
	const runner = (from: number, to: number, color: string) =>
		shape(
			polygon([
				[MIDDLE + from * near.scale, near.y + 10],
				[MIDDLE + to * near.scale, near.y + 10],
				[MIDDLE + to * far.scale, far.y],
				[MIDDLE + from * far.scale, far.y],
			]),
			color,
		);
	const candle = stroke("M0 0V-30", "#fffdf8", 8) + oval(0, -40, 5, 9, "#ffd98a") + glow([0, -38], 60, "#ffd98a", 0.75);
	const bowl =
		shape("M-34 -22H34Q28 2 0 2Q-28 2 -34 -22Z", palette.terracotta) +
		[-18, -2, 15].map((x, i) => oval(x, -26, 11, 11, ["#f0b04a", "#d9472b", "#8fbf5a"][i])).join("");
	const chairs = [0.96, 0.72, 0.5, 0.32, 0.17, 0.05];
	return [
		cloth.definition,
		...chairs.map((part, i) => {
			const { scale, y } = at(part);
			const colors = ["#2f7a8c", "#24506a", "#1f6b57", "#3a4a7a"];
			const warm = ["#a8432c", "#8a3a4a", "#c9683f", "#7a3f6a"];
			return (
				place(MIDDLE - 236 * scale, y + 14 * scale, scale * 1.15, chair(colors[i % 4])) +
				placeMirrored(MIDDLE + 236 * scale, y + 14 * scale, scale * 1.15, chair(warm[i % 4]))
			);
		}),
		shape(
			`M${MIDDLE - 190 * near.scale} ${near.y + 8}H${MIDDLE + 190 * near.scale}L${MIDDLE + 176 * near.scale} ${HEIGHT + 10}H${MIDDLE - 176 * near.scale}Z`,
			"#d9b894",
		),
		runner(-190, 190, cloth.paint),
		runner(-20, 20, "#2f7a64"),
		...[0.98, 0.74, 0.52, 0.34, 0.18, 0.05].map((part, i) => {
			const { scale, y } = at(part);
			return place(MIDDLE, y + 2, scale, setting(1) + setting(-1) + (i % 2 ? candle : bowl));
		}),
	].join("");
}

/** Two regions, one table. */
function about(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dusk", 520),
		aurora(
			[
				[-20, 96],
				[280, 40],
				[600, 90],
				[990, 30],
			],
			120,
			palette.aurora,
			0.5,
		),
		sun(500, 400, 46, "#ffd58a"),
		hills([440, 410, 436, 404, 430, 400, 424], "#b8625a"),
		place(0, 500, 1, houses(960, 56, { body: "#96503f", shade: "#7b424a", window: "#ffd98a" }, 6)),
		place(404, 480, 1, dome(110, { body: "#a85a48", shade: "#8a4644", window: "#ffd98a" })),
		place(566, 484, 1, tower(36, { body: "#a85a48", shade: "#8a4644", window: "#ffd98a" })),
		box(-10, 496, WIDTH + 20, 160, "#b8705a"),
		row(7, (i) => stroke(`M${480 + (i - 3) * 60} 500L${480 + (i - 3) * 260} 640`, "#96543f", 2)),
		stroke("M-10 530H970M-10 576H970", "#96543f", 2),
		arcade(-307, 540, 1575, 480, 5, "#20304a", { lit: "#c9683f", pier: 0.2, rise: 0.9 }),
		festoon(-150, 325, 88, 56, 7),
		festoon(325, 635, 88, 50, 6),
		festoon(635, 1110, 88, 56, 7),
		glow([480, 560], 420, "#ffb866", 0.4, 0.3),
		table(),
		place(24, 650, 1, agave(100, "#1f5a4c", "#8fe0c0", "#164438", 2)),
		place(940, 654, 1, agave(94, "#1f5a4c", "#8fe0c0", "#164438", 5)),
	);
}

export const gathering: Scene[] = [{ target: "/images/about", draw: about }];
