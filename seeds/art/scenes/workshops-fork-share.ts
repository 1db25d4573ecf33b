import { palette } from "../palette.ts";
import { room, seaOutside, townOutside, windowTo } from "../shapes/interior.ts";
import { hills, mountains, row } from "../shapes/land.ts";
import { HAIRS, SKINS } from "../shapes/people.ts";
import { grass } from "../shapes/plants.ts";
import { cup, potted, table } from "../shapes/room.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, group, oval, place, shape, stroke } from "../shapes/svg.ts";
import { someone } from "./cast.ts";
import type { Scene } from "./scene.ts";

function fork(): string {
	const arrow = (color: string, words: number) =>
		shape("M-70 -22H56L84 0L56 22H-70Z", color) + stroke(`M-52 -6H${words}M-52 8H${words - 30}`, palette.paper, 6);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dawn", 360),
		sun(640, 250, 44, "#ffd58a"),
		mountains(
			360,
			[
				{ x: 200, top: 150, half: 210 },
				{ x: 760, top: 190, half: 190 },
			],
			"#8fa8b8",
			"#6f8aa0",
			"#f3f7f7",
			5,
		),
		hills([350, 322, 352, 318, 350, 330], "#6f9c96"),
		shape("M-10 380Q480 340 970 380V650H-10Z", "#3f7a6a"),
		shape("M400 650C430 520 440 480 300 420C240 394 150 384 90 366H150C230 376 340 390 420 426C500 462 520 540 560 650Z", "#e8c9a8"),
		shape("M470 520C500 460 640 430 820 372H872C740 430 590 470 540 560Z", "#e8c9a8"),
		cloud(-40, 372, 420, "#fbf6ee", 0.85),
		cloud(60, 418, 330, "#fbf6ee", 0.7),
		cloud(640, 366, 400, "#fbf6ee", 0.8),
		cloud(720, 420, 300, "#fbf6ee", 0.65),
		box(562, 196, 15, 300, "#7a4a38"),
		group('transform="translate(490 244) scale(-1.15 1.15) rotate(-4)"', arrow(palette.terracotta, 20)),
		place(648, 314, 1.15, arrow("#2f7a8c", 34)),
		row(7, (i) => place(60 + i * 140, 640 - ((i * 31) % 60), 1, grass(46, "#2f6a58", i + 2))),
		someone({
			at: [318, 636, 3.7],
			skin: SKINS.sand,
			hair: "bob",
			hairColor: HAIRS.grey,
			wear: "coat",
			color: palette.night3,
			hands: [
				[-4, -48],
				[32, -74],
			],
		}),
		disc(440, 368, 64, "#ffe2a0", 'opacity="0.35"'),
		disc(440, 368, 34, "#ffe2a0", 'opacity="0.6"'),
		box(426, 346, 28, 42, palette.marigold, 5),
		box(422, 340, 36, 9, "#13202e", 3),
		box(422, 386, 36, 8, "#13202e", 3),
		someone({
			at: [800, 636, 3.4],
			facing: "left",
			skin: SKINS.deep,
			hair: "short",
			hairColor: HAIRS.black,
			glasses: true,
			wear: "sweater",
			color: palette.terracotta,
			hands: [
				[8, -64],
				[11, -88],
			],
		}),
		someone({
			at: [140, 636, 3.4],
			skin: SKINS.pale,
			hair: "ponytail",
			hairColor: HAIRS.copper,
			wear: "jacket",
			color: palette.purple,
			hands: [
				[-6, -50],
				[30, -86],
			],
		}),
	);
}

function share(): string {
	const slice = (from: number, to: number, r: number) => {
		const at = (turn: number) => `${Math.cos(turn * Math.PI * 2) * r} ${Math.sin(turn * Math.PI * 2) * r}`;
		return `M0 0L${at(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`;
	};
	const workshop =
		box(-78, -64, 156, 104, palette.paper) +
		row(3, (i) => shape(`M${-78 + i * 52} -64V-98L${-26 + i * 52} -64Z`, palette.terracotta)) +
		row(3, (i) => box(-64 + i * 46, -40, 30, 30, "#ffd98a", 3)) +
		box(-16, 4, 32, 36, "#33475a", 3) +
		box(48, -132, 18, 70, "#8a4a38");
	return drawing(
		WIDTH,
		HEIGHT,
		room("#f6e6d2", "#d9a882"),
		windowTo(townOutside, 30, 400, 160, 300, "#a8604a"),
		windowTo(seaOutside, 770, 400, 160, 300, "#2f7a8c"),
		oval(470, 462, 190, 18, "#0a1a2c", 'opacity="0.12"'),
		place(466, 262, 1, shape(slice(0.08, 0.92, 194), palette.green) + shape(slice(0.08, 0.92, 172), "#1f7a5a")),
		place(514, 262, 1, shape(slice(-0.08, 0.08, 194), palette.marigold) + shape(slice(-0.08, 0.08, 172), "#f9cd7c")),
		place(436, 262, 0.98, workshop),
		row(3, (i) => disc(610 + (i % 2) * 34, 246 + i * 18, 14, "#d99430") + disc(610 + (i % 2) * 34, 246 + i * 18, 8, palette.marigold)),
		someone({
			at: [214, 638, 3.7],
			skin: SKINS.olive,
			hair: "waves",
			hairColor: HAIRS.dark,
			wear: "overall",
			color: "#e0a060",
			hands: [
				[14, -56],
				[31, -90],
			],
		}),
		someone({
			at: [762, 638, 3.7],
			facing: "left",
			skin: SKINS.pale,
			hair: "short",
			hairColor: HAIRS.grey,
			glasses: true,
			wear: "jacket",
			color: palette.blue,
			hands: [
				[14, -56],
				[30, -92],
			],
		}),
		place(330, 530, 1, table(320, 116, "#e8c9a8")),
		group(
			'transform="translate(440 516) skewX(-16)"',
			box(-60, -12, 150, 22, "#fffdf8", 2),
			row(3, (i) => stroke(`M-48 ${-6 + i * 6}h${[80, 110, 64][i]}`, "#8fa8b4", 2.5)),
		),
		place(590, 530, 1, cup(26, palette.terracotta)),
		place(80, 640, 1, potted(140, "#2f7a8c")),
		place(890, 640, 1, potted(140, "#a8604a")),
	);
}

export const forkAndShare: Scene[] = [
	{ target: "/images/workshops/lead-before-you-are-sure", draw: fork },
	{ target: "/images/workshops/patient-capital", draw: share },
];
