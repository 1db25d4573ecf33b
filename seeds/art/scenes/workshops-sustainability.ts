import { archPath } from "../shapes/buildings.ts";
import { hills, mountains, row } from "../shapes/land.ts";
import { solarPanel, turbine } from "../shapes/machines.ts";
import { agave, grass, nopal, spruce } from "../shapes/plants.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, clip, disc, drawing, oval, place, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function sustainabilityField(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		sky("day", 380),
		sun(300, 240, 46, "#ffe7b0"),
		cloud(460, 110, 300, "#ffffff", 0.8),
		cloud(40, 90, 220, "#ffffff", 0.6),
		cloud(760, 170, 220, "#ffffff", 0.6),
		mountains(
			400,
			[
				{ x: 150, top: 270, half: 210 },
				{ x: 820, top: 256, half: 240 },
			],
			"#9cc0b8",
			"#7fa8a8",
			undefined,
			3,
		),
		hills([376, 350, 370, 340, 364, 346, 360], "#7fb592"),
		row(4, (i) => place(440 + i * 130, 372 - (i % 2) * 14, 1, turbine(200 + (i % 2) * 30, 8 + i * 34))),
		hills([410, 400, 384, 398, 414, 398, 386], "#569770"),
		place(690, 404, 1, turbine(330, 20)),
		place(840, 420, 1, turbine(280, 74)),
		hills([470, 450, 440, 452, 470, 456, 446], "#3f8560"),
		row(4, (i) => row(3 + i, (n) => place(300 + i * 10 - i * 62 + n * (150 + i * 16), 470 + i * 44, 1 + i * 0.22, solarPanel(108)))),
		shape("M-10 640V560C60 540 180 560 260 650Z", "#23543f"),
		shape("M970 640V540C860 548 760 590 700 650H970Z", "#23543f"),
		place(60, 646, 1, agave(120, "#2f7a64", "#a8f0e4", "#1f5a4c", 4)),
		place(164, 652, 1, agave(80, "#2f7a64", "#a8f0e4", "#1f5a4c", 7)),
		row(5, (i) => place(660 + i * 70, 652, 1, grass(44, "#4f9a72", i))),
	);
}

function sustainabilityGarden(): string {
	const glass = archPath(100, 520, 760, 470);
	const ribs = row(7, (i) => stroke(`M${100 + i * 126.7} 520V50`, "#fbf6ee", 5)) + row(3, (i) => stroke(`M100 ${180 + i * 120}H860`, "#fbf6ee", 4));
	const bed = (x: number, y: number, width: number) => box(x, y, width, 40, "#8a4a38", 4) + box(x, y, width, 8, "#b4694a", 3);
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dawn", 480),
		clip(
			glass,
			sky("day", 420),
			sun(660, 250, 40, "#ffe7b0"),
			cloud(180, 190, 260, "#ffffff", 0.8),
			mountains(
				430,
				[
					{ x: 300, top: 280, half: 200 },
					{ x: 560, top: 310, half: 180 },
				],
				"#9cc0b8",
				"#7fa8a8",
				"#ffffff",
				3,
			),
			hills([410, 390, 406, 384, 400], "#7fb592"),
			row(3, (i) => place(640 + i * 70, 410, 1, turbine(150 - i * 20, 10 + i * 36))),
			hills([440, 430, 438, 424, 436], "#569770"),
			ribs,
		),
		`<path d="${glass}" fill="none" stroke="#fbf6ee" stroke-width="10"/>`,
		hills([520, 512, 516, 508, 514], "#c98f6c"),
		box(-10, 520, WIDTH + 20, 130, "#d9a882"),
		row(6, (i) => stroke(`M${480 + (i - 2.5) * 150} 520L${480 + (i - 2.5) * 260} 650`, "#c08a64", 2)),
		...[
			[150, 500, 200],
			[390, 500, 180],
			[620, 500, 200],
		].map(
			([x, y, w], n) =>
				row(6, (i) =>
					place(
						x + 22 + i * ((w - 40) / 5),
						y + 4,
						1,
						n === 1
							? shape("M0 0V-70", "none", 'stroke="#2f7a55" stroke-width="4"') +
									row(4, (k) => oval(k % 2 ? 9 : -9, -16 - k * 14, 12, 6, k % 2 ? "#3f9468" : "#2f7a55")) +
									disc(7, -40, 6, "#d94f3a") +
									disc(-6, -56, 6, "#e5703f")
							: n === 0
								? agave(48, "#3f9468", "#a8f0e4", "#2a6a50", i + 3)
								: grass(56, i % 2 ? "#3f9468" : "#6fae5c", i),
					),
				) + bed(x, y, w),
		),
		place(60, 646, 1, spruce(240, "#1f5a4c", "#2f7a64", 3)),
		place(890, 650, 1, nopal(170, "#2f7a64", "#1f5a4c", "#e5603f")),
		place(806, 652, 1, agave(84, "#2f7a64", "#a8f0e4", "#1f5a4c", 9)),
	);
}

export const sustainability: Scene[] = [
	{ target: "/images/workshops/sustainability-1", draw: sustainabilityField },
	{ target: "/images/workshops/sustainability-2", draw: sustainabilityGarden },
];
