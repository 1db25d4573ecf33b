import { palette } from "../palette.ts";
import { cottage } from "../shapes/buildings.ts";
import { mountains, row, water } from "../shapes/land.ts";
import { birch, grass, spruce } from "../shapes/plants.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, chance, drawing, group, mix, oval, place, placeMirrored, shape, stroke } from "../shapes/svg.ts";
import { sailingBoat } from "./boats.ts";
import type { Scene } from "./scene.ts";

const FALU = "#a3392a";

function skerry(x: number, y: number, length: number, height: number, rock: string, lit: string): string {
	return (
		shape(
			`M${x} ${y}C${x + length * 0.08} ${y - height} ${x + length * 0.3} ${y - height * 1.1} ${x + length * 0.5} ${y - height}C${x + length * 0.75} ${y - height * 0.9} ${x + length * 0.9} ${y - height * 0.4} ${x + length} ${y}Z`,
			rock,
		) +
		shape(
			`M${x + length * 0.42} ${y - height * 1.02}C${x + length * 0.75} ${y - height * 0.95} ${x + length * 0.9} ${y - height * 0.4} ${x + length} ${y}H${x + length * 0.74}C${x + length * 0.72} ${y - height * 0.5} ${x + length * 0.6} ${y - height * 0.7} ${x + length * 0.42} ${y - height * 1.02}Z`,
			lit,
		) +
		shape(`M${x} ${y}H${x + length}Q${x + length * 0.6} ${y + height * 0.5} ${x} ${y}Z`, mix(rock, "#2c5875", 0.55), 'opacity="0.6"')
	);
}

function sweden(): string {
	const firs = (x: number, y: number, count: number, tall: number, seed: number) => {
		const random = chance(seed);
		return row(count, (i) => place(x + i * tall * 0.3, y + random.between(-3, 3), 1, spruce(tall * random.between(0.7, 1.1), "#1d4a4a", "#2f6a5c", seed + i)));
	};
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dawn", 360),
		sun(640, 300, 34, "#ffd58a"),
		cloud(90, 150, 260, "#fbe6d0", 0.7),
		cloud(520, 96, 190, "#fbe6d0", 0.55),
		cloud(760, 190, 240, "#fbe6d0", 0.6),
		shape("M-10 350C120 326 240 336 360 344C520 322 700 334 970 338V370H-10Z", "#86a9a6"),
		water(346, "#f3c9a6", "#1d5a70", "#fff1d0", 640, 4),
		skerry(560, 372, 300, 16, "#5f7f80", "#8f9d92"),
		firs(620, 360, 6, 40, 8),
		skerry(40, 402, 260, 26, "#4d6f73", "#8e8f86"),
		firs(90, 380, 5, 62, 3),
		place(742, 420, 1, sailingBoat(112, "#fbf6ee", "#fbf6ee")),
		place(352, 380, 1, sailingBoat(44, "#fbf6ee", FALU)),
		shape("M742 424h56q-20 60 -44 84z", "#fbf6ee", 'opacity="0.16"'),
		firs(10, 500, 4, 150, 21),
		firs(330, 500, 3, 120, 31),
		shape("M-10 640V512C40 480 110 476 200 486C300 480 400 492 452 520C500 536 540 560 556 590C570 610 560 640 560 650H-10Z", "#6d6a6c"),
		shape("M200 486C300 480 400 492 452 520C500 536 540 560 556 590C570 610 560 640 560 650H470C440 600 380 560 330 540C280 518 250 500 200 486Z", "#b98d7a"),
		shape("M-10 520C60 490 160 486 240 500C200 520 120 540 -10 548Z", "#4f7a55"),
		stroke("M60 560C120 548 180 556 230 590M150 640C170 610 210 600 250 604M300 548C330 570 350 600 352 640M20 606C60 600 90 610 110 634", "#565459", 3),
		stroke("M430 540C470 570 490 600 500 640", "#9c7464", 3),
		oval(120, 586, 22, 5, "#8a9a6a", 'opacity="0.7"'),
		oval(236, 622, 28, 6, "#8a9a6a", 'opacity="0.6"'),
		stroke("M322 512V372", "#fbf6ee", 4),
		shape("M324 376Q348 368 372 378T420 380V412Q396 418 372 410T324 408Z", "#1d5f9c"),
		shape("M336 373V409M324 391Q348 385 372 394T420 396", "none", 'stroke="#f6c23c" stroke-width="7"'),
		place(96, 506, 1, cottage(210, FALU, "#33303a")),
		place(346, 516, 1, cottage(104, FALU, "#33303a")),
		stroke("M452 556H640M470 556V600M520 556V606M570 556V604M622 556V604", "#5a4034", 8),
		placeMirrored(662, 596, 1, shape("M0 -20H90Q84 0 66 0H14Q2 -4 0 -20Z", "#fbf6ee") + stroke("M6 -16H84", palette.blue, 4)),
		place(28, 640, 1, grass(70, "#3c5f48", 3)),
		place(250, 650, 1, grass(60, "#3c5f48", 6)),
		place(60, 600, 1, birch(330, "#fbf6ee", "#33303a", "#4f8a5e", "#8fbf6e")),
	);
}

