import { palette } from "../palette.ts";
import { archPath } from "../shapes/buildings.ts";
import { fjordOutside } from "../shapes/interior.ts";
import { row } from "../shapes/land.ts";
import { HEIGHT, WIDTH } from "../shapes/sky.ts";
import { box, chance, clip, disc, drawing, group, linear, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function technologyHall(): string {
	const random = chance(14);
	const rack = (x: number, width: number, height: number, y: number) =>
		box(x, y - height, width, height, "#122b44", 4) +
		row(
			Math.floor(height / 26),
			(i) =>
				box(x + 8, y - height + 10 + i * 26, width - 16, 19, "#1b3a57", 3) +
				row(4, (n) =>
					disc(
						x + 18 + n * 11,
						y - height + 19.5 + i * 26,
						2.8,
						random.pick([palette.aurora, palette.aurora, palette.ice, palette.marigold]),
						random.next() < 0.25 ? 'opacity="0.3"' : "",
					),
				) +
				stroke(`M${x + width * 0.55} ${y - height + 19.5 + i * 26}h${width * 0.32}`, "#3d6a86", 3),
		);
	const floor = linear(
		[0, 480],
		[0, 640],
		[
			[0, "#1f4a5f"],
			[1, "#0c2136"],
		],
	);
	return drawing(
		WIDTH,
		HEIGHT,
		floor.definition,
		box(0, 0, WIDTH, HEIGHT, "#0b1d31"),
		group("", shape(archPath(310, 500, 340, 440), "#2d6a7c"), clip(archPath(310, 500, 340, 440), fjordOutside(480, 410))),
		`<path d="${archPath(310, 500, 340, 440)}" fill="none" stroke="#3fe0a8" stroke-width="5" opacity="0.8"/>`,
		`<path d="${archPath(288, 500, 384, 462)}" fill="none" stroke="#1b3a57" stroke-width="16"/>`,
		box(-10, 500, WIDTH + 20, 150, floor.paint),
		row(7, (i) => stroke(`M${480 + (i - 3) * 110} 500L${480 + (i - 3) * 260} 650`, "#2f6a80", 2, 'opacity="0.6"')),
		rack(-20, 130, 470, 560),
		rack(122, 96, 400, 532),
		rack(226, 62, 350, 512),
		rack(850, 130, 470, 560),
		rack(742, 96, 400, 532),
		rack(672, 62, 350, 512),
		row(
			5,
			(i) => box(60 + i * 190, 14, 130, 8, palette.ice, 4, 'opacity="0.85"') + shape(`M${60 + i * 190} 22h130l50 90h-230Z`, palette.ice, 'opacity="0.05"'),
		),
	);
}

export const technologyInHalls: Scene[] = [{ target: "/images/workshops/technology-1", draw: technologyHall }];
