/** The two regions, the summit under the arches, and the house where it meets. */
import { palette } from "../palette.ts";
import { arcade, archWindow, centre, cottage } from "../shapes/buildings.ts";
import { HEIGHT, WIDTH, aurora, cloud, hills, mountains, row, sky, stars, sun, water } from "../shapes/land.ts";
import { ship, turbine } from "../shapes/machines.ts";
import { HAIRS, SKINS, person } from "../shapes/people.ts";
import { agave, grass, nopal, spruce, tree } from "../shapes/plants.ts";
import { chart, festoon, lamp, potted, screen, wheelchair } from "../shapes/room.ts";
import { type Roofs, dome, houses, tower } from "../shapes/skyline.ts";
import { box, disc, drawing, group, linear, oval, place, placeMirrored, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

const DUSK_TOWN: Roofs = { body: "#7b424a", shade: "#63343f", window: "#ffd98a" };

function nordic(): string {
	return drawing(WIDTH, HEIGHT, sky("night", 430), stars(130, 320, 44),
		aurora([[-30, 250], [180, 170], [420, 236], [640, 140], [990, 210]], 230, palette.aurora, 0.95), aurora([[260, 120], [560, 70], [990, 110]], 130, "#58e0c0", 0.4),
		mountains(430, [{ x: 180, top: 290, half: 190 }, { x: 420, top: 262, half: 220 }, { x: 700, top: 284, half: 210 }, { x: 900, top: 256, half: 220 }], "#3d7a86", "#24566a", "#dff6f2", 6),
		hills([420, 410, 424, 414, 426, 412, 420], "#1b4658"), water(424, "#3f8f8c", "#0c2b40", "#a8f0e4", 560, 3),
		row(5, (i) => place(560 + i * 78, 440 + (i % 2) * 8, 1, turbine(170 - i * 14, 20 + i * 31, "#dff1f0", "#9fc4c8"))),
		place(330, 474, 1, ship(190, "#11283f", ["#b4472b", "#f0c9b4", "#3fe0a8", "#fbf6ee", "#5b3a8e"])),
		shape("M-10 640V500C70 476 190 480 290 516C370 546 400 590 410 650H-10Z", "#173c46"), shape("M-10 560C90 530 220 546 320 600L340 650H-10Z", "#225a55"),
		row(5, (i) => place(14 + i * 34, 504, 1, spruce(110 + ((i * 17) % 40), "#0f2f3c", "#1d5050", 60 + i))), place(110, 530, 1, cottage(160, "#8c3326", "#1a2636")), place(280, 556, 1, cottage(84, "#8c3326", "#1a2636")),
		row(6, (i) => place(10 + i * 46, 650, 1, grass(60, i % 2 ? "#2f7a66" : "#225a55", i))),
		shape("M970 590C880 566 760 580 690 620L680 650H970Z", "#173c46"), row(6, (i) => place(730 + i * 46, 640 + (i % 2) * 6, 1, spruce(130 + ((i * 23) % 50), "#0f2f3c", "#1d5050", 80 + i))));
}

function latam(): string {
	return drawing(WIDTH, HEIGHT, sky("dusk", 430), sun(330, 356, 52, "#ffcf7d"), cloud(520, 110, 300, "#d98a62", 0.5), cloud(60, 160, 260, "#d97a58", 0.45), cloud(690, 220, 240, "#f0b070", 0.45),
		mountains(430, [{ x: 620, top: 236, half: 240 }, { x: 820, top: 206, half: 260, lean: -6 }, { x: 470, top: 296, half: 180 }], "#b8625a", "#8a4a58", "#fbe3d0", 5),
		hills([416, 400, 420, 404, 396, 410, 400], "#8a4450"),
		place(440, 466, 1, houses(540, 52, DUSK_TOWN, 12)), place(620, 464, 1, dome(86, DUSK_TOWN)), place(548, 464, 1, tower(34, DUSK_TOWN)), place(850, 464, 1, dome(64, DUSK_TOWN)),
		arcade(-120, 500, 640, 190, 7, "#5a2f3c", { lit: "#d9703f", pier: 0.24 }),
		hills([500, 492, 484, 470, 466, 474, 470], "#6b3540"), hills([540, 520, 510, 530, 520, 506, 516], "#54293a"),
		row(26, (i) => place(30 + i * 40, 560 + (i % 2) * 12, 1, agave(26 + (i % 3) * 4, "#3f7a66", "#8fe0c0", "#2a5a50", i))), hills([586, 580, 590, 582, 592, 580, 588], "#452236"),
		row(11, (i) => place(40 + i * 94, 622, 1, agave(54 + (i % 2) * 8, "#357060", "#8fe0c0", "#245048", i + 40))), hills([630, 626, 632, 624, 634, 626, 630], "#331a2c"),
		place(880, 646, 1, agave(150, "#2f6a5c", "#a8f0e4", "#1f4f4a", 3)), place(770, 650, 1, nopal(120, "#2a5a4c", "#1f4a44", "#e5603f")), place(70, 654, 1, agave(120, "#2f6a5c", "#a8f0e4", "#1f4f4a", 6)),
		place(250, 566, 1, tree(170, "#331a2c", "#5b3a6e", "#8a62a8", 3)));
}

function about(): string {
	const guests = [
		place(118, 606, 2.5, person({ skin: SKINS.pale, hair: "bob", hairColour: HAIRS.flax, wear: "sweater", colour: palette.blue, below: "#2b3a4c", badge: true, hands: [[18, -64], [22, -60]] })),
		placeMirrored(232, 610, 2.5, person({ skin: SKINS.brown, hair: "short", hairColour: HAIRS.black, beard: true, wear: "jacket", colour: palette.terracotta, badge: true, hands: [[-13, -46], [18, -74]] })),
		place(372, 602, 2.4, person({ skin: SKINS.deep, hair: "curls", hairColour: HAIRS.black, wear: "dress", colour: "#f0b04a", badge: true, hands: [[20, -56], [24, -58]] })),
		placeMirrored(470, 608, 2.45, person({ skin: SKINS.sand, hair: "bun", hairColour: HAIRS.grey, wear: "huipil", colour: "#fbf6ee", skirt: true, below: palette.purple, badge: true, hands: [[16, -62], [22, -58]] })),
		place(588, 600, 2.4, person({ skin: SKINS.rose, hair: "bald", hairColour: HAIRS.grey, beard: true, glasses: true, wear: "jacket", colour: palette.night3, badge: true, hands: [[-12, -46], [19, -70]] })),
		placeMirrored(700, 606, 2.45, person({ skin: SKINS.olive, hair: "scarf", hairColour: palette.green, wear: "coat", colour: "#e8d8c0", below: "#2b3a4c", badge: true, hands: [[15, -60], [18, -62]] })),
	];
	return drawing(WIDTH, HEIGHT, sky("dusk", 520), aurora([[-20, 96], [280, 40], [600, 90], [990, 30]], 120, palette.aurora, 0.5), sun(560, 420, 44, "#ffd58a"), hills([440, 410, 436, 404, 430, 400, 424], "#b8625a"),
		place(0, 500, 1, houses(960, 56, { body: "#96503f", shade: "#7b424a", window: "#ffd98a" }, 6)), place(420, 480, 1, dome(110, { body: "#a85a48", shade: "#8a4644", window: "#ffd98a" })), place(650, 484, 1, tower(40, { body: "#a85a48", shade: "#8a4644", window: "#ffd98a" })),
		box(-10, 496, WIDTH + 20, 160, "#e0a07a"), row(7, (i) => stroke(`M${480 + (i - 3) * 60} 500L${480 + (i - 3) * 260} 640`, "#c9825c", 2)), stroke("M-10 530H970M-10 576H970", "#c9825c", 2),
		arcade(-130, 540, 1220, 480, 4, "#20304a", { lit: "#c9683f", pier: 0.2, rise: 0.9 }),
		festoon(-10, 480, 88, 62, 7), festoon(480, 970, 88, 62, 7),
		...[118, 232, 372, 470, 588, 700, 842].map((x) => oval(x, 608, 46, 8, "#7b3f3a", 'opacity="0.35"')), ...guests,
		placeMirrored(852, 612, 2.45, wheelchair(person({ skin: SKINS.pale, hair: "waves", hairColour: HAIRS.copper, wear: "shirt", colour: "#2f9c86", below: "#2b3a4c", seat: 30, feet: [[23, -8], [29, -8]], badge: true, hands: [[14, -46], [26, -70]] }))),
		place(24, 650, 1, agave(90, "#1f5a4c", "#8fe0c0", "#164438", 2)), place(944, 654, 1, agave(84, "#1f5a4c", "#8fe0c0", "#164438", 5)));
}

function venue(): string {
	return drawing(WIDTH, HEIGHT, sky("dusk", 470), stars(50, 160, 9), cloud(90, 150, 280, "#c9745c", 0.5), cloud(590, 110, 300, "#d98a62", 0.45), sun(800, 410, 46, "#ffcf7d"),
		hills([420, 384, 410, 376, 404, 390, 380], "#8a4a58"), place(-20, 470, 1, houses(300, 44, DUSK_TOWN, 3)), place(90, 468, 1, dome(70, DUSK_TOWN)), place(690, 470, 1, houses(300, 40, DUSK_TOWN, 8)),
		box(-10, 466, WIDTH + 20, 190, "#a8623f"), shape("M-10 520H970V650H-10Z", "#8a4a38"),
		place(470, 424, 1, centre(330, 190, "#d9a88a", ["#ffd98a", "#f0a55a"], 5)), place(150, 500, 1, centre(560, 232, "#f0d3bc", ["#ffe7b0", "#f6b25c"], 7)),
		row(7, (i) => stroke(`M${206 + i * 80} 268V${244}`, "#fbf6ee", 3)), box(150, 236, 560, 6, "#1d4f86"), row(9, (i) => shape(`M${158 + i * 62} 234l14 -18h40l-14 18Z`, i % 2 ? "#2a6a9c" : "#1d4f86")),
		shape("M330 500H530L700 650H160Z", "#e0b090"), row(5, (i) => stroke(`M${330 - i * 34} ${500 + i * 30}H${530 + i * 34}`, "#c98f6c", 2.4)),
		...[[398, 560, SKINS.olive, "long", HAIRS.dark, palette.purple], [452, 566, SKINS.pale, "short", HAIRS.flax, palette.night3], [330, 606, SKINS.deep, "short", HAIRS.black, palette.terracotta], [540, 600, SKINS.rose, "bun", HAIRS.copper, palette.green]].map(([x, y, skin, hair, hairColour, colour], i) => (i % 2 ? placeMirrored : place)(Number(x), Number(y), 0.92, person({ skin: `${skin}`, hair: i === 0 ? "long" : i === 3 ? "bun" : "short", hairColour: `${hairColour}`, wear: i === 0 ? "dress" : "jacket", colour: `${colour}`, hands: i < 2 ? [[16, -60], [20, -64]] : undefined }))),
		place(742, 504, 1, tree(210, "#4a2e36", "#7d5aae", "#a98bd0", 5)), place(96, 516, 1, tree(190, "#4a2e36", "#7d5aae", "#a98bd0", 9)),
		...[[60, 600, 110], [170, 632, 84], [760, 606, 100], [880, 626, 140], [690, 640, 70], [20, 656, 90], [800, 654, 80]].map(([x, y, s]) => place(x, y, 1, agave(s, "#2f7a64", "#a8f0e4", "#1f5a4c", x))), place(924, 560, 1, nopal(90, "#2a6a54", "#1f5044", "#e5603f")),
		row(5, (i) => group("", stroke(`M${250 - i * 22} ${520 + i * 30}v-26M${610 + i * 22} ${520 + i * 30}v-26`, "#33303a", 4), disc(250 - i * 22, 492 + i * 30, 6, "#ffe2a0"), disc(610 + i * 22, 492 + i * 30, 6, "#ffe2a0"))));
}

function venueRoom(): string {
	const outside = (x: number) => group(`transform="translate(${x} 0)"`, sky("dusk", 400), sun(200, 330, 30, "#ffcf7d", 2), hills([390, 350, 380, 346, 372, 350, 366], "#8a4a58"), place(60, 420, 1, houses(420, 46, DUSK_TOWN, x)), place(200, 410, 1, dome(84, DUSK_TOWN)));
	const wall = linear([0, 0], [0, 480], [[0, "#f0d9c4"], [1, "#f9ead8"]]);
	const audience = [["curls", HAIRS.black, palette.terracotta], ["bob", HAIRS.flax, palette.blue], ["short", HAIRS.brown, palette.green], ["bun", HAIRS.grey, palette.purple], ["short", HAIRS.black, "#e0a060"], ["long", HAIRS.copper, palette.night3], ["bald", HAIRS.grey, palette.terracotta], ["scarf", palette.aurora, "#33475a"]] as const;
	return drawing(WIDTH, HEIGHT, wall.definition, box(0, 0, WIDTH, HEIGHT, wall.paint), box(0, 0, WIDTH, 54, "#20304a"), row(13, (i) => box(i * 78 - 10, 0, 30, 54, "#182640")),
		archWindow(30, 430, 190, 330, "#a8604a", outside(-120)), archWindow(740, 430, 190, 330, "#a8604a", outside(600)),
		screen(286, 104, 388, chart([0.3, 0.42, 0.38, 0.6, 0.72, 0.94], "#2f7a8c", palette.aurora) + stroke("M12 8H52M12 13H36", "#fbf6ee", 2.2)),
		lamp(250, 100, 34, palette.terracotta), lamp(708, 100, 34, palette.terracotta),
		box(-10, 430, WIDTH + 20, 220, "#c98f6c"), box(-10, 430, WIDTH + 20, 8, "#e0b090"), shape("M236 476L270 430H690L724 476Z", "#8a4a38"), box(236, 476, 488, 26, "#6b3630"),
		place(360, 474, 1.9, person({ skin: SKINS.brown, hair: "braid", hairColour: HAIRS.black, wear: "jacket", colour: palette.purple, badge: true, hands: [[22, -92], [18, -60]] })),
		place(580, 474, 1, box(-34, -92, 68, 92, "#a8604a", 4) + box(-40, -98, 80, 12, "#c9825c", 3) + shape("M-12 -40a12 12 0 0 1 24 0v20h-24Z", palette.marigold)), place(700, 474, 1, potted(90, "#20304a")), placeMirrored(256, 474, 1, potted(80, "#20304a")),
		...[0, 1].flatMap((line) => audience.map(([hair, hairColour, colour], i) => { const x = 70 + i * 122 - line * 58; const y = 640 + line * 54; return group("", box(x - 46, y - 72, 92, 110, line ? "#182640" : "#20304a", 16), place(x, y + 118, 2.3, person({ skin: Object.values(SKINS)[(i * 5 + line * 2) % 6], hair: audience[(i + line * 3) % 8][0], hairColour: line ? audience[(i + 3) % 8][1] : hairColour, wear: "shirt", colour: line ? audience[(i + 5) % 8][2] : colour }))); })));
}

export const places: Scene[] = [
	{ target: "/images/regions/nordic", draw: nordic },
	{ target: "/images/regions/latam", draw: latam },
	{ target: "/images/about", draw: about },
	{ target: "/images/venue", draw: venue },
	{ target: "/images/venue-room", draw: venueRoom },
];