function norway(): string {
	const cliff = (d: string, tone: string) => shape(d, tone);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("day", 380),
		sun(500, 250, 30, "#ffe7b0"),
		cloud(360, 130, 250, "#ffffff", 0.75),
		cloud(60, 80, 200, "#ffffff", 0.5),
		mountains(
			390,
			[
				{ x: 470, top: 176, half: 190 },
				{ x: 600, top: 214, half: 170, lean: 6 },
				{ x: 356, top: 226, half: 150 },
			],
			"#9cc3cb",
			"#6fa0b0",
			"#fbf6ee",
			4,
		),
		mountains(
			400,
			[
				{ x: 250, top: 118, half: 240, lean: 10 },
				{ x: 740, top: 96, half: 260, lean: -8 },
			],
			"#5f93a2",
			"#3d7189",
			"#fbf6ee",
			8,
		),
		water(388, "#bfe3e0", "#154a63", "#f6fbf6", 500, 9),
		cliff("M-10 20L70 70L130 160L196 236L240 330L318 402L330 420H-10Z", "#1f4a5c"),
		cliff("M70 70L130 160L196 236L240 330L318 402L250 408L190 330L150 260L96 180Z", "#3d7280"),
		cliff("M-10 20L70 70L96 120L60 150L30 110L-10 130Z", "#fbf6ee"),
		cliff("M70 70L130 160L112 176L84 120Z", "#dceaea"),
		cliff("M970 60L900 40L850 120L800 190L768 300L690 402L676 424H970Z", "#28596a"),
		cliff("M900 40L850 120L800 190L768 300L690 402L780 410L830 300L850 210L890 130Z", "#17404f"),
		cliff("M970 60L900 40L868 92L900 110L930 96L970 140Z", "#fbf6ee"),
		stroke("M858 214C852 250 862 290 852 330C848 362 854 384 850 412", "#f2fbfb", 7),
		stroke("M851 250C848 300 856 350 846 412", "#a8f0e4", 3, 'opacity="0.8"'),
		oval(850, 416, 26, 6, "#f2fbfb", 'opacity="0.7"'),
		shape("M-10 420C60 408 190 410 330 420C300 452 160 470 -10 480Z", "#173f4f"),
		shape("M970 424C900 410 760 412 676 424C700 450 820 470 970 476Z", "#14394a"),
		group('opacity="0.25"', shape("M80 470L240 424L318 424L180 560Z", "#0c2f42"), shape("M900 470L690 426L800 600Z", "#0c2f42")),
		place(
			420,
			462,
			1,
			shape("M0 -22H132Q124 0 108 0H18Q4 -6 0 -22Z", "#11283f") +
				box(22, -40, 84, 18, "#fbf6ee", 2) +
				box(36, -54, 46, 15, "#fbf6ee", 2) +
				box(30, -35, 66, 5, "#1b3a57") +
				box(52, -66, 12, 14, FALU),
		),
		stroke("M400 470H300M560 470H640", "#f6fbf6", 3, 'opacity="0.6"'),
		shape("M-10 640V540C80 520 190 530 270 560C330 584 350 620 360 650H-10Z", "#2c5a48"),
		shape("M-10 590C90 560 190 566 260 600L280 650H-10Z", "#3f7a58"),
		place(30, 584, 1, cottage(150, FALU, "#2b3440")),
		place(176, 606, 1, cottage(112, "#c98a3a", "#2b3440")),
		row(5, (i) => place(14 + i * 62, 640 + (i % 2) * 6, 1, spruce(90 + (i % 3) * 24, "#163c38", "#245a4a", 40 + i))),
		stroke("M262 620H360M290 620V648M340 620V650", "#4a342c", 7),
	);
}

export const swedenAndNorway: Scene[] = [
	{ target: "/images/countries/se", draw: sweden },
	{ target: "/images/countries/no", draw: norway },
];
