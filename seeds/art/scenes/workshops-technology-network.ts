import { palette } from "../palette.ts";
import { fjordOutside } from "../shapes/interior.ts";
import { cup, laptop } from "../shapes/room.ts";
import { HEIGHT, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, linear, place, shape, stroke } from "../shapes/svg.ts";
import { BENCH, shadow, workroom } from "../shapes/workroom.ts";
import type { Scene } from "./scene.ts";

function technologyNetwork(): string {
	const nodes = [
		[300, 120],
		[400, 70],
		[480, 150],
		[580, 84],
		[660, 150],
		[380, 200],
		[560, 220],
		[480, 258],
		[250, 200],
		[710, 226],
	] as const;
	const links = [
		[0, 1],
		[1, 2],
		[2, 3],
		[3, 4],
		[0, 5],
		[5, 2],
		[2, 6],
		[6, 4],
		[5, 7],
		[6, 7],
		[2, 7],
		[0, 8],
		[8, 5],
		[4, 9],
		[9, 6],
		[1, 3],
	] as const;
	const glow = linear(
		[0, 60],
		[0, 470],
		[
			[0, palette.aurora, 0],
			[1, palette.aurora, 0.3],
		],
	);
	return drawing(
		WIDTH,
		HEIGHT,
		glow.definition,
		workroom(
			{ wall: "#17324b", wood: "#4a7088", frame: "#2f5570", outside: fjordOutside, window: [270, 420, 430, 362], light: "#3fe0a8" },
			"",
			shape("M410 470L210 60Q480 0 750 60L550 470Z", glow.paint),
			...links.map(([a, b]) => stroke(`M${nodes[a].join(" ")}L${nodes[b].join(" ")}`, palette.ice, 2, 'opacity="0.7"')),
			...nodes.map(
				([x, y], i) =>
					disc(x, y, 17, palette.aurora, 'opacity="0.2"') + disc(x, y, i % 3 ? 8 : 11, [palette.aurora, palette.ice, palette.stone, palette.terracotta][i % 4]),
			),
			shadow(480, 130),
			box(370, BENCH - 16, 220, 16, palette.aurora, 8),
			box(404, BENCH - 26, 152, 10, palette.ice, 5),
			shadow(170, 110),
			place(70, BENCH, 1.6, laptop(118, "#0f2136")),
			shadow(800, 110),
			place(700, BENCH, 1.6, laptop(118, "#0f2136")),
			place(296, BENCH, 1, cup(38, palette.stone)),
			place(622, BENCH, 1, cup(38, palette.terracotta)),
		),
	);
}

export const technologyAtTables: Scene[] = [{ target: "/images/workshops/technology-2", draw: technologyNetwork }];
