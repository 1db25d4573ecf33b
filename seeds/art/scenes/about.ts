import { palette } from "../palette.ts";
import { arcade } from "../shapes/buildings.ts";
import { hills, row } from "../shapes/land.ts";
import { HAIRS, person, SKINS } from "../shapes/people.ts";
import { agave } from "../shapes/plants.ts";
import { festoon, wheelchair } from "../shapes/room.ts";
import { aurora, HEIGHT, sky, sun, WIDTH } from "../shapes/sky.ts";
import { dome, houses, tower } from "../shapes/skyline.ts";
import { box, drawing, oval, place, placeMirrored, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

function about(): string {
	const guests = [
		place(
			118,
			606,
			2.5,
			person({
				skin: SKINS.pale,
				hair: "bob",
				hairColor: HAIRS.flax,
				wear: "sweater",
				color: palette.blue,
				below: "#2b3a4c",
				badge: true,
				hands: [
					[18, -64],
					[22, -60],
				],
			}),
		),
		placeMirrored(
			232,
			610,
			2.5,
			person({
				skin: SKINS.brown,
				hair: "short",
				hairColor: HAIRS.black,
				beard: true,
				wear: "jacket",
				color: palette.terracotta,
				badge: true,
				hands: [
					[-13, -46],
					[18, -74],
				],
			}),
		),
		place(
			372,
			602,
			2.4,
			person({
				skin: SKINS.deep,
				hair: "curls",
				hairColor: HAIRS.black,
				wear: "dress",
				color: "#f0b04a",
				badge: true,
				hands: [
					[20, -56],
					[24, -58],
				],
			}),
		),
		placeMirrored(
			470,
			608,
			2.45,
			person({
				skin: SKINS.sand,
				hair: "bun",
				hairColor: HAIRS.grey,
				wear: "huipil",
				color: "#fbf6ee",
				skirt: true,
				below: palette.purple,
				badge: true,
				hands: [
					[16, -62],
					[22, -58],
				],
			}),
		),
		place(
			588,
			600,
			2.4,
			person({
				skin: SKINS.rose,
				hair: "bald",
				hairColor: HAIRS.grey,
				beard: true,
				glasses: true,
				wear: "jacket",
				color: palette.night3,
				badge: true,
				hands: [
					[-12, -46],
					[19, -70],
				],
			}),
		),
		placeMirrored(
			700,
			606,
			2.45,
			person({
				skin: SKINS.olive,
				hair: "scarf",
				hairColor: palette.green,
				wear: "coat",
				color: "#e8d8c0",
				below: "#2b3a4c",
				badge: true,
				hands: [
					[15, -60],
					[18, -62],
				],
			}),
		),
	];
	return drawing(
		WIDTH,
		HEIGHT,
		sky("dusk", 520),
		aurora(
			[
				[-20, 96],
				[280, 40],
				[600, 90],
				[990, 30],
			],
			120,
			palette.aurora,
			0.5,
		),
		sun(560, 420, 44, "#ffd58a"),
		hills([440, 410, 436, 404, 430, 400, 424], "#b8625a"),
		place(0, 500, 1, houses(960, 56, { body: "#96503f", shade: "#7b424a", window: "#ffd98a" }, 6)),
		place(420, 480, 1, dome(110, { body: "#a85a48", shade: "#8a4644", window: "#ffd98a" })),
		place(650, 484, 1, tower(40, { body: "#a85a48", shade: "#8a4644", window: "#ffd98a" })),
		box(-10, 496, WIDTH + 20, 160, "#e0a07a"),
		row(7, (i) => stroke(`M${480 + (i - 3) * 60} 500L${480 + (i - 3) * 260} 640`, "#c9825c", 2)),
		stroke("M-10 530H970M-10 576H970", "#c9825c", 2),
		arcade(-130, 540, 1220, 480, 4, "#20304a", { lit: "#c9683f", pier: 0.2, rise: 0.9 }),
		festoon(-10, 480, 88, 62, 7),
		festoon(480, 970, 88, 62, 7),
		...[118, 232, 372, 470, 588, 700, 842].map((x) => oval(x, 608, 46, 8, "#7b3f3a", 'opacity="0.35"')),
		...guests,
		placeMirrored(
			852,
			612,
			2.45,
			wheelchair(
				person({
					skin: SKINS.pale,
					hair: "waves",
					hairColor: HAIRS.copper,
					wear: "shirt",
					color: "#2f9c86",
					below: "#2b3a4c",
					seat: 30,
					feet: [
						[23, -8],
						[29, -8],
					],
					badge: true,
					hands: [
						[14, -46],
						[26, -70],
					],
				}),
			),
		),
		place(24, 650, 1, agave(90, "#1f5a4c", "#8fe0c0", "#164438", 2)),
		place(944, 654, 1, agave(84, "#1f5a4c", "#8fe0c0", "#164438", 5)),
	);
}

export const gathering: Scene[] = [{ target: "/images/about", draw: about }];
