import { palette } from "../palette.ts";
import { hills, row, water } from "../shapes/land.ts";
import { ship } from "../shapes/machines.ts";
import { cloud, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, group, linear, oval, place, placeMirrored, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function underWater(): string {
	const deep = linear(
		[0, 60],
		[0, HEIGHT],
		[
			[0, "#3f9fa8"],
			[0.45, "#1f6a80"],
			[1, "#0a2a40"],
		],
	);
	const knot = (x: number, y: number) => (Math.hypot(x - 700, y - 330) < 74 ? undefined : [x, y]);
	const net = row(9, (column) =>
		row(11, (line) => {
			const [x, y] = [520 + column * 48, 90 + line * 48];
			const draw = (to: readonly [number, number]) =>
				knot(x, y) && knot(to[0], to[1]) ? stroke(`M${x} ${y}L${to[0]} ${to[1]}`, "#d9e8dc", 4, 'opacity="0.85"') : "";
			return draw([x + 48, y]) + draw([x, y + 48]);
		}),
	);
	const fish = (color: string) => shape("M-30 0Q-4 -22 26 0Q-4 22 -30 0ZM-24 0L-48 -15V15Z", color) + disc(12, -3, 3, "#13202e");
	const robot =
		shape("M-120 -34Q-120 -64 -84 -64H60Q118 -60 124 -14Q118 34 60 38H-84Q-120 38 -120 8Z", palette.marigold) +
		shape("M-120 -6H124Q118 34 60 38H-84Q-120 38 -120 8Z", "#d99430") +
		disc(78, -16, 34, "#13202e") +
		disc(78, -16, 25, "#2f7a8c") +
		disc(84, -22, 11, palette.ice) +
		box(-70, -92, 90, 30, "#33475a", 8) +
		row(3, (i) => disc(-48 + i * 24, -77, 6, palette.aurora)) +
		oval(-132, -26, 10, 30, "#33475a") +
		oval(-132, 22, 10, 24, "#33475a") +
		stroke("M20 40L44 76M44 76L78 68M44 76L66 94", "#33475a", 9);
	return drawing(
		WIDTH,
		HEIGHT,
		deep.definition,
		box(0, 0, WIDTH, HEIGHT, deep.paint),
		box(0, 0, WIDTH, 62, "#cfeff0"),
		shape("M-10 60q60 -26 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V90H-10Z", "#6fc3c4"),
		...[120, 330, 560, 790].map((x) => shape(`M${x} 70L${x - 60} 640H${x + 70}L${x + 60} 70Z`, "#ffffff", 'opacity="0.07"')),
		stroke("M150 20C180 130 120 190 210 250", "#13202e", 6),
		shape("M402 316L760 210V470Z", palette.ice, 'opacity="0.3"'),
		net,
		stroke("M640 296l26 -40 34 22 46 -26 20 52 22 30 -34 34 -6 42 -46 -12 -40 8 -10 -44 -28 -26Z", palette.marigold, 5, 'stroke-dasharray="3 13"'),
		place(290, 326, 1.25, robot),
		place(838, 236, 1, fish(palette.terracotta)),
		place(720, 336, 0.9, fish(palette.stone)),
		placeMirrored(110, 470, 0.9, fish(palette.marigold)),
		placeMirrored(420, 190, 0.7, fish(palette.stone)),
		...[
			[130, 190, 10],
			[156, 150, 7],
			[120, 120, 5],
			[460, 470, 9],
			[484, 430, 6],
		].map(([x, y, r]) => disc(x, y, r, "none", 'stroke="#cfeff0" stroke-width="3"')),
		shape("M-10 600Q180 540 400 592T970 570V650H-10Z", "#123a48"),
		...[60, 180, 470, 880].map((x, i) => stroke(`M${x} 610q-22 -50 6 -90t-4 -${70 + i * 8}`, i % 2 ? "#1f6b57" : "#2f8a6a", 13)),
	);
}

function shipment(): string {
	const flower = (x: number, y: number) =>
		row(5, (i) => group(`transform="rotate(${i * 72} ${x} ${y})"`, oval(x, y - 11, 8, 12, "#b3243f"))) + disc(x, y, 5, palette.marigold);
	const shop =
		box(-90, -150, 180, 150, palette.paper) +
		box(-78, -92, 84, 70, palette.ice, 3) +
		row(2, (i) => stroke(`M-78 ${-68 + i * 24}h84`, "#c98f6c", 5)) +
		row(6, (i) => box(-72 + (i % 3) * 27, -84 + Math.floor(i / 3) * 25, 15, 16, ["#b3243f", palette.green, palette.marigold][i % 3], 2)) +
		box(22, -96, 54, 96, palette.blue, 3) +
		disc(34, -46, 4, palette.marigold) +
		row(6, (i) => shape(`M${-100 + i * 33.4} -150h33.400v20a16.700 13 0 0 1 -33.400 0Z`, i % 2 ? palette.paper : palette.terracotta)) +
		box(-100, -160, 200, 12, "#33475a");
	return drawing(
		WIDTH,
		HEIGHT,
		sky("day", 340),
		sun(200, 120, 38, "#ffe2a0", 2),
		cloud(560, 60, 230, "#ffffff", 0.8),
		hills([330, 306, 332, 318, 334, 300], "#7fb0a0"),
		water(336, "#9fd3d8", "#1d5a70", "#ffffff", 420, 4),
		stroke("M230 430C330 300 580 300 730 356", palette.terracotta, 7, 'stroke-dasharray="2 17"'),
		place(360, 430, 0.62, ship(430, palette.night2, ["#b3243f", palette.marigold, palette.stone, palette.green])),
		shape("M-10 424Q200 388 330 470Q380 560 330 650H-10Z", "#5a9a62"),
		shape("M970 388Q760 372 690 440Q640 540 720 650H970Z", "#b8c8c4"),
		place(830, 440, 1.15, shop),
		shape("M160 500Q150 640 178 644H306Q332 640 322 500Q240 474 160 500Z", "#d9b98c"),
		oval(241, 500, 81, 22, "#8a1f34"),
		flower(196, 492),
		flower(240, 480),
		flower(284, 492),
		flower(220, 506),
		flower(264, 506),
		place(241, 586, 1.7, flower(0, 0)),
		place(
			88,
			600,
			0.8,
			shape("M-81 -100Q-91 40 -63 44H65Q91 40 81 -100Q0 -126 -81 -100Z", "#c9a678") +
				oval(0, -100, 81, 22, "#8a1f34") +
				flower(-40, -104) +
				flower(4, -112) +
				flower(44, -104),
		),
	);
}

export const netAndShipment: Scene[] = [
	{ target: "/images/workshops/eyes-under-water", draw: underWater },
	{ target: "/images/workshops/your-first-shipment", draw: shipment },
];
