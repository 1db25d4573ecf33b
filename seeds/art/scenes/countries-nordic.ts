/** One picture for each Nordic country. */
import { palette } from "../palette.ts";
import { cottage, gable } from "../shapes/buildings.ts";
import { HEIGHT, SKIES, WIDTH, aurora, cloud, hills, mountains, row, sky, stars, sun, water } from "../shapes/land.ts";
import { turbine } from "../shapes/machines.ts";
import { birch, grass, spruce } from "../shapes/plants.ts";
import { box, chance, drawing, group, linear, mix, oval, place, placeMirrored, polygon, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

const FALU = "#a3392a";

/** A granite skerry: a rounded back with a lit shoulder and its reflection. */
function skerry(x: number, y: number, length: number, height: number, rock: string, lit: string): string {
	return shape(`M${x} ${y}C${x + length * 0.08} ${y - height} ${x + length * 0.3} ${y - height * 1.1} ${x + length * 0.5} ${y - height}C${x + length * 0.75} ${y - height * 0.9} ${x + length * 0.9} ${y - height * 0.4} ${x + length} ${y}Z`, rock)
		+ shape(`M${x + length * 0.42} ${y - height * 1.02}C${x + length * 0.75} ${y - height * 0.95} ${x + length * 0.9} ${y - height * 0.4} ${x + length} ${y}H${x + length * 0.74}C${x + length * 0.72} ${y - height * 0.5} ${x + length * 0.6} ${y - height * 0.7} ${x + length * 0.42} ${y - height * 1.02}Z`, lit)
		+ shape(`M${x} ${y}H${x + length}Q${x + length * 0.6} ${y + height * 0.5} ${x} ${y}Z`, mix(rock, "#2c5875", 0.55), 'opacity="0.6"');
}

/** A sailing boat on the waterline. */
const sailingBoat = (size: number, sail: string, hull: string) =>
	shape(`M0 ${-size * 0.12}L${size * 0.02} ${-size}Q${size * 0.42} ${-size * 0.45} ${size * 0.46} ${-size * 0.16}Z`, sail) + shape(`M${-size * 0.03} ${-size * 0.14}L${-size * 0.02} ${-size * 0.86}Q${-size * 0.26} ${-size * 0.4} ${-size * 0.3} ${-size * 0.16}Z`, mix(sail, "#6fa3ad", 0.3)) + stroke(`M0 ${-size}V0`, "#5a3a2c", size * 0.016) + shape(`M${-size * 0.36} ${-size * 0.11}H${size * 0.5}Q${size * 0.44} 0 ${size * 0.34} 0H${-size * 0.24}Z`, hull);

function sweden(): string {
	const firs = (x: number, y: number, count: number, tall: number, seed: number) => {
		const random = chance(seed);
		return row(count, (i) => place(x + i * tall * 0.3, y + random.between(-3, 3), 1, spruce(tall * random.between(0.7, 1.1), "#1d4a4a", "#2f6a5c", seed + i)));
	};
	return drawing(WIDTH, HEIGHT,
		sky("dawn", 360), sun(640, 300, 34, "#ffd58a"), cloud(90, 150, 260, "#fbe6d0", 0.7), cloud(520, 96, 190, "#fbe6d0", 0.55), cloud(760, 190, 240, "#fbe6d0", 0.6),
		shape("M-10 350C120 326 240 336 360 344C520 322 700 334 970 338V370H-10Z", "#86a9a6"),
		water(346, "#f3c9a6", "#1d5a70", "#fff1d0", 640, 4),
		skerry(560, 372, 300, 16, "#5f7f80", "#8f9d92"), firs(620, 360, 6, 40, 8),
		skerry(40, 402, 260, 26, "#4d6f73", "#8e8f86"), firs(90, 380, 5, 62, 3),
		place(742, 420, 1, sailingBoat(112, "#fbf6ee", "#fbf6ee")), place(352, 380, 1, sailingBoat(44, "#fbf6ee", FALU)),
		shape("M742 424h56q-20 60 -44 84z", "#fbf6ee", 'opacity="0.16"'),
		firs(10, 500, 4, 150, 21), firs(330, 500, 3, 120, 31),
		shape("M-10 640V512C40 480 110 476 200 486C300 480 400 492 452 520C500 536 540 560 556 590C570 610 560 640 560 650H-10Z", "#6d6a6c"),
		shape("M200 486C300 480 400 492 452 520C500 536 540 560 556 590C570 610 560 640 560 650H470C440 600 380 560 330 540C280 518 250 500 200 486Z", "#b98d7a"),
		shape("M-10 520C60 490 160 486 240 500C200 520 120 540 -10 548Z", "#4f7a55"),
		place(96, 506, 1, cottage(210, FALU, "#33303a")), place(346, 516, 1, cottage(104, FALU, "#33303a")),
		stroke("M452 556H640M470 556V600M520 556V606M570 556V604M622 556V604", "#5a4034", 8), placeMirrored(662, 596, 1, shape("M0 -20H90Q84 0 66 0H14Q2 -4 0 -20Z", "#fbf6ee") + stroke("M6 -16H84", palette.blue, 4)),
		place(28, 640, 1, grass(70, "#3c5f48", 3)), place(250, 650, 1, grass(60, "#3c5f48", 6)), place(60, 600, 1, birch(330, "#fbf6ee", "#33303a", "#4f8a5e", "#8fbf6e")));
}

function norway(): string {
	const cliff = (d: string, tone: string) => shape(d, tone);
	return drawing(WIDTH, HEIGHT,
		sky("day", 380), sun(500, 250, 30, "#ffe7b0"), cloud(360, 130, 250, "#ffffff", 0.75), cloud(60, 80, 200, "#ffffff", 0.5),
		mountains(390, [{ x: 470, top: 176, half: 190 }, { x: 600, top: 214, half: 170, lean: 6 }, { x: 356, top: 226, half: 150 }], "#9cc3cb", "#6fa0b0", "#fbf6ee", 4),
		mountains(400, [{ x: 250, top: 118, half: 240, lean: 10 }, { x: 740, top: 96, half: 260, lean: -8 }], "#5f93a2", "#3d7189", "#fbf6ee", 8),
		water(388, "#bfe3e0", "#154a63", "#f6fbf6", 500, 9),
		cliff("M-10 20L70 70L130 160L196 236L240 330L318 402L330 420H-10Z", "#1f4a5c"), cliff("M70 70L130 160L196 236L240 330L318 402L250 408L190 330L150 260L96 180Z", "#3d7280"),
		cliff("M-10 20L70 70L96 120L60 150L30 110L-10 130Z", "#fbf6ee"), cliff("M70 70L130 160L112 176L84 120Z", "#dceaea"),
		cliff("M970 60L900 40L850 120L800 190L768 300L690 402L676 424H970Z", "#28596a"), cliff("M900 40L850 120L800 190L768 300L690 402L780 410L830 300L850 210L890 130Z", "#17404f"), cliff("M970 60L900 40L868 92L900 110L930 96L970 140Z", "#fbf6ee"),
		stroke("M858 214C852 250 862 290 852 330C848 362 854 384 850 412", "#f2fbfb", 7), stroke("M851 250C848 300 856 350 846 412", "#a8f0e4", 3, 'opacity="0.8"'), oval(850, 416, 26, 6, "#f2fbfb", 'opacity="0.7"'),
		shape("M-10 420C60 408 190 410 330 420C300 452 160 470 -10 480Z", "#173f4f"), shape("M970 424C900 410 760 412 676 424C700 450 820 470 970 476Z", "#14394a"),
		group('opacity="0.25"', shape("M80 470L240 424L318 424L180 560Z", "#0c2f42"), shape("M900 470L690 426L800 600Z", "#0c2f42")),
		place(420, 462, 1, shape("M0 -22H132Q124 0 108 0H18Q4 -6 0 -22Z", "#11283f") + box(22, -40, 84, 18, "#fbf6ee", 2) + box(36, -54, 46, 15, "#fbf6ee", 2) + box(30, -35, 66, 5, "#1b3a57") + box(52, -66, 12, 14, FALU)),
		stroke("M400 470H300M560 470H640", "#f6fbf6", 3, 'opacity="0.6"'),
		shape("M-10 640V540C80 520 190 530 270 560C330 584 350 620 360 650H-10Z", "#2c5a48"), shape("M-10 590C90 560 190 566 260 600L280 650H-10Z", "#3f7a58"),
		place(30, 584, 1, cottage(150, FALU, "#2b3440")), place(176, 606, 1, cottage(112, "#c98a3a", "#2b3440")),
		row(5, (i) => place(14 + i * 62, 640 + (i % 2) * 6, 1, spruce(90 + (i % 3) * 24, "#163c38", "#245a4a", 40 + i))),
		stroke("M262 620H360M290 620V648M340 620V650", "#4a342c", 7));
}

function denmark(): string {
	const houses = [[0, 92, 236, "#d9a441", "#7a3424", 0], [94, 84, 268, "#b4472b", "#33303a", 2], [180, 96, 228, "#3f7f8c", "#7a3424", 0], [278, 80, 280, "#e7b9a0", "#33303a", 1], [360, 92, 246, "#1d4f86", "#7a3424", 2], [454, 100, 222, "#c8663c", "#33303a", 0], [556, 84, 262, "#8fb49a", "#7a3424", 1]] as const;
	const mast = (x: number, tall: number) => place(x, 528, 1, stroke(`M0 -16V${-tall}M${-tall * 0.22} ${-tall * 0.7}H${tall * 0.22}M${-tall * 0.3} -20L0 ${-tall}L${tall * 0.36} -20`, "#3a2a2c", 3.2) + shape(`M${-tall * 0.4} -26H${tall * 0.48}Q${tall * 0.42} 4 ${tall * 0.26} 6H${-tall * 0.28}Q${-tall * 0.38} -6 ${-tall * 0.4} -26Z`, "#5a3226") + stroke(`M${-tall * 0.38} -18H${tall * 0.44}`, "#fbf6ee", 3));
	return drawing(WIDTH, HEIGHT,
		sky("dawn", 420), sun(190, 350, 36, "#ffd58a"), cloud(40, 170, 260, "#fbe6d0", 0.7), cloud(330, 90, 220, "#fbe6d0", 0.5),
		shape("M-10 424H970V470H-10Z", "#7fb0b4"), row(6, (i) => place(28 + i * 46 + (i % 2) * 12, 426, 1, turbine(150 - i * 13, 12 + i * 37, "#fbf6ee", "#b9ccd0"))),
		water(424, "#f0c9a8", "#1b4f68", "#fff1d0", 190, 6),
		group('transform="translate(312 492)"', ...houses.map(([x, w, h, wall, roof, kind]) => place(x, 0, 1, gable(w, h, wall, roof, kind)))),
		box(300, 490, 670, 24, "#7c6a66"), box(300, 490, 670, 6, "#b39a8c"), row(12, (i) => box(312 + i * 56, 500, 30, 5, "#65544f", 2)),
		row(7, (i) => box(330 + i * 92, 516 + (i % 3) * 8, 62, 96, ["#d9a441", "#b4472b", "#3f7f8c", "#e7b9a0", "#1d4f86", "#c8663c", "#8fb49a"][i], 4, 'opacity="0.2"')),
		row(3, (i) => group("", oval(420 + i * 170, 486, 26, 8, "#fbf6ee"), stroke(`M${420 + i * 170} 486V464`, "#fbf6ee", 3), shape(`M${392 + i * 170} 468L${420 + i * 170} 446L${448 + i * 170} 468Z`, [palette.terracotta, palette.paper, palette.aurora][i]))),
		mast(470, 190), mast(660, 220), mast(868, 180),
		place(120, 560, 1.1, sailingBoat(150, "#fbf6ee", palette.terracotta)),
		row(9, (i) => stroke(`M${20 + i * 112} ${580 + (i % 3) * 18}h${60 + (i % 2) * 40}`, "#a8dfe0", 3, 'opacity="0.35"')));
}

function finland(): string {
	const wood = (y: number, tall: number, colour: string, lit: string, seed: number, from = -10, to = 980) => {
		const random = chance(seed);
		return row(Math.ceil((to - from) / (tall * 0.27)), (i) => place(from + i * tall * 0.27, y + random.between(-4, 4), 1, spruce(tall * random.between(0.65, 1.1), colour, lit, seed + i)));
	};
	const tone = linear([0, 0], [0, 300], SKIES.dawn);
	return drawing(WIDTH, HEIGHT, tone.definition,
		sky("dawn", 300), sun(330, 232, 40, "#ffcf7d"), cloud(480, 110, 260, "#fbe6d0", 0.65), cloud(60, 70, 200, "#fbe6d0", 0.5), cloud(760, 170, 220, "#fbe6d0", 0.5),
		hills([262, 240, 256, 232, 250, 244], "#8fb0b0"), wood(284, 34, "#5f8c90", "#74a09a", 5), water(280, "#f7d3ac", "#3c86a0", "#fff3d6", 330, 3, 420),
		shape("M-10 318C90 304 200 310 270 322C190 332 60 334 -10 332Z", "#4d7f80"), wood(322, 44, "#2f6a6c", "#4b8578", 11, -10, 236),
		shape("M520 330C620 312 780 314 970 318V346C800 348 640 342 520 330Z", "#44787a"), wood(330, 54, "#2f6a6c", "#4b8578", 15, 560, 980),
		shape("M300 372C380 358 470 360 540 374C470 384 370 386 300 372Z", "#3b6c68"), wood(372, 46, "#245a58", "#3f7c68", 17, 340, 510),
		water(396, "#8cc3c4", "#174e66", "#f7e6c8", 340, 12),
		shape("M970 470C880 448 760 452 660 476C600 490 570 520 560 560C556 600 600 640 640 650H970Z", "#2c5f4a"), wood(480, 120, "#174440", "#2b6a54", 23, 690, 990),
		place(690, 528, 1, cottage(170, "#6b4a38", "#2b2a30")), group('opacity="0.75"', ...[[742, 414, 9], [752, 392, 13], [746, 364, 17], [764, 334, 22]].map(([x, y, r]) => oval(x, y, r, r * 0.8, "#fbf6ee", 'opacity="0.7"'))),
		stroke("M690 546L560 586M640 562v34M580 582v26", "#5a4034", 8), placeMirrored(548, 600, 1, shape("M0 -14H120Q108 6 90 6H26Q6 2 0 -14Z", FALU) + stroke("M30 -12L64 -44", "#5a4034", 4)),
		shape("M-10 560C60 540 160 552 230 590C270 614 280 640 280 650H-10Z", "#23543f"),
		place(70, 604, 1, birch(420, "#fbf6ee", "#33303a", "#3f8460", "#8fbf6e")), place(196, 624, 1, birch(320, "#fbf6ee", "#33303a", "#35775a", "#7fb56a")),
		row(6, (i) => place(10 + i * 50, 646, 1, grass(54, i % 2 ? "#4f8a5e" : "#2f6a4c", i))), place(820, 648, 1, grass(60, "#4f8a5e", 3)), place(900, 648, 1, grass(50, "#3f7a58", 4)));
}

function iceland(): string {
	const fall = linear([0, 270], [0, 530], [[0, "#f4fffb"], [0.6, "#cdf3ea"], [1, "#a8f0e4"]]);
	const column = (x: number, top: number, width: number, tone: string) => shape(polygon([[x, top + 8], [x + width / 2, top], [x + width, top + 8], [x + width, 540], [x, 540]]), tone) + shape(polygon([[x, top + 8], [x + width / 2, top], [x + width, top + 8], [x + width / 2, top + 15]]), mix(tone, "#8fd8b8", 0.45));
	const cliffs = (from: number, to: number, high: (part: number) => number, seed: number) => {
		const random = chance(seed);
		const count = Math.round((to - from) / 26);
		return row(count, (i) => column(from + i * 26, high(i / count) + random.between(-16, 16), 26, random.pick(["#14303c", "#1a3a46", "#10283a", "#20434a"])));
	};
	return drawing(WIDTH, HEIGHT, sky("night", 460), stars(110, 300, 12),
		aurora([[-20, 180], [220, 120], [470, 170], [720, 96], [990, 150]], 190, palette.aurora, 0.85), aurora([[300, 90], [560, 40], [990, 70]], 110, "#58e0c0", 0.45),
		mountains(420, [{ x: 430, top: 176, half: 230 }, { x: 610, top: 208, half: 220 }, { x: 200, top: 216, half: 200 }, { x: 830, top: 186, half: 220 }], "#2d6470", "#1e4a5c", "#dff6f2", 6),
		cliffs(-10, 350, (part) => 262 + part * 22 + Math.sin(part * 7) * 12, 3), cliffs(584, 980, (part) => 286 - part * 46 + Math.sin(part * 8) * 12, 9),
		shape("M-10 268C90 244 220 262 352 286V304C240 294 120 278 -10 298Z", "#3f7f5e"), shape("M582 296C700 268 830 232 970 230V262C840 264 700 286 582 312Z", "#3f7f5e"),
		box(348, 296, 240, 248, "#0d2230"), fall.definition, shape("M372 298C420 290 516 290 566 298L578 540H358Z", fall.paint, 'opacity="0.95"'),
		row(17, (i) => stroke(`M${376 + i * 12} ${304 + (i % 4) * 16}C${372 + i * 12.4} ${380} ${372 + i * 12.4} ${440} ${368 + i * 12.9} ${520 - (i % 5) * 22}`, i % 3 ? "#8fd8d0" : "#ffffff", 2.6, 'opacity="0.6"')),
		row(9, (i) => oval(340 + i * 32, 530 - (i % 3) * 10, 36, 20 + (i % 2) * 8, "#dff9f4", `opacity="${i % 2 ? 0.5 : 0.32}"`)),
		water(532, "#7fc9c4", "#123f54", "#dff9f4", 466, 8),
		shape("M-10 560C80 530 200 536 300 570C340 590 350 620 352 650H-10Z", "#1f4f44"), shape("M970 556C870 530 740 540 640 576C606 596 600 620 600 650H970Z", "#1b463e"), shape("M-10 600C90 566 190 574 262 606L280 650H-10Z", "#33735a"), shape("M970 596C880 570 780 578 706 610L690 650H970Z", "#2c6650"),
		place(752, 618, 0.92, stroke("M-3 -44L-7 -4M4 -44L8 -4", "#13202e", 9) + shape("M-12 -84C-15 -66 -13 -50 -13 -42H13C13 -54 15 -68 12 -84C6 -90 -6 -90 -12 -84Z", "#f6b23c") + oval(0, -97, 7.5, 8.5, "#e9b596") + shape("M-9 -98C-9 -112 9 -112 9 -99C4 -103 -4 -103 -9 -98Z", palette.terracotta) + stroke("M-11 -80Q-20 -64 -14 -50M11 -80Q22 -92 20 -104", "#d99422", 7)),
		row(7, (i) => place(30 + i * 38, 646, 1, grass(46, i % 2 ? "#4f9a72" : "#2c6650", i + 4))), row(6, (i) => place(720 + i * 44, 648, 1, grass(40, i % 2 ? "#4f9a72" : "#2c6650", i + 14))));
}

export const nordicCountries: Scene[] = [
	{ target: "/images/countries/se", draw: sweden },
	{ target: "/images/countries/no", draw: norway },
	{ target: "/images/countries/dk", draw: denmark },
	{ target: "/images/countries/fi", draw: finland },
	{ target: "/images/countries/is", draw: iceland },
];
