/** Workshops on innovation and leadership: two pictures for each. */
import { palette } from "../palette.ts";
import { fjordOutside, room, seaOutside, townOutside, windowTo } from "../shapes/interior.ts";
import { HEIGHT, WIDTH, aurora, cloud, hills, mountains, row, sky, stars, sun, water } from "../shapes/land.ts";
import { robotArm, turbine } from "../shapes/machines.ts";
import { HAIRS, SKINS, person } from "../shapes/people.ts";
import { agave, grass } from "../shapes/plants.ts";
import { bulb, cup, lamp, laptop, notes, potted, table } from "../shapes/room.ts";
import { box, disc, drawing, group, linear, oval, place, placeMirrored, polygon, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

const NOTES = [palette.marigold, palette.ice, palette.stone, palette.aurora, "#e9e0f6"];

function innovationWall(): string {
	const shine = row(12, (i) => { const a = (i / 12) * Math.PI * 2; return stroke(`M${480 + Math.cos(a) * 96} ${150 + Math.sin(a) * 96}L${480 + Math.cos(a) * (i % 2 ? 116 : 126)} ${150 + Math.sin(a) * (i % 2 ? 116 : 126)}`, palette.marigold, 5); });
	return drawing(WIDTH, HEIGHT, room("#f6e6d2", "#d9a882"), windowTo(seaOutside, 30, 400, 150, 280, "#2f7a8c"), windowTo(townOutside, 780, 400, 150, 280, "#a8604a"),
		box(214, 50, 532, 340, "#fffdf8", 8), box(214, 50, 532, 340, "none", 8, 'stroke="#c98f6c" stroke-width="7"'), notes(236, 74, 4, 5, 44, NOTES), notes(606, 82, 2, 4, 46, NOTES),
		stroke("M400 300q40 40 80 10t86 6", "#1d4f86", 4, 'stroke-dasharray="2 10"'), disc(480, 150, 82, "#fbe6bd", 'opacity="0.7"'), shine, place(480, 148, 1, bulb(120, "#ffd98a", "#4a5766")),
		...[210, 350, 640, 770].map((x) => oval(x, 634, 56, 9, "#7b4a3a", 'opacity="0.3"')),
		place(210, 634, 3.3, person({ skin: SKINS.olive, hair: "waves", hairColour: HAIRS.dark, wear: "jacket", colour: palette.terracotta, hands: [[-14, -48], [32, -100]] })), box(306, 296, 30, 30, palette.aurora, 2),
		place(372, 636, 3.1, person({ skin: SKINS.pale, hair: "short", hairColour: HAIRS.flax, glasses: true, wear: "sweater", colour: palette.night3, hands: [[14, -66], [16, -60]] })),
		placeMirrored(628, 636, 3.2, person({ skin: SKINS.deep, hair: "curls", hairColour: HAIRS.black, wear: "dress", colour: palette.purple, hands: [[-12, -46], [28, -88]] })), placeMirrored(772, 634, 3.3, person({ skin: SKINS.rose, hair: "bald", hairColour: HAIRS.grey, beard: true, wear: "shirt", colour: palette.green, hands: [[16, -62], [20, -58]] })),
		place(70, 640, 1, potted(140, "#2f7a8c")), place(900, 644, 1, potted(130, "#a8604a")));
}

function innovationLab(): string {
	const shelf = (x: number, y: number, width: number, seed: number) => box(x, y, width, 9, "#7a4a38") + row(5, (i) => box(x + 8 + i * (width / 5.2), y - 22 - ((i * 13 + seed) % 18), width / 8, 22 + ((i * 13 + seed) % 18), [palette.terracotta, "#2f7a8c", palette.stone, palette.green, palette.purple][(i + seed) % 5], 2));
	const drone = stroke("M-70 0L-24 8H24L70 0M-70 0V-14M70 0V-14", "#33475a", 6) + oval(-70, -16, 40, 4, "#a8f0e4", 'opacity="0.8"') + oval(70, -16, 40, 4, "#a8f0e4", 'opacity="0.8"') + shape("M-34 4Q0 -20 34 4L24 24H-24Z", palette.paper) + disc(0, 12, 8, "#13202e") + disc(2, 10, 3, palette.aurora);
	return drawing(WIDTH, HEIGHT, room("#1f3c54", "#2b4a5e"), windowTo(townOutside, 350, 404, 260, 340, "#8a4a38"), shelf(50, 190, 220, 2), shelf(50, 290, 220, 7), shelf(690, 170, 220, 4), shelf(690, 270, 220, 9), lamp(300, 86, 32, palette.marigold), lamp(660, 86, 32, palette.marigold),
		place(486, 210, 1, drone), shape("M462 234L440 330H532L510 234Z", palette.aurora, 'opacity="0.1"'),
		place(226, 660, 3.3, person({ skin: SKINS.brown, hair: "bun", hairColour: HAIRS.black, glasses: true, wear: "overall", colour: "#e0a060", hands: [[30, -62], [34, -56]] })), placeMirrored(742, 662, 3.3, person({ skin: SKINS.pale, hair: "ponytail", hairColour: HAIRS.copper, wear: "sweater", colour: "#2f7a8c", hands: [[18, -60], [30, -92]] })), placeMirrored(860, 660, 3.15, person({ skin: SKINS.sand, hair: "short", hairColour: HAIRS.grey, beard: true, wear: "coat", colour: palette.paper, hands: [[14, -60], [20, -58]] })),
		place(100, 520, 1, table(760, 140, "#c98f6c")), place(520, 520, 1, robotArm(-96, -84, 150, palette.terracotta, "#13202e")), place(424, 516, 1, turbine(74, 18)), place(640, 520, 1, laptop(92, "#0f2136")), box(300, 508, 70, 12, palette.aurora, 3), box(312, 492, 46, 16, palette.ice, 3), box(566, 500, 40, 20, palette.stone, 3), row(3, (i) => place(150 + i * 26, 520, 1, box(0, -18 - i * 6, 20, 18 + i * 6, [palette.purple, palette.marigold, palette.green][i], 2))));
}

function leadershipCircle(): string {
	const chairs = [[190, 0], [330, 0], [630, 1], [770, 1]] as const;
	const people = [
		{ skin: SKINS.deep, hair: "short", hairColour: HAIRS.grey, glasses: true, wear: "jacket", colour: palette.purple, hands: [[24, -54], [30, -74]] },
		{ skin: SKINS.pale, hair: "bob", hairColour: HAIRS.copper, wear: "sweater", colour: palette.green, hands: [[20, -48], [24, -48]] },
		{ skin: SKINS.olive, hair: "scarf", hairColour: "#2f7a8c", wear: "jacket", colour: palette.night3, hands: [[20, -48], [24, -46]] },
		{ skin: SKINS.sand, hair: "short", hairColour: HAIRS.black, beard: true, wear: "shirt", colour: palette.terracotta, hands: [[22, -52], [26, -50]] },
	] as const;
	return drawing(WIDTH, HEIGHT, room("#f0d3bc", "#b8694f", 450), ...[60, 350, 640].map((x, i) => windowTo(i === 1 ? fjordOutside : townOutside, x, 430, 260, 370, "#8a4a38", i === 1 ? 330 : 360)),
		oval(480, 600, 440, 60, "#8a4a44"), oval(480, 596, 400, 48, "#a35a4c"), oval(480, 594, 300, 32, "none", 'stroke="#e0a07a" stroke-width="4"'),
		placeMirrored(500, 560, 2.9, person({ skin: SKINS.rose, hair: "bun", hairColour: HAIRS.white, wear: "dress", colour: "#1d4f86", hands: [[-20, -80], [22, -84]] })),
		...chairs.map(([x, mirrored], i) => group("", (mirrored ? placeMirrored : place)(x, 610 - (i === 1 || i === 2 ? 14 : 0), 3, stroke("M-10 -34L-16 -64M-10 -26H18M-8 -26V0M16 -26V0", "#33303a", 4.4) + person({ ...people[i], below: i % 2 ? "#2b3a4c" : "#1b2a3c", seat: 28, feet: [[18, -2], [25, -2]] })))),
		place(446, 612, 1, oval(34, -54, 56, 12, "#e0b090") + stroke("M34 -50V-6M10 0H58", "#5a3226", 7)), place(462, 562, 1, cup(18, palette.paper)), place(60, 640, 1, potted(130, "#20304a")), place(900, 640, 1, potted(130, "#20304a")));
}

function leadershipRidge(): string {
	return drawing(WIDTH, HEIGHT, sky("dawn", 470), sun(620, 330, 54, "#ffd58a"), cloud(60, 130, 280, "#fbe6d0", 0.7), cloud(700, 110, 220, "#fbe6d0", 0.6), cloud(330, 210, 200, "#fbe6d0", 0.5),
		mountains(500, [{ x: 160, top: 276, half: 260 }, { x: 470, top: 320, half: 230 }, { x: 830, top: 262, half: 270 }], "#c9a6a0", "#8a94a6", "#fbf6ee", 4), hills([470, 440, 466, 430, 460, 436, 450], "#7f8fa0"), cloud(-60, 470, 460, "#fbf0e0", 0.75), cloud(460, 480, 520, "#fbf0e0", 0.7),
		hills([520, 500, 516, 500, 522, 508, 520], "#4f6f80"), cloud(180, 540, 420, "#fbf0e0", 0.5),
		shape("M-10 640V600C120 590 220 560 340 520C420 494 470 480 520 440C560 406 590 396 640 392C700 390 730 420 780 460C850 520 900 560 970 580V650H-10Z", "#2c4a4e"), shape("M340 520C420 494 470 480 520 440C560 406 590 396 640 392C620 430 600 470 560 500C500 545 420 580 300 650H130C210 600 280 560 340 520Z", "#3f6a60"), shape("M640 392C700 390 730 420 780 460C850 520 900 560 970 580V650H760C740 560 700 470 640 392Z", "#20393f"),
		stroke("M200 640C300 590 420 560 500 500C540 470 580 430 630 396", "#c9a27c", 7, 'stroke-dasharray="3 13"'),
		stroke("M690 402V250", "#5a3a2c", 5), shape("M690 252C720 240 746 268 784 254V306C746 320 720 292 690 304Z", palette.terracotta), shape("M690 269C720 257 746 285 784 271V282C746 296 720 268 690 280Z", palette.aurora),
		place(640, 396, 1.6, person({ skin: SKINS.sand, hair: "ponytail", hairColour: HAIRS.dark, wear: "jacket", colour: palette.terracotta, hands: [[-12, -48], [31, -92]], feet: [[-6, -2], [8, 0]] })),
		place(540, 436, 1.6, person({ skin: SKINS.pale, hair: "short", hairColour: HAIRS.flax, beard: true, wear: "sweater", colour: palette.blue, hands: [[-14, -52], [20, -60]], feet: [[-10, 4], [8, -10]] })), place(452, 490, 1.62, person({ skin: SKINS.deep, hair: "curls", hairColour: HAIRS.black, wear: "jacket", colour: "#e0a060", hands: [[-14, -50], [18, -60]], feet: [[-9, 2], [9, -8]] })), place(356, 524, 1.66, person({ skin: SKINS.rose, hair: "bun", hairColour: HAIRS.grey, glasses: true, wear: "coat", colour: palette.purple, hands: [[-14, -50], [22, -58]], feet: [[-8, 1], [8, -6]] })), stroke("M394 432L404 524", "#5a3a2c", 4),
		row(6, (i) => place(30 + i * 60, 640 - i * 4, 1, grass(48, i % 2 ? "#6f9a7c" : "#4f7f6c", i))), place(900, 640, 1, agave(100, "#2a5a54", "#8fe0c0", "#1d4440", 4)), place(820, 648, 1, agave(64, "#2a5a54", "#8fe0c0", "#1d4440", 7)));
}

export const peopleWorkshops: Scene[] = [
	{ target: "/images/workshops/innovation-1", draw: innovationWall },
	{ target: "/images/workshops/innovation-2", draw: innovationLab },
	{ target: "/images/workshops/leadership-1", draw: leadershipCircle },
	{ target: "/images/workshops/leadership-2", draw: leadershipRidge },
];
