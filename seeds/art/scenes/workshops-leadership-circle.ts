import { palette } from "../palette.ts";
import { fjordOutside, room, townOutside, windowTo } from "../shapes/interior.ts";
import { HAIRS, person, SKINS } from "../shapes/people.ts";
import { cup, potted } from "../shapes/room.ts";
import { HEIGHT, WIDTH } from "../shapes/sky.ts";
import { drawing, group, oval, place, placeMirrored, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function leadershipCircle(): string {
	const chairs = [
		[190, 0],
		[330, 0],
		[630, 1],
		[770, 1],
	] as const;
	const people = [
		{
			skin: SKINS.deep,
			hair: "short",
			hairColor: HAIRS.grey,
			glasses: true,
			wear: "jacket",
			color: palette.purple,
			hands: [
				[24, -54],
				[30, -74],
			],
		},
		{
			skin: SKINS.pale,
			hair: "bob",
			hairColor: HAIRS.copper,
			wear: "sweater",
			color: palette.green,
			hands: [
				[20, -48],
				[24, -48],
			],
		},
		{
			skin: SKINS.olive,
			hair: "scarf",
			hairColor: "#2f7a8c",
			wear: "jacket",
			color: palette.night3,
			hands: [
				[20, -48],
				[24, -46],
			],
		},
		{
			skin: SKINS.sand,
			hair: "short",
			hairColor: HAIRS.black,
			beard: true,
			wear: "shirt",
			color: palette.terracotta,
			hands: [
				[22, -52],
				[26, -50],
			],
		},
	] as const;
	return drawing(
		WIDTH,
		HEIGHT,
		room("#f0d3bc", "#b8694f", 450),
		...[60, 350, 640].map((x, i) => windowTo(i === 1 ? fjordOutside : townOutside, x, 430, 260, 370, "#8a4a38", i === 1 ? 330 : 360)),
		oval(480, 600, 440, 60, "#8a4a44"),
		oval(480, 596, 400, 48, "#a35a4c"),
		oval(480, 594, 300, 32, "none", 'stroke="#e0a07a" stroke-width="4"'),
		placeMirrored(
			500,
			560,
			2.9,
			person({
				skin: SKINS.rose,
				hair: "bun",
				hairColor: HAIRS.white,
				wear: "dress",
				color: "#1d4f86",
				hands: [
					[-20, -80],
					[22, -84],
				],
			}),
		),
		...chairs.map(([x, mirrored], i) =>
			group(
				"",
				(mirrored ? placeMirrored : place)(
					x,
					610 - (i === 1 || i === 2 ? 14 : 0),
					3,
					stroke("M-10 -34L-16 -64M-10 -26H18M-8 -26V0M16 -26V0", "#33303a", 4.4) +
						person({
							...people[i],
							below: i % 2 ? "#2b3a4c" : "#1b2a3c",
							seat: 28,
							feet: [
								[18, -2],
								[25, -2],
							],
						}),
				),
			),
		),
		place(446, 612, 1, oval(34, -54, 56, 12, "#e0b090") + stroke("M34 -50V-6M10 0H58", "#5a3226", 7)),
		place(462, 562, 1, cup(18, palette.paper)),
		place(60, 640, 1, potted(130, "#20304a")),
		place(900, 640, 1, potted(130, "#20304a")),
	);
}

export const leadershipTalk: Scene[] = [{ target: "/images/workshops/leadership-1", draw: leadershipCircle }];
