/** The pictures that other sites show for a link: 1200 × 630. Run: `npx node seeds/art/og.ts [name]` */
import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { wide } from "./hero.ts";
import { heroPainter } from "./hero-picture.ts";
import { lettering } from "./lettering.ts";
import { palette } from "./palette.ts";
import { scenes } from "./scenes.ts";
import { archPath } from "./shapes/buildings.ts";
import { markOnNight } from "./shapes/mark.ts";
import { box, clip, drawing, group, place, radial, shape } from "./shapes/svg.ts";

const FOLDER = path.join(import.meta.dirname, "../../public/images/og");
const [WIDTH, HEIGHT] = [1200, 630];

/** The scene in each picture's arch, and which part of its width shows. */
const PICTURES: Record<string, { scene: string; at: number } | undefined> = {
	default: undefined,
	agenda: { scene: "/images/news/programme", at: 0.35 },
	speakers: { scene: "/images/about", at: 0.47 },
	workshops: { scene: "/images/workshops/leadership-1", at: 0.5 },
	tickets: { scene: "/images/news/early-tickets", at: 0.48 },
	news: { scene: "/images/news/partnership", at: 0.5 },
};

/** The hero's sky and aqueduct, cut for this shape. */
const ground = {
	...wide,
	width: 1920,
	height: 1008,
	aqueduct: { ...wide.aqueduct, horizon: 930 },
	glow: { at: [1330, 934] as const, reach: wide.glow.reach },
	ground: [954, 964] as const,
	clouds: [],
	people: [],
	plants: wide.plants.map((plant) => ({ ...plant, y: plant.y - 72 })),
};

function wordmark(x: number, y: number, size: number): string {
	const scale = size / 1000;
	const line = (part: { path: string }, left: number, down: number, colour: string, times = 1) =>
		`<g transform="translate(${left} ${down}) scale(${scale * times})">${shape(part.path, colour)}</g>`;
	return [
		place(x + 2, y - size * 1.95, size / 62, markOnNight),
		line(lettering.latam, x, y, "#ffffff"),
		line(lettering.nordics, x + lettering.latam.width * scale, y, palette.aurora),
		line(lettering.summit, x, y + size * 1.02, "#ffffff"),
		line(lettering.place, x + size * 0.04, y + size * 1.02 + size * 0.72, "#dbe8ec", 0.38),
	].join("");
}

/** An arch that stands on the picture's foot and opens on a scene. */
function archedScene(target: string, at: number): string {
	const scene = scenes.find((one) => one.target === target);
	if (!scene) throw new Error(`There is no scene ${target}`);
	const [x, width, height] = [728, 410, 566];
	const path = archPath(x, HEIGHT + 20, width, height);
	const scale = (height + 20) / 640;
	const left = x + width / 2 - 960 * scale * at;
	return (
		shape(archPath(x - 22, HEIGHT + 20, width + 44, height + 22), palette.night2) +
		shape(archPath(x - 8, HEIGHT + 20, width + 16, height + 8), "#c98266") +
		clip(path, group(`transform="translate(${left} ${HEIGHT - 640 * scale}) scale(${scale})"`, scene.draw()))
	);
}

async function write(name: string): Promise<void> {
	const { width, height, paint } = await heroPainter(ground, WIDTH);
	const arch = PICTURES[name];
	const shade = radial([330, 300], 620, [
		[0, palette.night, 0.55],
		[0.6, palette.night, 0.3],
		[1, palette.night, 0],
	]);
	const size = arch ? 76 : 104;
	const words = drawing(
		WIDTH,
		HEIGHT,
		shade.definition,
		arch ? box(0, 0, WIDTH, HEIGHT, palette.night, 0, 'opacity="0.25"') : "",
		box(0, 0, WIDTH, HEIGHT, shade.paint),
		arch ? archedScene(arch.scene, arch.at) : "",
		wordmark(72, arch ? 262 : 240, size),
	);
	const file = path.join(FOLDER, `${name}.jpg`);
	await sharp(paint(0), { raw: { width, height, channels: 3 } })
		.composite([{ input: await sharp(Buffer.from(words)).png().toBuffer() }])
		.resize(WIDTH, HEIGHT)
		.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: "4:4:4" })
		.toFile(file);
	console.log(`${name}.jpg: ${(await stat(file)).size} bytes`);
}

await mkdir(FOLDER, { recursive: true });
const [only] = process.argv.slice(2);
for (const name of Object.keys(PICTURES)) if (!only || only === name) await write(name);
