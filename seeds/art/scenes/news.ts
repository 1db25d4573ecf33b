/** The pictures of the six news. */
import { palette } from "../palette.ts";
import { arcade, archPath } from "../shapes/buildings.ts";
import { room, townOutside, windowTo } from "../shapes/interior.ts";
import { HEIGHT, WIDTH, aurora, cloud, hills, mountains, row, sky, stars, sun, water } from "../shapes/land.ts";
import { robotArm, solarPanel, tank, turbine } from "../shapes/machines.ts";
import { HAIRS, SKINS, person } from "../shapes/people.ts";
import { agave, grass, nopal, tree } from "../shapes/plants.ts";
import { laptop, potted } from "../shapes/room.ts";
import { type Roofs, dome, houses, tower } from "../shapes/skyline.ts";
import { box, clip, disc, drawing, group, linear, mix, oval, place, placeMirrored, polygon, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

const TOWN: Roofs = { body: "#96503f", shade: "#7b424a", window: "#ffd98a" };

/** A sheet of the programme: an arch at its head, then ruled lines with coloured marks. */
function sheet(width: number, height: number, tint: string): string {
	const arch = archPath(width * 0.1, height * 0.4, width * 0.8, height * 0.34);
	return box(6, 8, width, height, "#33202f", 6, 'opacity="0.25"') + box(0, 0, width, height, "#fffdf8", 6) + clip(arch, box(0, 0, width, height, tint), aurora([[0, height * 0.2], [width * 0.5, height * 0.14], [width, height * 0.22]], height * 0.14, palette.aurora, 0.9), disc(width * 0.62, height * 0.36, width * 0.12, "#ffcf7d"), shape(`M0 ${height * 0.36}Q${width * 0.4} ${height * 0.3} ${width} ${height * 0.37}V${height * 0.42}H0Z`, "#7b424a"))
		+ row(5, (i) => { const y = height * (0.5 + i * 0.092); return stroke(`M${width * 0.1} ${y + height * 0.046}H${width * 0.9}`, palette.line, 1.6) + box(width * 0.1, y, width * 0.16, height * 0.02, palette.ink, 2) + box(width * 0.32, y, width * [0.4, 0.32, 0.44, 0.28, 0.38][i], height * 0.02, palette.ink2, 2) + box(width * 0.8, y - 2, width * 0.1, height * 0.028, [palette.ice, "#fbe6bd", palette.stone, "#e9e0f6", palette.aurora][i], 4); });
}

function programme(): string {
	return drawing(WIDTH, HEIGHT, sky("warm", 520), sun(690, 200, 46, "#fff0c0"), arcade(-60, 520, 1080, 430, 4, "#a8604a", { lit: "#d98a62", pier: 0.24, rise: 0.88 }), box(-10, 516, WIDTH + 20, 140, "#e0a882"), row(7, (i) => stroke(`M${480 + (i - 3) * 120} 516L${480 + (i - 3) * 240} 650`, "#c98f6c", 2)),
		stroke("M330 570V120M650 570V120", "#20304a", 14), box(300, 84, 380, 420, "#20304a", 12), place(326, 110, 1, sheet(154, 366, "#11283f")), place(500, 110, 1, sheet(154, 366, "#5a2f3c")), box(300, 84, 380, 12, palette.terracotta, 4),
		...[214, 740, 850].map((x) => oval(x, 628, 56, 9, "#7b3f3a", 'opacity="0.35"')),
		place(214, 626, 3.3, person({ skin: SKINS.brown, hair: "long", hairColour: HAIRS.black, wear: "dress", colour: palette.green, badge: true, hands: [[-13, -48], [32, -92]] })), placeMirrored(740, 628, 3.3, person({ skin: SKINS.pale, hair: "short", hairColour: HAIRS.flax, glasses: true, wear: "jacket", colour: palette.night3, badge: true, hands: [[16, -60], [22, -58]] })), placeMirrored(852, 630, 3.1, person({ skin: SKINS.sand, hair: "bun", hairColour: HAIRS.grey, wear: "huipil", colour: palette.paper, skirt: true, below: palette.purple, badge: true, hands: [[-12, -46], [14, -50]] })),
		place(80, 644, 1, potted(150, "#20304a")));
}

function earlyTickets(): string {
	const ticket = (main: string, ink: string, ribbon: string) => {
		const body = "M-190 -100H190V-24A24 24 0 0 0 190 24V100H-190V24A24 24 0 0 0 -190 -24Z";
		return shape(body, "#050d19", 'transform="translate(8 12)" opacity="0.35"') + shape(body, main) + clip(body, box(-190, -100, 150, 200, "#0f2b45"), aurora([[-195, -6], [-140, -40], [-30, -4]], 70, palette.aurora, 0.95), disc(-104, 62, 22, "#ffcf7d"), shape("M-190 70Q-120 46 -40 72V100H-190Z", "#7b424a"), row(3, (i) => shape(archPath(-182 + i * 47, 110, 38, 66), "none", `stroke="${ribbon}" stroke-width="7"`)))
			+ stroke("M-40 -90V90", ink, 3, 'stroke-dasharray="2 11"') + box(-12, -66, 128, 18, ink, 4) + box(-12, -36, 92, 12, ink, 4, 'opacity="0.55"') + box(-12, 44, 64, 26, ribbon, 6) + row(14, (i) => box(138 + (i % 2 ? 0 : 0), -74 + i * 10.6, 34, 3 + ((i * 7) % 5), ink));
	};
	return drawing(WIDTH, HEIGHT, sky("night", 470), stars(140, 400, 17), aurora([[-20, 230], [220, 140], [500, 220], [760, 120], [990, 190]], 200, palette.aurora, 0.75), sun(480, 480, 50, "#f0a55a"), hills([510, 480, 506, 470, 500, 476, 496], "#5a2f3c"), place(-10, 540, 1, houses(980, 46, { body: "#452236", shade: "#3a1d30", window: "#ffd98a" }, 5)), place(160, 530, 1, dome(90, { body: "#54293a", shade: "#452236", window: "#ffd98a" })), place(780, 530, 1, dome(110, { body: "#54293a", shade: "#452236", window: "#ffd98a" })), place(690, 530, 1, tower(38, { body: "#54293a", shade: "#452236", window: "#ffd98a" })), shape("M-10 536H970V650H-10Z", "#2a1a2c"),
		group('transform="translate(392 336) rotate(-15)"', ticket("#f0c9b4", "#5a2f3c", palette.terracotta)), group('transform="translate(560 338) rotate(9)"', ticket("#a8f0e4", "#11405a", palette.green)), group('transform="translate(474 356) rotate(-3) scale(1.16)"', ticket("#fffdf8", palette.ink, palette.terracotta)),
		place(60, 650, 1, agave(130, "#1f5a4c", "#8fe0c0", "#164438", 3)), place(900, 652, 1, agave(140, "#1f5a4c", "#8fe0c0", "#164438", 6)), place(800, 654, 1, agave(80, "#1f5a4c", "#8fe0c0", "#164438", 8)));
}

function greenHydrogen(): string {
	const h2 = (x: number, y: number, size: number) => group(`transform="translate(${x} ${y}) scale(${size})"`, stroke("M-12 -10V10M4 -10V10M-12 0H4", "#126148", 4), stroke("M10 7q1 -4 4 -4q4 0 4 3q0 3 -8 8h9", "#126148", 2.4));
	return drawing(WIDTH, HEIGHT, sky("warm", 420), sun(220, 300, 52, "#fff0c0"), cloud(420, 110, 300, "#fbe3c0", 0.6), cloud(60, 90, 220, "#fbe3c0", 0.5), mountains(430, [{ x: 620, top: 260, half: 260 }, { x: 860, top: 226, half: 270 }], "#c98a74", "#a8685e", "#fbf0e0", 4), hills([420, 402, 416, 396, 410, 400, 408], "#b8754f"),
		row(5, (i) => place(60 + i * 88, 430 - (i % 2) * 8, 1, turbine(210 - (i % 2) * 40, 18 + i * 33, "#fffdf8", "#e0cbb8"))), hills([456, 446, 452, 440, 446, 440, 446], "#c98f5c"), row(2, (i) => row(4, (n) => place(30 + n * 104 - i * 30, 500 + i * 46, 1 + i * 0.2, solarPanel(88)))),
		box(540, 360, 170, 150, "#e8eef0", 4), box(676, 360, 34, 150, "#b9c9d2", 4), row(4, (i) => shape(archPath(554 + i * 30, 500, 22, 70), i % 2 ? "#2f7a8c" : "#1d4f86")), box(532, 350, 186, 14, palette.terracotta, 3), row(2, (i) => box(570 + i * 60, 300, 22, 54, "#b9c9d2", 3)),
		place(720, 520, 1, tank(220, "#dff1ee", h2(110, -54, 1.2))), place(650, 590, 1, tank(270, "#a8f0e4", h2(136, -66, 1.5))), stroke("M710 440H760V462M620 510V548H660", "#4a6274", 9), stroke("M710 440H760V462M620 510V548H660", "#8fb0b8", 3),
		hills([600, 590, 604, 612, 600, 606, 596], "#a8623f"), place(430, 634, 2.6, person({ skin: SKINS.sand, hair: "ponytail", hairColour: HAIRS.dark, wear: "overall", colour: palette.terracotta, helmet: palette.paper, hands: [[14, -60], [26, -84]] })), placeMirrored(536, 636, 2.6, person({ skin: SKINS.pale, hair: "short", hairColour: HAIRS.flax, beard: true, wear: "overall", colour: palette.blue, helmet: palette.aurora, hands: [[16, -60], [20, -56]] })),
		place(70, 648, 1, agave(110, "#3a7a60", "#a8f0e4", "#2a5a4c", 3)), place(180, 652, 1, nopal(90, "#3a7a60", "#2a5a4c", "#e5603f")), place(910, 652, 1, agave(80, "#3a7a60", "#a8f0e4", "#2a5a4c", 5)));
}

function robotics(): string {
	const car = shape("M0 0H250V-34Q248 -52 226 -56L196 -60L156 -92Q150 -96 140 -96H70Q60 -96 54 -90L26 -58Q4 -54 0 -36Z", "#2f7a8c") + shape("M66 -60L86 -84H112V-60ZM122 -60V-84H142L172 -60Z", palette.ice) + disc(56, 2, 26, "#13202e") + disc(56, 2, 11, "#8fb0b8") + disc(196, 2, 26, "#13202e") + disc(196, 2, 11, "#8fb0b8") + stroke("M117 -58V-10", "#1d5a6c", 3) + box(232, -40, 18, 10, palette.marigold, 3);
	return drawing(WIDTH, HEIGHT, room("#dfe3e0", "#8fa3ac", 480), ...[40, 370, 700].map((x) => windowTo(townOutside, x, 330, 220, 270, "#7f8f98", 290)), row(4, (i) => box(70 + i * 240, 0, 120, 12, palette.paper, 4)),
		box(-10, 520, WIDTH + 20, 60, "#33475a"), box(-10, 520, WIDTH + 20, 9, "#8fa8b4"), row(13, (i) => disc(20 + i * 78, 556, 13, "#13202e") + disc(20 + i * 78, 556, 5, "#8fa8b4")), place(352, 496, 1, car),
		place(230, 522, 1, robotArm(150, -150, 210, palette.terracotta, "#13202e")), place(740, 522, 1, robotArm(-160, -146, 210, "#e0a060", "#13202e")), place(486, 522, 0.001, ""), group("", ...[0, 1, 2, 3, 4, 5].map((i) => stroke(`M${572} ${396}l${Math.cos(i * 1.05) * 26} ${Math.sin(i * 1.05) * 26}`, palette.marigold, 3.4)), disc(572, 396, 8, "#fff0c0")),
		box(-10, 580, WIDTH + 20, 70, "#7a8f9a"), ...[110, 860].map((x) => oval(x, 634, 54, 8, "#33475a", 'opacity="0.5"')),
		place(104, 632, 3.1, person({ skin: SKINS.deep, hair: "braid", hairColour: HAIRS.black, wear: "overall", colour: palette.blue, helmet: palette.marigold, hands: [[20, -64], [26, -60]] })), place(176, 440, 1, box(-16, -26, 50, 36, "#13202e", 4) + box(-12, -22, 42, 28, palette.aurora, 2)), placeMirrored(862, 634, 3.1, person({ skin: SKINS.rose, hair: "short", hairColour: HAIRS.grey, glasses: true, wear: "coat", colour: palette.paper, hands: [[14, -60], [26, -86]] })));
}

function partnership(): string {
	const left = "M-10 -10H480V650H-10Z";
	return drawing(WIDTH, HEIGHT, clip(left, sky("night", 470), stars(90, 300, 4), aurora([[-20, 190], [160, 120], [330, 170], [500, 90]], 190, palette.aurora, 0.95), mountains(470, [{ x: 120, top: 290, half: 190 }, { x: 340, top: 260, half: 220 }], "#3d7a86", "#24566a", "#dff6f2", 6), row(2, (i) => place(70 + i * 90, 474, 1, turbine(160 - i * 20, 14 + i * 40, "#dff1f0", "#9fc4c8")))),
		clip("M480 -10H970V650H480Z", sky("dusk", 470), sun(700, 380, 46, "#ffcf7d"), cloud(560, 120, 240, "#d98a62", 0.5), hills([430, 400, 430, 396, 420, 388, 410], "#a35a55"), place(480, 476, 1, houses(500, 54, TOWN, 5)), place(640, 470, 1, dome(110, TOWN)), place(840, 470, 1, tower(44, TOWN))),
		box(-10, 470, WIDTH + 20, 180, "#1f5668"), clip("M480 470H970V650H480Z", water(470, "#e5935c", "#5a3a50", "#ffe2a0", 700, 4)), clip("M-10 470H480V650H-10Z", water(470, "#3f8f8c", "#12384e", "#a8f0e4", 250, 6)),
		shape("M-10 470C160 452 330 446 480 446C630 446 800 452 970 470V516H-10Z", "#33202f"), group("", arcade(-60, 640, 1080, 130, 6, "#33202f", { lit: "#8c3f2c", rise: 0.9 })), shape("M-10 474C160 456 330 450 480 450C630 450 800 456 970 474", "none", 'stroke="#c98266" stroke-width="7"'), row(12, (i) => stroke(`M${30 + i * 82} ${470 - Math.sin(((30 + i * 82) / 960) * Math.PI) * 22}v-34`, "#c98266", 4)), shape("M-10 434C160 416 330 410 480 410C630 410 800 416 970 434", "none", 'stroke="#c98266" stroke-width="5"'),
		place(386, 460, 3, person({ skin: SKINS.pale, hair: "bob", hairColour: HAIRS.flax, wear: "coat", colour: palette.blue, hands: [[-13, -48], [33, -66]] })), placeMirrored(578, 460, 3, person({ skin: SKINS.olive, hair: "short", hairColour: HAIRS.black, beard: true, wear: "jacket", colour: palette.terracotta, hands: [[-13, -48], [33, -66]] })));
}

function scholarships(): string {
	const steps = row(5, (i) => box(180 - i * 40, 420 + i * 38, 600 + i * 80, 40, i % 2 ? "#e0b090" : "#edc6a8") + box(180 - i * 40, 420 + i * 38, 600 + i * 80, 5, "#f9e3cc"));
	const book = (x: number, y: number, colour: string) => place(x, y, 1, shape("M-26 4L0 10L26 4V-22L0 -16L-26 -22Z", colour) + shape("M-22 -1L0 5L22 -1V-24L0 -18L-22 -24Z", "#fffdf8") + stroke("M0 -18V6", palette.line, 2));
	return drawing(WIDTH, HEIGHT, sky("day", 440), sun(770, 130, 44, "#ffe7b0"), cloud(80, 100, 260, "#ffffff", 0.8), cloud(520, 70, 220, "#ffffff", 0.6), hills([400, 370, 396, 360, 390, 366, 386], "#8fb8a4"), place(-20, 440, 1, houses(1000, 60, { body: "#dba083", shade: "#c58468", window: "#7a4a4a" }, 12)),
		arcade(160, 424, 640, 270, 5, "#e8b896", { lit: "#b8694f", rise: 0.8 }), place(480, 156, 1, dome(150, { body: "#d9773f", shade: "#b4472b", window: "#ffe2a0" })), box(-10, 440, WIDTH + 20, 210, "#c9d6a8"), steps,
		place(80, 560, 1, tree(330, "#5a3a40", "#7d5aae", "#a98bd0", 3)), place(890, 570, 1, tree(350, "#5a3a40", "#7d5aae", "#a98bd0", 6)), row(14, (i) => oval(30 + ((i * 71) % 220), 590 + ((i * 37) % 50), 6, 3, "#a98bd0")), row(12, (i) => oval(760 + ((i * 61) % 190), 596 + ((i * 31) % 44), 6, 3, "#a98bd0")),
		place(300, 536, 2.3, person({ skin: SKINS.brown, hair: "braid", hairColour: HAIRS.black, wear: "huipil", colour: palette.paper, below: palette.terracotta, seat: 24, feet: [[19, 14], [26, 14]], hands: [[20, -46], [26, -46]] })), book(366, 480, palette.terracotta), placeMirrored(640, 530, 2.3, person({ skin: SKINS.pale, hair: "waves", hairColour: HAIRS.copper, wear: "sweater", colour: palette.green, seat: 24, feet: [[19, 14], [26, 14]], hands: [[20, -48], [28, -50]] })), place(546, 492, 0.6, laptop(90, "#33475a")),
		place(436, 470, 2.2, person({ skin: SKINS.deep, hair: "short", hairColour: HAIRS.black, glasses: true, wear: "shirt", colour: palette.purple, hands: [[-13, -48], [24, -100]] })), placeMirrored(524, 470, 2.2, person({ skin: SKINS.sand, hair: "scarf", hairColour: "#2f7a8c", wear: "dress", colour: "#f0b04a", hands: [[14, -60], [18, -58]] })), book(505, 346, palette.blue),
		place(210, 640, 2.5, person({ skin: SKINS.rose, hair: "ponytail", hairColour: HAIRS.flax, wear: "jacket", colour: palette.blue, hands: [[-13, -48], [24, -66]] })), placeMirrored(764, 642, 2.5, person({ skin: SKINS.olive, hair: "curls", hairColour: HAIRS.dark, wear: "overall", colour: palette.terracotta, hands: [[14, -62], [18, -60]] })), book(722, 488, palette.green), place(900, 650, 1, agave(90, "#3a8a68", "#d6f0e4", "#2a6a50", 4)), place(50, 652, 1, agave(80, "#3a8a68", "#d6f0e4", "#2a6a50", 8)));
}

export const news: Scene[] = [
	{ target: "/images/news/programme", draw: programme },
	{ target: "/images/news/early-tickets", draw: earlyTickets },
	{ target: "/images/news/green-hydrogen", draw: greenHydrogen },
	{ target: "/images/news/robotics", draw: robotics },
	{ target: "/images/news/partnership", draw: partnership },
	{ target: "/images/news/scholarships", draw: scholarships },
];
