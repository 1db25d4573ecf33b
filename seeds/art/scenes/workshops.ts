/** Workshops on business, technology and sustainability: two pictures for each. */
import { palette } from "../palette.ts";
import { fjordOutside, room, seaOutside, townOutside, windowTo } from "../shapes/interior.ts";
import { HEIGHT, WIDTH, cloud, furrows, hills, mountains, row, sky, stars, sun, water } from "../shapes/land.ts";
import { crane, ship, solarPanel, turbine } from "../shapes/machines.ts";
import { HAIRS, SKINS, person } from "../shapes/people.ts";
import { agave, grass, nopal, spruce } from "../shapes/plants.ts";
import { chart, cup, lamp, laptop, potted, screen, table } from "../shapes/room.ts";
import { box, chance, clip, disc, drawing, group, linear, oval, place, placeMirrored, shape, stroke } from "../shapes/svg.ts";
import { archPath } from "../shapes/buildings.ts";
import type { Scene } from "./scene.ts";

function businessTable(): string {
	return drawing(WIDTH, HEIGHT, room("#f3dcc6", "#c98f6c"), windowTo(townOutside, 330, 410, 300, 350, "#a8604a"),
		screen(44, 130, 220, chart([0.35, 0.5, 0.45, 0.7, 0.9], "#2f7a8c", palette.aurora)), box(702, 126, 190, 130, "#20304a", 4), row(4, (i) => stroke(`M722 ${152 + i * 26}h${[150, 110, 140, 80][i]}`, i ? "#6fa3ad" : "#fbf6ee", 5)),
		lamp(270, 92, 34, palette.terracotta), lamp(690, 92, 34, palette.terracotta),
		place(338, 646, 3.5, person({ skin: SKINS.pale, hair: "bun", hairColour: HAIRS.flax, wear: "jacket", colour: palette.blue, hands: [[-16, -48], [40, -67]] })),
		placeMirrored(622, 648, 3.5, person({ skin: SKINS.olive, hair: "short", hairColour: HAIRS.black, beard: true, wear: "jacket", colour: palette.terracotta, hands: [[-16, -48], [40, -67]] })),
		placeMirrored(800, 648, 3.3, person({ skin: SKINS.deep, hair: "curls", hairColour: HAIRS.black, glasses: true, wear: "sweater", colour: palette.green, hands: [[-4, -48], [10, -48]] })),
		place(150, 520, 1, table(660, 140, "#e8c9a8")), place(170, 520, 1, laptop(112, "#33475a")), place(560, 520, 1, cup(26, palette.paper)), place(690, 520, 1, cup(26, palette.aurora)), place(420, 520, 1, box(0, -6, 96, 6, palette.paper) + box(8, -11, 90, 5, palette.stone)),
		place(76, 600, 1, potted(150, "#a8604a")), placeMirrored(900, 606, 1, potted(130, "#20304a")));
}

function businessHarbour(): string {
	return drawing(WIDTH, HEIGHT, sky("dawn", 400), sun(560, 330, 44, "#ffd58a"), cloud(70, 120, 260, "#fbe6d0", 0.7), cloud(640, 84, 240, "#fbe6d0", 0.6), hills([384, 372, 386, 368, 380, 376], "#8fb0b0"),
		water(392, "#f3c9a6", "#1d5a70", "#fff1d0", 560, 4), place(300, 470, 1, ship(480, palette.night2, [palette.terracotta, palette.stone, "#2f7a8c", palette.marigold, palette.paper, palette.purple])),
		place(150, 500, 1, crane(360, "#33475a")), place(820, 492, 1, group('transform="scale(-1 1)"', crane(300, "#4a6274"))),
		box(-10, 498, WIDTH + 20, 150, "#7c6a66"), box(-10, 498, WIDTH + 20, 8, "#c9b09c"), row(12, (i) => box(20 + i * 84, 520, 44, 6, "#8f7c74", 2)),
		row(4, (i) => box(610 + (i % 2) * 132 + i * 6, 552 - Math.floor(i / 2) * 56, 128, 54, [palette.terracotta, "#2f7a8c", "#e0a060", palette.green][i], 2) + row(7, (n) => stroke(`M${622 + (i % 2) * 132 + i * 6 + n * 17} ${558 - Math.floor(i / 2) * 56}v42`, "#13202e", 2, 'opacity="0.25"'))),
		...[250, 352, 452].map((x) => oval(x, 626, 46, 8, "#33303a", 'opacity="0.35"')),
		place(250, 626, 2.7, person({ skin: SKINS.rose, hair: "short", hairColour: HAIRS.grey, glasses: true, wear: "coat", colour: palette.night3, hands: [[-12, -46], [24, -88]] })),
		placeMirrored(356, 628, 2.6, person({ skin: SKINS.sand, hair: "long", hairColour: HAIRS.dark, wear: "jacket", colour: palette.terracotta, hands: [[14, -62], [18, -58]] })), placeMirrored(322, 484, 1, box(-10, -26, 34, 44, "#13202e", 4) + box(-7, -22, 28, 36, palette.ice, 2)),
		placeMirrored(456, 626, 2.65, person({ skin: SKINS.deep, hair: "short", hairColour: HAIRS.black, wear: "overall", colour: "#e0a060", helmet: "#fbf6ee", hands: [[-12, -46], [14, -46]] })));
}

