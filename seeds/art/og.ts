/** Writes the background of share pictures, 1200 × 630. Run: `npx node seeds/art/og.ts` */
import path from "node:path";
import sharp from "sharp";
import { wide } from "./hero.ts";
import { heroPainter } from "./hero-picture.ts";
import { palette } from "./palette.ts";
import { markOnNight } from "./shapes/mark.ts";
import { box, drawing, place, radial } from "./shapes/svg.ts";

const FILE = path.join(import.meta.dirname, "../../app/domain/content/share-picture/ground.jpg");
const [WIDTH, HEIGHT] = [1200, 630];

const ground = {
	...wide,
	width: 1920,
	height: 1008,
	aqueduct: { ...wide.aqueduct, leftHeight: 95, rightHeight: 190, horizon: 960 },
	glow: { at: [1330, 964] as const, reach: wide.glow.reach },
	ground: [974, 982] as const,
	clouds: [],
	people: [],
	plants: wide.plants.map((plant) => ({ ...plant, y: plant.y - 50 })),
};

const { width, height, paint } = await heroPainter(ground, WIDTH);
const shade = radial([330, 260], 720, [
	[0, palette.night, 0.62],
	[0.6, palette.night, 0.4],
	[1, palette.night, 0],
]);
const over = drawing(WIDTH, HEIGHT, shade.definition, box(0, 0, WIDTH, HEIGHT, shade.paint), place(72, 58, 0.95, markOnNight));
const { size } = await sharp(paint(0), { raw: { width, height, channels: 3 } })
	.composite([{ input: await sharp(Buffer.from(over)).png().toBuffer() }])
	.resize(WIDTH, HEIGHT)
	.jpeg({ quality: 92, mozjpeg: true, chromaSubsampling: "4:4:4" })
	.toFile(FILE);
console.log(`ground.jpg: ${size} bytes`);
