/** One picture for each Latin American country. */
import { palette } from "../palette.ts";
import { arcade } from "../shapes/buildings.ts";
import { HEIGHT, WIDTH, cloud, furrows, hills, mountains, row, sky, stars, sun, water } from "../shapes/land.ts";
import { agave, grass, nopal, palm, tree } from "../shapes/plants.ts";
import { type Roofs, dome, houses, tower } from "../shapes/skyline.ts";
import { box, chance, disc, drawing, group, linear, mix, oval, place, placeMirrored, polygon, shape, stroke } from "../shapes/svg.ts";
import type { Scene } from "./scene.ts";

const STONE: Roofs = { body: "#c98266", shade: "#a5604c", window: "#ffe2a0" };
const ROSE: Roofs = { body: "#dba083", shade: "#b87359", window: "#6b3038" };
const TILED: Roofs = { body: "#d9773f", shade: "#b4472b", window: "#ffe2a0" };

function mexico(): string {
	const jacaranda = (x: number, y: number, size: number, seed: number) => place(x, y, 1, tree(size, "#4a2e36", "#7d5aae", "#a98bd0", seed));
	return drawing(WIDTH, HEIGHT, sky("dusk", 440), sun(700, 372, 44, "#ffcf7d"), cloud(80, 130, 300, "#d98a62", 0.5), cloud(560, 84, 240, "#c9745c", 0.45), cloud(400, 210, 260, "#eaa06a", 0.4),
		hills([400, 366, 392, 350, 384, 342, 380], "#a35a55"), hills([430, 410, 424, 396, 420, 404, 414], "#8a4a4e"),
		group('opacity="0.92"', arcade(440, 450, 540, 98, 11, "#7b424a", { lit: "#d9774a" })),
		place(-20, 520, 1, houses(980, 76, { body: "#b8694f", shade: "#96503f", window: "#ffd98a" }, 4)),
		place(640, 500, 1, tower(50, STONE)), place(770, 510, 1, dome(128, TILED)),
		place(250, 540, 1, dome(250, { body: "#e0a07a", shade: "#b8694f", window: "#7a3a3a" })), place(74, 540, 1, tower(80, ROSE)), place(440, 540, 1, tower(68, ROSE)),
		shape(`M60 540H470V640H60Z`, ROSE.body), row(5, (i) => shape(`M${110 + i * 72} 640V590a20 20 0 0 1 40 0V640Z`, "#7a3a3a")), box(50, 536, 430, 12, "#f0c9b4"),
		place(480, 600, 1, houses(520, 70, { body: "#9c4f42", shade: "#7d3d3a", window: "#ffd98a" }, 9)),
		jacaranda(560, 606, 170, 3), jacaranda(894, 620, 210, 5), jacaranda(20, 620, 190, 7),
		shape("M-10 640V606C160 590 320 604 480 612C660 600 820 598 970 610V650H-10Z", "#3a2436"),
		place(700, 642, 1, agave(110, "#2f6a5c", "#8fe0c0", "#1f4f4a", 3)), place(600, 646, 1, agave(70, "#2f6a5c", "#8fe0c0", "#1f4f4a", 5)), place(796, 644, 1, nopal(100, "#2a5a4c", "#1f4a44", "#d94f3a")), place(180, 648, 1, agave(84, "#2f6a5c", "#8fe0c0", "#1f4f4a", 8)), place(300, 650, 1, nopal(70, "#2a5a4c", "#1f4a44", "#d94f3a")));
}

