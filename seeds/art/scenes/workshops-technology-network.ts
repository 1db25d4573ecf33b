import { palette } from "../palette.ts";
import { fjordOutside, room, windowTo } from "../shapes/interior.ts";
import { HAIRS, person, SKINS } from "../shapes/people.ts";
import { cup, laptop, table } from "../shapes/room.ts";
import { HEIGHT, WIDTH } from "../shapes/sky.ts";
import { box, disc, drawing, linear, place, placeMirrored, shape, stroke } from "../shapes/svg.ts";
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
		room("#17324b", "#0f2136"),
		windowTo(fjordOutside, 40, 420, 180, 320, "#2f5570"),
		windowTo(fjordOutside, 740, 420, 180, 320, "#2f5570"),
		shape("M400 470L210 90Q480 20 750 90L560 470Z", glow.paint),
		...links.map(([a, b]) => stroke(`M${nodes[a].join(" ")}L${nodes[b].join(" ")}`, palette.ice, 2, 'opacity="0.7"')),
		...nodes.map(
			([x, y], i) =>
				disc(x, y, 17, palette.aurora, 'opacity="0.2"') + disc(x, y, i % 3 ? 8 : 11, [palette.aurora, palette.ice, palette.stone, palette.terracotta][i % 4]),
		),
		place(
			178,
			660,
			3.3,
			person({
				skin: SKINS.sand,
				hair: "bob",
				hairColor: HAIRS.dark,
				glasses: true,
				wear: "shirt",
				color: palette.purple,
				hands: [
					[28, -64],
					[32, -58],
				],
			}),
		),
		place(
			340,
			664,
			3.2,
			person({
				skin: SKINS.deep,
				hair: "short",
				hairColor: HAIRS.black,
				wear: "sweater",
				color: palette.terracotta,
				hands: [
					[16, -54],
					[26, -96],
				],
			}),
		),
		placeMirrored(
			620,
			664,
			3.2,
			person({
				skin: SKINS.rose,
				hair: "scarf",
				hairColor: "#e0a060",
				wear: "coat",
				color: "#2f7a8c",
				hands: [
					[22, -60],
					[30, -58],
				],
			}),
		),
		placeMirrored(
			786,
			660,
			3.3,
			person({
				skin: SKINS.pale,
				hair: "waves",
				hairColor: HAIRS.flax,
				wear: "jacket",
				color: palette.green,
				hands: [
					[20, -64],
					[26, -84],
				],
			}),
		),
		place(110, 530, 1, table(740, 130, "#2f5570")),
		box(396, 520, 168, 10, palette.aurora, 5),
		box(420, 514, 120, 7, palette.ice, 3),
		place(216, 530, 1, laptop(104, "#0f2136")),
		place(640, 530, 1, laptop(104, "#0f2136")),
		place(352, 530, 1, cup(22, palette.stone)),
	);
}

export const technologyAtTables: Scene[] = [{ target: "/images/workshops/technology-2", draw: technologyNetwork }];
