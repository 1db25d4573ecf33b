import { palette } from "../palette.ts";
import { hills, mountains, row } from "../shapes/land.ts";
import { agave, grass } from "../shapes/plants.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { drawing, oval, place, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function leadershipRidge(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dawn", 470),
		sun(620, 330, 54, "#ffd58a"),
		cloud(60, 130, 280, "#fbe6d0", 0.7),
		cloud(700, 110, 220, "#fbe6d0", 0.6),
		cloud(330, 210, 200, "#fbe6d0", 0.5),
		mountains(
			500,
			[
				{ x: 160, top: 276, half: 260 },
				{ x: 470, top: 320, half: 230 },
				{ x: 830, top: 262, half: 270 },
			],
			"#c9a6a0",
			"#8a94a6",
			"#fbf6ee",
			4,
		),
		hills([470, 440, 466, 430, 460, 436, 450], "#7f8fa0"),
		cloud(-60, 470, 460, "#fbf0e0", 0.75),
		cloud(460, 480, 520, "#fbf0e0", 0.7),
		hills([520, 500, 516, 500, 522, 508, 520], "#4f6f80"),
		cloud(180, 540, 420, "#fbf0e0", 0.5),
		shape(
			"M-10 640V600C120 590 220 560 340 520C420 494 470 480 520 440C560 406 590 396 640 392C700 390 730 420 780 460C850 520 900 560 970 580V650H-10Z",
			"#2c4a4e",
		),
		shape("M340 520C420 494 470 480 520 440C560 406 590 396 640 392C620 430 600 470 560 500C500 545 420 580 300 650H130C210 600 280 560 340 520Z", "#3f6a60"),
		shape("M640 392C700 390 730 420 780 460C850 520 900 560 970 580V650H760C740 560 700 470 640 392Z", "#20393f"),
		stroke("M200 640C300 590 420 560 500 500C540 470 580 430 630 396", "#c9a27c", 7, 'stroke-dasharray="3 13"'),
		stroke("M690 402V250", "#5a3a2c", 5),
		shape("M690 252C720 240 746 268 784 254V306C746 320 720 292 690 304Z", palette.terracotta),
		shape("M690 269C720 257 746 285 784 271V282C746 296 720 268 690 280Z", palette.aurora),
		...[
			[560, 486, 1],
			[600, 446, 0.8],
			[430, 530, 1.3],
		].map(([x, y, size]) => place(x, y, size, oval(0, 0, 15, 7, "#c9a6a0") + oval(1, -10, 11, 6, "#a88a8c") + oval(0, -19, 7, 5, "#e0c4b8"))),
		row(6, (i) => place(30 + i * 60, 640 - i * 4, 1, grass(48, i % 2 ? "#6f9a7c" : "#4f7f6c", i))),
		place(900, 640, 1, agave(100, "#2a5a54", "#8fe0c0", "#1d4440", 4)),
		place(820, 648, 1, agave(64, "#2a5a54", "#8fe0c0", "#1d4440", 7)),
	);
}

export const leadershipWalk: Scene[] = [{ target: "/images/workshops/leadership-2", draw: leadershipRidge }];