function brazil(): string {
	const mountain = (d: string, lit: string, body: string, shade: string) => shape(d, body) + shape(lit, shade);
	return drawing(WIDTH, HEIGHT, sky("warm", 400), sun(330, 330, 50, "#fff0c0"), cloud(80, 120, 280, "#fbe3c0", 0.6), cloud(660, 90, 240, "#fbe3c0", 0.5),
		hills([372, 340, 362, 326, 350, 330, 356], "#c98a74"),
		mountain("M-10 400C40 320 90 250 130 236C160 226 176 262 210 300C240 330 280 350 340 372L360 400Z", "M130 236C160 226 176 262 210 300C240 330 280 350 340 372L360 400H220C200 340 170 270 130 236Z", "#7a5a68", "#95707a"),
		stroke("M128 238V214M114 222H142", "#fbf6ee", 4),
		mountain("M520 410C530 372 552 360 580 340C596 250 640 150 694 146C752 142 776 240 800 330C830 352 860 380 880 410Z", "M694 146C752 142 776 240 800 330C830 352 860 380 880 410H780C776 320 752 200 694 146Z", "#4f4a5e", "#735a66"),
		shape("M420 410C440 360 470 334 510 330C556 328 590 366 620 410Z", "#3d4a5a"), shape("M510 330C556 328 590 366 620 410H560C556 380 540 350 510 330Z", "#5a5a66"),
		stroke("M502 330L690 148", "#2b2a36", 1.6), group('transform="translate(600 238) rotate(-2)"', stroke("M0 -6V6", "#2b2a36", 2), box(-14, 6, 28, 18, palette.terracotta, 5), box(-10, 9, 20, 7, "#fbe3c0", 2)),
		shape("M880 410C900 380 940 360 970 356V412Z", "#5a5a66"),
		water(404, "#f3c9a0", "#1d6a78", "#fff3d6", 340, 5), place(420, 452, 1, shape("M0 -6L2 -70Q36 -36 40 -10Z", "#fbf6ee") + shape("M-20 -8H50Q44 2 36 2H-10Z", "#fbf6ee")), place(590, 432, 1, shape("M0 -4L1 -40Q20 -20 24 -6Z", "#fbf6ee") + shape("M-10 -4H30Q26 2 20 2H-6Z", palette.terracotta)),
		shape("M-10 640V560C120 520 300 526 430 560C560 592 700 560 970 500V650H-10Z", "#f3d9b0"), shape("M-10 560C120 520 300 526 430 560C560 592 700 560 970 500V516C720 578 570 606 440 576C300 546 120 540 -10 580Z", "#fbf6ee", 'opacity="0.8"'),
		row(7, (i) => shape(`M${-10 + i * 150} 650C${40 + i * 150} 616 ${90 + i * 150} 616 ${140 + i * 150} 650Z`, i % 2 ? "#13202e" : "#fbf6ee", 'opacity="0.85"')),
		shape("M970 470C900 476 850 520 830 580L840 650H970Z", "#1f5a4a"),
		place(14, 616, 1, palm(330, "#5a3a34", "#1f5a4a", "#2f7a5c")), place(250, 624, 1, palm(250, "#5a3a34", "#236450", "#37876a")), placeMirrored(900, 610, 1, palm(340, "#5a3a34", "#17483f", "#2a6e58")),
		place(880, 652, 1, grass(80, "#2f7a5c", 2)), place(940, 650, 1, grass(90, "#37876a", 5)));
}