function technologyHall(): string {
	const random = chance(14);
	const rack = (x: number, width: number, height: number, y: number) => box(x, y - height, width, height, "#122b44", 4) + row(Math.floor(height / 26), (i) => box(x + 8, y - height + 10 + i * 26, width - 16, 19, "#1b3a57", 3) + row(4, (n) => disc(x + 18 + n * 11, y - height + 19.5 + i * 26, 2.8, random.pick([palette.aurora, palette.aurora, palette.ice, palette.marigold]), random.next() < 0.25 ? 'opacity="0.3"' : "")) + stroke(`M${x + width * 0.55} ${y - height + 19.5 + i * 26}h${width * 0.32}`, "#3d6a86", 3));
	const floor = linear([0, 480], [0, 640], [[0, "#1f4a5f"], [1, "#0c2136"]]);
	return drawing(WIDTH, HEIGHT, floor.definition, box(0, 0, WIDTH, HEIGHT, "#0b1d31"), group("", shape(archPath(310, 500, 340, 440), "#2d6a7c"), clip(archPath(310, 500, 340, 440), fjordOutside(480, 410))), `<path d="${archPath(310, 500, 340, 440)}" fill="none" stroke="#3fe0a8" stroke-width="5" opacity="0.8"/>`, `<path d="${archPath(288, 500, 384, 462)}" fill="none" stroke="#1b3a57" stroke-width="16"/>`,
		box(-10, 500, WIDTH + 20, 150, floor.paint), row(7, (i) => stroke(`M${480 + (i - 3) * 110} 500L${480 + (i - 3) * 260} 650`, "#2f6a80", 2, 'opacity="0.6"')),
		rack(-20, 130, 470, 560), rack(122, 96, 400, 532), rack(226, 62, 350, 512), rack(850, 130, 470, 560), rack(742, 96, 400, 532), rack(672, 62, 350, 512),
		row(5, (i) => box(60 + i * 190, 14, 130, 8, palette.ice, 4, 'opacity="0.85"') + shape(`M${60 + i * 190} 22h130l50 90h-230Z`, palette.ice, 'opacity="0.05"')),
		oval(360, 622, 60, 9, "#071324", 'opacity="0.6"'), oval(590, 624, 60, 9, "#071324", 'opacity="0.6"'),
		place(360, 620, 3.5, person({ skin: SKINS.brown, hair: "ponytail", hairColour: HAIRS.black, wear: "jacket", colour: palette.terracotta, badge: true, hands: [[26, -70], [28, -62]] })), placeMirrored(600, 622, 3.5, person({ skin: SKINS.pale, hair: "short", hairColour: HAIRS.copper, beard: true, glasses: true, wear: "sweater", colour: "#2f7a8c", badge: true, hands: [[16, -62], [26, -68]] })),
		group("", shape("M436 372L540 372L552 448L424 448Z", palette.aurora, 'opacity="0.16"'), box(440, 340, 100, 66, "#0f2b45", 6), box(440, 340, 100, 66, "none", 6, `stroke="${palette.aurora}" stroke-width="3"`), stroke("M452 392l18 -20l16 10l20 -26l20 12", palette.aurora, 3.4), disc(526, 368, 5, palette.marigold)));
}

