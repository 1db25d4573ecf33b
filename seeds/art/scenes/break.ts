import { aqueduct } from "../shapes/aqueduct.ts";
import { cottage } from "../shapes/buildings.ts";
import { mountains, type Peak } from "../shapes/land.ts";
import { spruce } from "../shapes/plants.ts";
import { aurora } from "../shapes/sky.ts";
import { dome, houses, type Roofs, tower } from "../shapes/skyline.ts";
import { box, drawing, group, linear, type Point, place, placeMirrored, type Stop } from "../shapes/svg.ts";
import { air, glints, glow, ridge, starsIn } from "../shapes/wide.ts";
import type { Scene } from "./scene.ts";

const EVENING: readonly Stop[] = [
	[0, "#081524"],
	[0.4, "#0f2c44"],
	[0.72, "#2a5266"],
	[1, "#6d7f80"],
];
const TOWN: Roofs = { body: "#5a3242", shade: "#472a3b", window: "#ffc765" };

interface Shore {
	width: number;
	height: number;
	horizon: number;
	sun: Point;
	wall: { left: number; right: number; leftHeight: number; rightHeight: number; start: number };
	aurora: readonly Point[];
	far: readonly Peak[];
	near: readonly Peak[];
	cliff: readonly Point[];
	town: { kind: "dome" | "tower" | "houses"; x: number; size: number; length?: number }[];
	farm: { x: number; y: number; width: number };
	trees: readonly (readonly [x: number, y: number, height: number])[];
}

/** The aqueduct walks out of the dusk into a fjord. */
function shore({ width, height, horizon, sun, wall, ...view }: Shore): string {
	const arches = () => aqueduct({ ...wall, horizon, pitch: 0.62, below: 0.04, stone: "#14202f", lit: "#a4503a", rim: "#6fb7a4" });
	const sea = linear(
		[0, 0],
		[width, 0],
		[
			[0, "#123c50"],
			[0.45, "#3c5b68"],
			[0.72, "#a76a55"],
			[1, "#6a4450"],
		],
	);
	const depth = linear(
		[0, horizon],
		[0, height],
		[
			[0, "#081524", 0.05],
			[1, "#081524", 0.86],
		],
	);
	const mirror = `transform="translate(0 ${horizon * 2 + 6}) scale(1 -1)"`;
	const soft = `<filter id="soft" x="-5%" width="110%"><feGaussianBlur stdDeviation="${width / 160} 3"/></filter>`;
	const far = (snow?: string) => mountains(horizon, view.far, "#3f6474", "#335566", snow, 4);
	const near = (snow?: string) => mountains(horizon, view.near, "#254c60", "#1b3f54", snow, 8);
	return drawing(
		width,
		height,
		sea.definition,
		depth.definition,
		air(width, height, EVENING, [0, horizon]),
		starsIn(0, width * 0.7, horizon * 0.6, Math.round(width / 22), 12),
		soft,
		group('filter="url(#soft)"', aurora(view.aurora, horizon * 0.55, "#3fe0a8", 0.5)),
		glow(sun, width * 0.4, "#f08a4a", 0.75, 0.4),
		glow(sun, width * 0.16, "#ffd58a", 0.9, 0.62),
		far("#a9c6cb"),
		...view.town.map(({ kind, x, size, length = 0 }) =>
			place(x, horizon + 1, 1, kind === "dome" ? dome(size, TOWN) : kind === "tower" ? tower(size, TOWN) : houses(length, size, TOWN, Math.round(x))),
		),
		arches(),
		near("#bcd8da"),
		box(0, horizon, width, height - horizon, sea.paint),
		group(`${mirror} opacity="0.45"`, far(), arches(), near()),
		glow([sun[0], horizon + 10], width * 0.2, "#ffc477", 0.55, 0.42),
		box(0, horizon, width, height - horizon, depth.paint),
		glints(sun[0] - width * 0.24, sun[0] + width * 0.2, horizon + 10, height - 30, "#ffd9a0", Math.round(width / 34), 4),
		glints(0, width * 0.55, horizon + 12, height - 20, "#a8f0e4", Math.round(width / 60), 9),
		ridge(view.cliff, height, "#17344a"),
		ridge(
			view.cliff.map(([x, y]): Point => [x - 8, y + 7]),
			height,
			"#0b1e2e",
		),
		...view.trees.map(([x, y, tall], i) => place(x, y, 1, spruce(tall, "#0a1b29", "#123041", i + 3))),
		placeMirrored(view.farm.x, view.farm.y, 1, cottage(view.farm.width, "#7c2f2c", "#172334", "#ffd98a")),
	);
}

const wide: Shore = {
	width: 2400,
	height: 700,
	horizon: 470,
	sun: [1560, 474],
	wall: { left: 1010, right: 2470, leftHeight: 44, rightHeight: 318, start: 0.3 },
	aurora: [
		[-40, 210],
		[380, 130],
		[820, 230],
		[1240, 150],
	],
	far: [
		{ x: 620, top: 250, half: 230 },
		{ x: 860, top: 300, half: 200 },
		{ x: 1080, top: 345, half: 190 },
	],
	near: [
		{ x: 160, top: 130, half: 300, lean: 20 },
		{ x: 430, top: 200, half: 230 },
		{ x: 720, top: 360, half: 170 },
	],
	cliff: [
		[-20, 520],
		[180, 540],
		[380, 566],
		[560, 600],
		[700, 660],
		[780, 720],
	],
	town: [
		{ kind: "houses", x: 1300, size: 40, length: 620 },
		{ kind: "dome", x: 1440, size: 60 },
		{ kind: "tower", x: 1512, size: 22 },
		{ kind: "dome", x: 1730, size: 96 },
		{ kind: "tower", x: 1836, size: 34 },
		{ kind: "houses", x: 1900, size: 60, length: 520 },
		{ kind: "dome", x: 2130, size: 130 },
	],
	farm: { x: 420, y: 584, width: 92 },
	trees: [
		[40, 560, 150],
		[96, 570, 110],
		[150, 560, 170],
		[214, 574, 120],
		[268, 580, 92],
		[470, 610, 84],
		[520, 626, 104],
	],
};

const tall: Shore = {
	width: 960,
	height: 640,
	horizon: 440,
	sun: [640, 444],
	wall: { left: 330, right: 1010, leftHeight: 92, rightHeight: 300, start: 0.25 },
	aurora: [
		[-30, 190],
		[200, 120],
		[440, 200],
		[700, 130],
	],
	far: [
		{ x: 300, top: 270, half: 150 },
		{ x: 430, top: 330, half: 130 },
	],
	near: [{ x: 90, top: 150, half: 210, lean: 14 }],
	cliff: [
		[-20, 500],
		[120, 520],
		[240, 560],
		[330, 620],
		[370, 660],
	],
	town: [
		{ kind: "houses", x: 470, size: 42, length: 500 },
		{ kind: "dome", x: 556, size: 70 },
		{ kind: "tower", x: 730, size: 26 },
		{ kind: "dome", x: 850, size: 104 },
	],
	farm: { x: 214, y: 566, width: 74 },
	trees: [
		[24, 540, 120],
		[66, 546, 90],
		[104, 540, 132],
		[250, 590, 70],
	],
};

export const breaks: Scene[] = [
	{ target: "/images/break", draw: () => shore(wide), widths: [1200, 2400] },
	{ target: "/images/break-tall", draw: () => shore(tall), widths: [480, 960] },
];
