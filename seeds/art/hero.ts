/** Writes the hero's still pictures. Run: `npx node seeds/art/hero.ts [wide|tall]`. */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type Hero, heroPainter } from "./hero-picture.ts";

export const wide: Hero = {
	width: 1920,
	height: 1080,
	aqueduct: { left: 0, right: 1990, horizon: 1002, leftHeight: 150, rightHeight: 285, pitch: 0.62, below: 0.1 },
	glow: { at: [1330, 1006], reach: [1150, 300] },
	curtains: [
		{ from: [1.12, 0.2], to: [0.54, 0.6], fold: 0.036, wave: 0.05, rays: 0.5, light: 0.1, phase: 0.13 },
		{ from: [1.16, 0.46], to: [0.66, 0.62], fold: 0.026, wave: 0.03, rays: 0.34, light: 0.05, phase: 0.55 },
		{ from: [0.9, 0.02], to: [-0.1, 0.34], fold: 0.04, wave: 0.05, rays: 0.36, light: 0.02, phase: 0.81 },
	],
	stars: 240,
	clouds: [
		{ x: 980, y: 716, length: 620, thick: 10 },
		{ x: 1380, y: 676, length: 700, thick: 12 },
		{ x: 420, y: 800, length: 560, thick: 8 },
		{ x: 60, y: 838, length: 420, thick: 6 },
		{ x: 1180, y: 764, length: 520, thick: 9 },
	],
	town: [
		{ kind: "houses", x: 60, size: 42, length: 520 },
		{ kind: "tower", x: 250, size: 21 },
		{ kind: "dome", x: 330, size: 62 },
		{ kind: "dome", x: 660, size: 46 },
		{ kind: "houses", x: 620, size: 54, length: 700 },
		{ kind: "tower", x: 930, size: 27 },
		{ kind: "houses", x: 1290, size: 70, length: 640 },
		{ kind: "dome", x: 1120, size: 96 },
		{ kind: "tower", x: 1228, size: 38 },
		{ kind: "dome", x: 1668, size: 140 },
		{ kind: "tower", x: 1560, size: 50 },
	],
	ground: [1026, 1036],
	plants: [
		{ kind: "grass", x: 330, y: 1066, size: 20 },
		{ kind: "agave", x: 70, y: 1086, size: 74 },
		{ kind: "agave", x: 170, y: 1084, size: 44 },
		{ kind: "grass", x: 760, y: 1068, size: 22 },
		{ kind: "agave", x: 1046, y: 1084, size: 36 },
		{ kind: "grass", x: 1120, y: 1074, size: 18 },
		{ kind: "nopal", x: 1745, y: 1082, size: 92 },
		{ kind: "agave", x: 1850, y: 1096, size: 118 },
		{ kind: "agave", x: 1690, y: 1088, size: 62 },
	],
	people: [
		{ x: 842, y: 1040, height: 44, seed: 3 },
		{ x: 866, y: 1041, height: 47, seed: 8, mirrored: true },
		{ x: 1388, y: 1046, height: 60, seed: 5 },
		{ x: 1424, y: 1047, height: 56, seed: 21, mirrored: true },
		{ x: 1452, y: 1047, height: 62, seed: 14, mirrored: true },
	],
};

export const tall: Hero = {
	width: 828,
	height: 1380,
	aqueduct: {
		left: 0,
		right: 860,
		horizon: 1310,
		leftHeight: 232,
		rightHeight: 318,
		pitch: 0.6,
		below: 0.1,
		start: 0.2,
	},
	glow: { at: [560, 1310], reach: [620, 330] },
	curtains: [
		{ from: [1.2, 0.16], to: [0.3, 0.56], fold: 0.055, wave: 0.035, rays: 0.38, light: 0.032, phase: 0.13 },
		{ from: [1.2, 0.4], to: [0.55, 0.6], fold: 0.035, wave: 0.03, rays: 0.28, light: 0.02, phase: 0.55 },
	],
	stars: 130,
	clouds: [
		{ x: 300, y: 968, length: 560, thick: 10 },
		{ x: 40, y: 1022, length: 420, thick: 8 },
	],
	town: [
		{ kind: "houses", x: -10, size: 66, length: 840 },
		{ kind: "dome", x: 128, size: 92 },
		{ kind: "tower", x: 214, size: 32 },
		{ kind: "dome", x: 470, size: 124 },
		{ kind: "tower", x: 600, size: 44 },
		{ kind: "dome", x: 742, size: 84 },
	],
	ground: [1338, 1346],
	plants: [
		{ kind: "agave", x: 60, y: 1386, size: 88 },
		{ kind: "nopal", x: 716, y: 1380, size: 84 },
		{ kind: "agave", x: 790, y: 1392, size: 104 },
		{ kind: "grass", x: 250, y: 1368, size: 22 },
	],
	people: [
		{ x: 318, y: 1356, height: 64, seed: 3 },
		{ x: 356, y: 1357, height: 60, seed: 8, mirrored: true },
		{ x: 548, y: 1360, height: 66, seed: 14 },
	],
};

const IMAGES = path.join(import.meta.dirname, "../../public/images");

async function writeStills(hero: Hero, name: string, widths: readonly number[], quality: number): Promise<void> {
	await mkdir(IMAGES, { recursive: true });
	for (const width of widths) {
		const { height, paint } = await heroPainter(hero, width);
		const picture = sharp(paint(0), { raw: { width, height, channels: 3 } });
		const avif = await picture
			.clone()
			.avif({ quality, effort: 7, chromaSubsampling: "4:2:0" })
			.toFile(path.join(IMAGES, `${name}-${width}.avif`));
		const webp = await picture
			.clone()
			.webp({ quality: quality + 8, effort: 6 })
			.toFile(path.join(IMAGES, `${name}-${width}.webp`));
		console.log(`${name}-${width}: ${width}×${height}, AVIF ${avif.size}, WebP ${webp.size} bytes`);
	}
}

if (process.argv[1] === import.meta.filename) {
	const only = process.argv[2];
	if (only !== "tall") await writeStills(wide, "hero", [1280, 1920], 80);
	if (only !== "wide") await writeStills(tall, "hero-tall", [480, 828], 80);
}
