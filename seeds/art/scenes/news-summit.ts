import { palette } from "../palette.ts";
import { arcade, archPath } from "../shapes/buildings.ts";
import { hills, row } from "../shapes/land.ts";
import { agave } from "../shapes/plants.ts";
import { potted } from "../shapes/room.ts";
import { aurora, HEIGHT, sky, stars, sun, WIDTH } from "../shapes/sky.ts";
import { dome, houses, tower } from "../shapes/skyline.ts";
import { box, clip, disc, drawing, group, place, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function sheet(width: number, height: number, tint: string): string {
	const arch = archPath(width * 0.1, height * 0.4, width * 0.8, height * 0.34);
	return (
		box(6, 8, width, height, "#33202f", 6, 'opacity="0.25"') +
		box(0, 0, width, height, "#fffdf8", 6) +
		clip(
			arch,
			box(0, 0, width, height, tint),
			aurora(
				[
					[0, height * 0.2],
					[width * 0.5, height * 0.14],
					[width, height * 0.22],
				],
				height * 0.14,
				palette.aurora,
				0.9,
			),
			disc(width * 0.62, height * 0.36, width * 0.12, "#ffcf7d"),
			shape(`M0 ${height * 0.36}Q${width * 0.4} ${height * 0.3} ${width} ${height * 0.37}V${height * 0.42}H0Z`, "#7b424a"),
		) +
		row(5, (i) => {
			const y = height * (0.5 + i * 0.092);
			return (
				stroke(`M${width * 0.1} ${y + height * 0.046}H${width * 0.9}`, palette.line, 1.6) +
				box(width * 0.1, y, width * 0.16, height * 0.02, palette.ink, 2) +
				box(width * 0.32, y, width * [0.4, 0.32, 0.44, 0.28, 0.38][i], height * 0.02, palette.ink2, 2) +
				box(width * 0.8, y - 2, width * 0.1, height * 0.028, [palette.ice, "#fbe6bd", palette.stone, "#e9e0f6", palette.aurora][i], 4)
			);
		})
	);
}

function program(): string {
	return drawing(
		WIDTH,
		HEIGHT,
		sky("warm", 520),
		sun(690, 200, 46, "#fff0c0"),
		arcade(-60, 520, 1080, 430, 4, "#a8604a", { lit: "#d98a62", pier: 0.24, rise: 0.88 }),
		box(-10, 516, WIDTH + 20, 140, "#e0a882"),
		row(7, (i) => stroke(`M${480 + (i - 3) * 120} 516L${480 + (i - 3) * 240} 650`, "#c98f6c", 2)),
		stroke("M330 570V120M650 570V120", "#20304a", 14),
		box(300, 84, 380, 420, "#20304a", 12),
		place(326, 110, 1, sheet(154, 366, "#11283f")),
		place(500, 110, 1, sheet(154, 366, "#5a2f3c")),
		box(300, 84, 380, 12, palette.terracotta, 4),
		place(150, 640, 1, potted(190, "#20304a")),
		place(820, 640, 1, potted(170, "#20304a")),
	);
}

function earlyTickets(): string {
	const ticket = (main: string, ink: string, ribbon: string) => {
		const body = "M-190 -100H190V-24A24 24 0 0 0 190 24V100H-190V24A24 24 0 0 0 -190 -24Z";
		return (
			shape(body, "#050d19", 'transform="translate(8 12)" opacity="0.35"') +
			shape(body, main) +
			clip(
				body,
				box(-190, -100, 150, 200, "#0f2b45"),
				aurora(
					[
						[-195, -6],
						[-140, -40],
						[-30, -4],
					],
					70,
					palette.aurora,
					0.95,
				),
				disc(-104, 62, 22, "#ffcf7d"),
				shape("M-190 70Q-120 46 -40 72V100H-190Z", "#7b424a"),
				row(3, (i) => shape(archPath(-182 + i * 47, 110, 38, 66), "none", `stroke="${ribbon}" stroke-width="7"`)),
			) +
			`<path d="${body}" fill="none" stroke="#fffdf8" stroke-width="4"/>` +
			stroke("M-40 -90V90", ink, 3, 'stroke-dasharray="2 11"') +
			box(-12, -66, 128, 18, ink, 4) +
			box(-12, -36, 92, 12, ink, 4, 'opacity="0.55"') +
			box(-12, 44, 64, 26, ribbon, 6) +
			row(14, (i) => box(138 + (i % 2 ? 0 : 0), -74 + i * 10.6, 34, 3 + ((i * 7) % 5), ink))
		);
	};
	return drawing(
		WIDTH,
		HEIGHT,
		sky("night", 470),
		stars(140, 400, 17),
		aurora(
			[
				[-20, 230],
				[220, 140],
				[500, 220],
				[760, 120],
				[990, 190],
			],
			200,
			palette.aurora,
			0.75,
		),
		sun(480, 480, 50, "#f0a55a"),
		hills([510, 480, 506, 470, 500, 476, 496], "#5a2f3c"),
		place(-10, 540, 1, houses(980, 46, { body: "#452236", shade: "#3a1d30", window: "#ffd98a" }, 5)),
		place(160, 530, 1, dome(90, { body: "#54293a", shade: "#452236", window: "#ffd98a" })),
		place(780, 530, 1, dome(110, { body: "#54293a", shade: "#452236", window: "#ffd98a" })),
		place(690, 530, 1, tower(38, { body: "#54293a", shade: "#452236", window: "#ffd98a" })),
		shape("M-10 536H970V650H-10Z", "#2a1a2c"),
		group('transform="translate(352 292) rotate(-22)"', ticket("#f0c9b4", "#5a2f3c", palette.terracotta)),
		group('transform="translate(612 288) rotate(17)"', ticket("#a8f0e4", "#11405a", palette.green)),
		group('transform="translate(480 386) rotate(-3) scale(1.14)"', ticket("#fffdf8", palette.ink, palette.terracotta)),
		place(60, 650, 1, agave(130, "#1f5a4c", "#8fe0c0", "#164438", 3)),
		place(900, 652, 1, agave(140, "#1f5a4c", "#8fe0c0", "#164438", 6)),
		place(800, 654, 1, agave(80, "#1f5a4c", "#8fe0c0", "#164438", 8)),
	);
}

export const summitNews: Scene[] = [
	{ target: "/images/news/programme", draw: program },
	{ target: "/images/news/early-tickets", draw: earlyTickets },
];