function colombia(): string {
	const wax = (x: number, y: number, tall: number, seed: number) => place(x, y, 1, stroke(`M0 0Q${tall * 0.012} ${-tall * 0.5} 0 ${-tall * 0.86}`, "#e7dcc8", tall * 0.018) + row(9, (i) => {
		const angle = -Math.PI + (i / 8) * Math.PI + (seed % 3) * 0.05;
		const [dx, dy] = [Math.cos(angle) * tall * 0.13, Math.sin(angle) * tall * 0.1];
		return shape(`M0 ${-tall * 0.86}Q${dx * 0.7} ${-tall * 0.88 + dy * 1.3} ${dx} ${-tall * 0.84 + dy}Q${dx * 0.6} ${-tall * 0.84 + dy * 0.7} 0 ${-tall * 0.86}Z`, i % 2 ? "#2f7a55" : "#1f5f48");
	}));
	const bush = (x: number, y: number, size: number, seed: number) => {
		const random = chance(seed);
		return place(x, y, 1, oval(0, -size * 0.42, size * 0.52, size * 0.46, "#1d5240") + oval(size * 0.1, -size * 0.52, size * 0.36, size * 0.3, "#2f7a55") + row(9, () => shape(`M0 0q${size * 0.13} ${-size * 0.13} ${size * 0.26} 0q${-size * 0.13} ${size * 0.1} ${-size * 0.26} 0Z`, random.pick(["#3f9468", "#2a6e50"]), `transform="translate(${Math.round(random.between(-0.5, 0.25) * size)} ${Math.round(random.between(-0.85, -0.15) * size)})"`)) + row(8, () => disc(random.between(-0.4, 0.4) * size, random.between(-0.75, -0.15) * size, size * 0.042, random.pick(["#d94f3a", "#b4472b", "#f0883f"]))));
	};
	return drawing(WIDTH, HEIGHT, sky("day", 360), sun(250, 190, 44, "#ffe7b0"), cloud(440, 120, 300, "#ffffff", 0.8), cloud(40, 90, 200, "#ffffff", 0.6), cloud(730, 180, 260, "#ffffff", 0.65),
		mountains(380, [{ x: 220, top: 210, half: 280 }, { x: 760, top: 178, half: 320 }, { x: 500, top: 240, half: 240 }], "#9cc0b4", "#7fa8a4", undefined, 2),
		hills([350, 300, 330, 280, 320, 270, 310], "#79ad8c"), cloud(-40, 338, 380, "#fbf6ee", 0.7), cloud(520, 322, 420, "#fbf6ee", 0.6), hills([360, 372, 330, 366, 322, 350, 330], "#569770"),
		wax(560, 356, 180, 1), wax(610, 346, 220, 2), wax(680, 352, 250, 3), wax(742, 350, 200, 4), wax(520, 366, 140, 5),
		hills([430, 396, 420, 440, 404, 380, 392], "#3f8560"), furrows([560, 200], 420, -500, 1500, 30, "#357653", 'opacity="0.8"'),
		hills([560, 540, 470, 452, 480, 520, 530], "#2f7a55"), row(6, (i) => stroke(`M${-20} ${580 - i * 17}C200 ${556 - i * 17} 420 ${480 - i * 2} 620 ${498 + i * 8}C780 ${520 + i * 16} 880 ${540 + i * 14} 990 ${546 + i * 15}`, "#236450", 6, 'stroke-dasharray="14 9" opacity="0.9"')),
		place(360, 478, 1, box(0, -58, 170, 58, "#fbf6ee") + box(0, -16, 170, 16, palette.blue) + box(20, -46, 26, 30, palette.terracotta) + box(70, -46, 26, 46, palette.terracotta) + box(122, -46, 26, 30, palette.terracotta) + shape("M-22 -54L24 -94H146L194 -54Z", "#b4472b") + shape("M-22 -54L24 -94H60L24 -54Z", "#93381f") + row(5, (i) => stroke(`M${-8 + i * 46} -54V0`, palette.blue, 4))),
		place(300, 486, 1, tree(120, "#4a3428", "#1d5a44", "#3f9468", 4)),
		row(6, (i) => bush(30 + i * 184, 610 + (i % 2) * 10, 120, i + 2)), row(7, (i) => bush(-40 + i * 176, 668 + (i % 2) * 8, 150, i + 12)));
}

