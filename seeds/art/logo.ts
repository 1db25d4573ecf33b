/** Writes the logo, the favicon and the app icons. Run: `npx node seeds/art/logo.ts` */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { palette } from "./palette.ts";
import { MARK_HEIGHT, MARK_WIDTH, markOnNight, markOnPaper } from "./shapes/mark.ts";
import { box, drawing, group } from "./shapes/svg.ts";

const PUBLIC_FOLDER = path.join(import.meta.dirname, "../../public");

/** `corner` and `size` are parts of 512. */
function tile(size: number, corner: number): string {
	const scale = size / MARK_WIDTH;
	const [x, y] = [(512 - size) / 2, (512 - MARK_HEIGHT * scale) / 2];
	return drawing(512, 512, box(0, 0, 512, 512, palette.night, corner), group(`transform="translate(${x} ${y}) scale(${scale})"`, markOnNight));
}

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

await write("images/logo.svg", drawing(MARK_WIDTH, MARK_HEIGHT, markOnNight));
await write("images/logo-on-paper.svg", drawing(MARK_WIDTH, MARK_HEIGHT, markOnPaper));
await write("favicon.svg", tile(420, 112));
await write("favicon.ico", ico(await png(tile(430, 96), 32), 32));
await write("apple-touch-icon.png", await png(tile(340, 0), 180));
for (const size of [192, 512]) {
	await write(`icons/icon-${size}.png`, await png(tile(420, 112), size));
	await write(`icons/maskable-${size}.png`, await png(tile(330, 0), size));
}