function technologyNetwork(): string {
	const nodes = [[300, 120], [400, 70], [480, 150], [580, 84], [660, 150], [380, 200], [560, 220], [480, 258], [250, 200], [710, 226]] as const;
	const links = [[0, 1], [1, 2], [2, 3], [3, 4], [0, 5], [5, 2], [2, 6], [6, 4], [5, 7], [6, 7], [2, 7], [0, 8], [8, 5], [4, 9], [9, 6], [1, 3]] as const;
	const glow = linear([0, 60], [0, 470], [[0, palette.aurora, 0], [1, palette.aurora, 0.3]]);
	return drawing(WIDTH, HEIGHT, glow.definition, room("#17324b", "#0f2136"), windowTo(fjordOutside, 40, 420, 180, 320, "#2f5570"), windowTo(fjordOutside, 740, 420, 180, 320, "#2f5570"),
		shape("M400 470L210 90Q480 20 750 90L560 470Z", glow.paint), ...links.map(([a, b]) => stroke(`M${nodes[a].join(" ")}L${nodes[b].join(" ")}`, palette.ice, 2, 'opacity="0.7"')), ...nodes.map(([x, y], i) => disc(x, y, 17, palette.aurora, 'opacity="0.2"') + disc(x, y, i % 3 ? 8 : 11, [palette.aurora, palette.ice, palette.stone, palette.terracotta][i % 4])),
		place(178, 660, 3.3, person({ skin: SKINS.sand, hair: "bob", hairColour: HAIRS.dark, glasses: true, wear: "shirt", colour: palette.purple, hands: [[28, -64], [32, -58]] })), place(340, 664, 3.2, person({ skin: SKINS.deep, hair: "short", hairColour: HAIRS.black, wear: "sweater", colour: palette.terracotta, hands: [[16, -54], [26, -96]] })),
		placeMirrored(620, 664, 3.2, person({ skin: SKINS.rose, hair: "scarf", hairColour: "#e0a060", wear: "coat", colour: "#2f7a8c", hands: [[22, -60], [30, -58]] })), placeMirrored(786, 660, 3.3, person({ skin: SKINS.pale, hair: "waves", hairColour: HAIRS.flax, wear: "jacket", colour: palette.green, hands: [[20, -64], [26, -84]] })),
		place(110, 530, 1, table(740, 130, "#2f5570")), box(396, 520, 168, 10, palette.aurora, 5), box(420, 514, 120, 7, palette.ice, 3), place(216, 530, 1, laptop(104, "#0f2136")), place(640, 530, 1, laptop(104, "#0f2136")), place(352, 530, 1, cup(22, palette.stone)));
}

function sustainabilityField(): string {
	return drawing(WIDTH, HEIGHT, sky("day", 380), sun(300, 240, 46, "#ffe7b0"), cloud(460, 110, 300, "#ffffff", 0.8), cloud(40, 90, 220, "#ffffff", 0.6), cloud(760, 170, 220, "#ffffff", 0.6),
		mountains(400, [{ x: 150, top: 270, half: 210 }, { x: 820, top: 256, half: 240 }], "#9cc0b8", "#7fa8a8", undefined, 3), hills([376, 350, 370, 340, 364, 346, 360], "#7fb592"), row(4, (i) => place(440 + i * 130, 372 - (i % 2) * 14, 1, turbine(200 + (i % 2) * 30, 8 + i * 34))),
		hills([410, 400, 384, 398, 414, 398, 386], "#569770"), place(690, 404, 1, turbine(330, 20)), place(840, 420, 1, turbine(280, 74)),
		hills([470, 450, 440, 452, 470, 456, 446], "#3f8560"), row(4, (i) => row(3 + i, (n) => place(300 + i * 10 - i * 62 + n * (150 + i * 16), 470 + i * 44, 1 + i * 0.22, solarPanel(108)))),
		shape("M-10 640V560C60 540 180 560 260 650Z", "#23543f"), shape("M970 640V540C860 548 760 590 700 650H970Z", "#23543f"),
		place(770, 640, 2.6, person({ skin: SKINS.olive, hair: "braid", hairColour: HAIRS.black, wear: "huipil", colour: palette.paper, skirt: true, below: palette.terracotta, hands: [[-12, -46], [24, -90]] })), placeMirrored(884, 644, 2.7, person({ skin: SKINS.rose, hair: "short", hairColour: HAIRS.flax, beard: true, wear: "overall", colour: palette.blue, helmet: palette.paper, hands: [[14, -60], [20, -60]] })),
		place(60, 646, 1, agave(120, "#2f7a64", "#a8f0e4", "#1f5a4c", 4)), place(164, 652, 1, agave(80, "#2f7a64", "#a8f0e4", "#1f5a4c", 7)), row(5, (i) => place(660 + i * 70, 652, 1, grass(44, "#4f9a72", i))));
}

