/** The mark: three arches of the aqueduct under one ribbon of aurora. Writes the logo, the favicon and the app icons. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { palette } from "./palette.ts";
import { box, drawing, group, shape } from "./shapes/svg.ts";

const PUBLIC_FOLDER = path.join(import.meta.dirname, "../../public");

/** The mark fills a box 64 wide and 46 high. */
const WIDTH = 64;
const HEIGHT = 46;

/** One arch as a flat band: outer half circle, inner half circle, two legs. */
function arch(left: number, width: number, top: number, band: number, colour: string): string {
	const [outer, inner] = [width / 2, width / 2 - band];
	const spring = top + outer;
	const right = left + width;
	return shape(
		`M${left} ${HEIGHT}V${spring}A${outer} ${outer} 0 0 1 ${right} ${spring}V${HEIGHT}H${right - band}V${spring}A${inner} ${inner} 0 0 0 ${left + band} ${spring}V${HEIGHT}Z`,
		colour,
	);
}

/** The three arches share their piers; the ribbon rises above them from the south-west to the north-east. */
function mark(stone: string, light: string): string {
	const [band, span] = [5.6, 23.2];
	const step = span - band;
	const left = (WIDTH - 3 * span + 2 * band) / 2;
	const arches = [0, 1, 2].map((i) => arch(left + i * step, span, 16, band, stone)).join("");
	const ribbon = "M2.8 12.4C13 3.4 24.5 2.2 34 6.2C43.500 10.2 52 9.600 61.2 1.6V7.600C52.200 15.400 42.600 16 33 12C24 8.200 13.400 9.600 2.800 18.400Z";
	return arches + shape(ribbon, light);
}

const markOnNight = mark(palette.marigold, palette.aurora);
const markOnPaper = mark(palette.terracotta, palette.green);

/** A night tile with the mark in its middle; `corner` and `size` are parts of 512. */
function tile(size: number, corner: number): string {
	const scale = size / WIDTH;
	const [x, y] = [(512 - size) / 2, (512 - HEIGHT * scale) / 2];
	return drawing(512, 512, box(0, 0, 512, 512, palette.night, corner), group(`transform="translate(${x} ${y}) scale(${scale})"`, markOnNight));
}

/** Windows' icon format: a directory of one PNG picture. */
function ico(png: Buffer, size: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

async function write(target: string, content: string | Buffer): Promise<void> {
	const file = path.join(PUBLIC_FOLDER, target);
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(file, content);
}

const png = (svg: string, size: number) => sharp(Buffer.from(svg), { density: 144 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

await write("images/logo.svg", drawing(WIDTH, HEIGHT, markOnNight));
await write("images/logo-on-paper.svg", drawing(WIDTH, HEIGHT, markOnPaper));
await write("favicon.svg", tile(420, 112));
await write("favicon.ico", ico(await png(tile(430, 96), 32), 32));
await write("apple-touch-icon.png", await png(tile(340, 0), 180));
await write("icons/icon-192.png", await png(tile(330, 0), 192));
await write("icons/icon-512.png", await png(tile(330, 0), 512));