function chile(): string {
	const way = linear([424, 283], [636, 117], [[0, "#a8f0e4", 0], [0.4, "#bfe0ee", 0.22], [0.55, "#e6f0f4", 0.34], [0.7, "#f0c9b4", 0.18], [1, "#f0c9b4", 0]]);
	const random = chance(8);
	const observatory = (size: number) => box(-size * 0.5, -size * 0.52, size, size * 0.52, "#dfe6ea") + box(size * 0.18, -size * 0.52, size * 0.32, size * 0.52, "#a9bbc6") + box(-size * 0.56, -size * 0.56, size * 1.12, size * 0.07, "#fbf6ee") + shape(`M${-size * 0.5} ${-size * 0.55}A${size * 0.5} ${size * 0.52} 0 0 1 ${size * 0.5} ${-size * 0.55}Z`, "#fbf6ee") + shape(`M${size * 0.06} ${-size * 1.06}A${size * 0.5} ${size * 0.52} 0 0 1 ${size * 0.5} ${-size * 0.55}H${size * 0.2}Q${size * 0.22} ${-size * 0.9} ${size * 0.06} ${-size * 1.06}Z`, "#b9c9d2") + shape(`M${-size * 0.13} ${-size * 1.04}L${size * 0.02} ${-size * 1.07}Q${size * 0.12} ${-size * 0.8} ${size * 0.13} ${-size * 0.55}H${-size * 0.08}Q${-size * 0.06} ${-size * 0.84} ${-size * 0.13} ${-size * 1.04}Z`, "#11283f") + stroke(`M${size * 0.02} ${-size * 0.68}L${-size * 0.12} ${-size * 1.08}`, "#4a5766", size * 0.07) + box(-size * 0.1, -size * 0.3, size * 0.16, size * 0.3, "#33475a") + box(-size * 0.4, -size * 0.36, size * 0.16, size * 0.12, "#ffd98a");
	return drawing(WIDTH, HEIGHT, way.definition, sky("night", 420), shape("M200 -20L560 -20L900 430H480Z", way.paint), stars(230, 400, 31),
		row(60, () => { const part = random.next(); return disc(330 + part * 300 + (random.next() - 0.5) * 110, part * 380, 0.7 + random.next() * 1.5, "#f4fbff", 'opacity="0.85"'); }),
		group("", disc(150, 120, 26, "#fde3b8"), disc(162, 112, 24, "#0d2238")),
		mountains(470, [{ x: 120, top: 250, half: 240 }, { x: 480, top: 226, half: 260, lean: 8 }, { x: 850, top: 240, half: 260 }], "#5a6f8c", "#3d5270", "#dff1f4", 5),
		mountains(490, [{ x: 300, top: 306, half: 220 }, { x: 680, top: 286, half: 230 }, { x: -20, top: 320, half: 200 }, { x: 990, top: 330, half: 180 }], "#4a506e", "#343f5c", "#c9dfe6", 9),
		hills([470, 452, 480, 462, 486, 450, 460], "#6b4450"), hills([520, 506, 486, 500, 520, 496, 500], "#8a4a44"),
		place(250, 500, 1, observatory(150)), place(420, 506, 1, observatory(96)), place(120, 512, 1, observatory(76)),
		stroke("M270 520C420 540 640 530 990 590", "#c9825c", 9), hills([560, 548, 540, 560, 580, 572, 560], "#5a2f38"), hills([600, 590, 606, 620, 604, 596, 590], "#3a2230"),
		place(700, 560, 1, group('transform="rotate(-24 0 -60)"', shape("M-62 -76Q0 -16 62 -76Q0 -58 -62 -76Z", "#fbf6ee"), shape("M-62 -76Q0 -100 62 -76Q0 -56 -62 -76Z", "#c9d6da"), stroke("M0 -72V-108M-40 -74L0 -108L40 -74", "#c9d6da", 2.4)) + shape("M-8 -52H8L18 0H-18Z", "#a9bbc6")),
		place(838, 576, 0.72, group('transform="rotate(-24 0 -60)"', shape("M-62 -76Q0 -16 62 -76Q0 -58 -62 -76Z", "#fbf6ee"), shape("M-62 -76Q0 -100 62 -76Q0 -56 -62 -76Z", "#c9d6da"), stroke("M0 -72V-108M-40 -74L0 -108L40 -74", "#c9d6da", 2.4)) + shape("M-8 -52H8L18 0H-18Z", "#a9bbc6")),
		row(5, (i) => place(40 + i * 70, 640 + (i % 2) * 5, 1, grass(42, "#8a5a44", i))), place(900, 646, 1, nopal(90, "#3f3a44", "#2f2a38", "#d94f3a")));
}