function sustainabilityGarden(): string {
	const glass = archPath(100, 520, 760, 470);
	const ribs = row(7, (i) => stroke(`M${100 + i * 126.7} 520V50`, "#fbf6ee", 5)) + row(3, (i) => stroke(`M100 ${180 + i * 120}H860`, "#fbf6ee", 4));
	const bed = (x: number, y: number, width: number) => box(x, y, width, 40, "#8a4a38", 4) + box(x, y, width, 8, "#b4694a", 3);
	return drawing(WIDTH, HEIGHT, sky("dawn", 480), clip(glass, sky("day", 420), sun(660, 250, 40, "#ffe7b0"), cloud(180, 190, 260, "#ffffff", 0.8), mountains(430, [{ x: 300, top: 280, half: 200 }, { x: 560, top: 310, half: 180 }], "#9cc0b8", "#7fa8a8", "#ffffff", 3), hills([410, 390, 406, 384, 400], "#7fb592"), row(3, (i) => place(640 + i * 70, 410, 1, turbine(150 - i * 20, 10 + i * 36))), hills([440, 430, 438, 424, 436], "#569770"), ribs),
		`<path d="${glass}" fill="none" stroke="#fbf6ee" stroke-width="10"/>`, hills([520, 512, 516, 508, 514], "#c98f6c"), box(-10, 520, WIDTH + 20, 130, "#d9a882"), row(6, (i) => stroke(`M${480 + (i - 2.5) * 150} 520L${480 + (i - 2.5) * 260} 650`, "#c08a64", 2)),
		...[[150, 500, 200], [390, 500, 180], [620, 500, 200]].map(([x, y, w], n) => row(6, (i) => place(x + 22 + i * ((w - 40) / 5), y + 4, 1, n === 1 ? shape("M0 0V-70", "none", 'stroke="#2f7a55" stroke-width="4"') + row(4, (k) => oval(k % 2 ? 9 : -9, -16 - k * 14, 12, 6, k % 2 ? "#3f9468" : "#2f7a55")) + disc(7, -40, 6, "#d94f3a") + disc(-6, -56, 6, "#e5703f") : n === 0 ? agave(48, "#3f9468", "#a8f0e4", "#2a6a50", i + 3) : grass(56, i % 2 ? "#3f9468" : "#6fae5c", i))) + bed(x, y, w)),
		...[300, 560, 690].map((x) => oval(x, 628, 52, 8, "#7b4a3a", 'opacity="0.35"')),
		place(300, 628, 3, person({ skin: SKINS.brown, hair: "hat", hairColour: HAIRS.black, wear: "shirt", colour: palette.green, hands: [[24, -62], [26, -56]] })), place(378, 470, 1, shape("M-26 -6H26L20 22H-20Z", palette.terracotta) + place(0, -6, 1, grass(46, "#2f7a55", 4))),
		placeMirrored(562, 628, 3, person({ skin: SKINS.pale, hair: "braid", hairColour: HAIRS.copper, wear: "overall", colour: palette.blue, hands: [[18, -60], [28, -68]] })), place(692, 630, 2.3, person({ skin: SKINS.sand, hair: "bob", hairColour: HAIRS.dark, wear: "dress", colour: "#f0b04a", hands: [[-12, -52], [14, -50]] })),
		place(60, 646, 1, spruce(240, "#1f5a4c", "#2f7a64", 3)), place(890, 650, 1, nopal(170, "#2f7a64", "#1f5a4c", "#e5603f")), place(806, 652, 1, agave(84, "#2f7a64", "#a8f0e4", "#1f5a4c", 9)));
}

export const workshops: Scene[] = [
	{ target: "/images/workshops/business-1", draw: businessTable },
	{ target: "/images/workshops/business-2", draw: businessHarbour },
	{ target: "/images/workshops/technology-1", draw: technologyHall },
	{ target: "/images/workshops/technology-2", draw: technologyNetwork },
	{ target: "/images/workshops/sustainability-1", draw: sustainabilityField },
	{ target: "/images/workshops/sustainability-2", draw: sustainabilityGarden },
];