function argentina(): string {
	const spire = (points: [number, number][], lit: [number, number][], body: string, glow: string) => shape(polygon(points), body) + shape(polygon(lit), glow);
	return drawing(WIDTH, HEIGHT, sky("dawn", 400), cloud(40, 120, 300, "#fbe6d0", 0.75), cloud(640, 74, 280, "#fbe6d0", 0.6), cloud(420, 190, 150, "#fbe6d0", 0.45),
		mountains(430, [{ x: 90, top: 262, half: 220 }, { x: 880, top: 250, half: 240 }], "#c9a6a0", "#8a94a6", "#fbf6ee", 7),
		spire([[300, 430], [346, 270], [362, 286], [384, 214], [402, 250], [424, 232], [446, 300], [480, 430]], [[384, 214], [402, 250], [424, 232], [446, 300], [480, 430], [420, 430], [404, 300]], "#8d6f7c", "#eaa587"),
		spire([[420, 430], [462, 300], [486, 206], [506, 182], [520, 118], [538, 86], [556, 122], [570, 190], [592, 230], [606, 300], [660, 430]], [[538, 86], [556, 122], [570, 190], [592, 230], [606, 300], [660, 430], [580, 430], [560, 300], [548, 180]], "#80636f", "#f0a884"),
		spire([[600, 430], [632, 316], [648, 250], [662, 262], [676, 200], [690, 226], [706, 290], [752, 430]], [[676, 200], [690, 226], [706, 290], [752, 430], [704, 430], [688, 310]], "#8d6f7c", "#eaa587"),
		shape("M440 372L474 330L492 356L516 300L536 352L560 318L580 366L612 346L640 392L700 360L760 430H300L360 380L400 396Z", "#fbf6ee"), shape("M440 372L474 330L492 356L516 300L520 380L470 430H300L360 380L400 396Z", "#cfdfe4"),
		hills([428, 410, 426, 416, 428, 404, 420], "#6f8fa0"), water(426, "#a8e4e0", "#2f93a0", "#f2fffb", 530, 4, 540), group('opacity="0.22"', shape("M440 428L536 520L640 428Z", "#7a5a68"), shape("M320 428L384 480L470 428Z", "#7a5a68")),
		row(6, (i) => shape(`M${250 + i * 90} ${450 + (i % 3) * 18}l14 -16l22 4l18 12Z`, "#f4fffb", 'opacity="0.9"')),
		shape("M-10 520C140 486 320 500 470 530C640 560 800 520 970 494V650H-10Z", "#c98a4a"), shape("M-10 560C180 520 360 548 520 572C700 596 840 566 970 540V650H-10Z", "#a8623a"), shape("M-10 606C180 580 420 606 560 618C720 626 860 612 970 600V650H-10Z", "#7d4230"),
		row(26, (i) => place(10 + i * 38, 560 + ((i * 37) % 60), 1, grass(24 + (i % 3) * 8, i % 2 ? "#e7b45c" : "#d9963f", i))),
		group("", ...[[172, 566, 1], [262, 578, 0.86], [742, 574, 0.95]].map(([x, y, s]) => place(x, y, s, stroke("M-14 -34L-18 0M-6 -34L-4 0M18 -34L15 0M26 -34L30 0", "#8a5234", 5) + oval(6, -44, 26, 15, "#c9824a") + oval(6, -38, 20, 9, "#f3dcae") + stroke("M26 -50Q34 -70 36 -88", "#c9824a", 10) + shape("M32 -98L50 -92L48 -84L32 -84Z", "#c9824a") + stroke("M33 -96L31 -106M38 -97L38 -106", "#8a5234", 3)))),
		row(8, (i) => place(30 + i * 128, 650, 1, grass(56, i % 2 ? "#f0c06a" : "#c9824a", i + 30))));
}

export const latinCountries: Scene[] = [
	{ target: "/images/countries/mx", draw: mexico },
	{ target: "/images/countries/br", draw: brazil },
	{ target: "/images/countries/co", draw: colombia },
	{ target: "/images/countries/cl", draw: chile },
	{ target: "/images/countries/ar", draw: argentina },
];
