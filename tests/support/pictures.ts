import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Made with sharp's native build, to test its WebAssembly build. */

const LEFT = "#b4472b";
const RIGHT = "#3fe0a8";

/** Left half red, right half green, with noise. */
function halves(width: number, height: number) {
	const right = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: RIGHT } };
	return sharp({ create: { width, height, channels: 3, background: LEFT } }).composite([{ input: right, left: Math.floor(width / 2), top: 0 }]);
}

export function picture(format: "jpeg" | "png" | "webp" | "avif" | "gif", width = 600, height = 400): Promise<Buffer> {
	return halves(width, height).toFormat(format).toBuffer();
}

/** As a phone takes it: rotated by EXIF (orientation 6), with GPS data. */
export function photoWithPosition(width = 600, height = 400): Promise<Buffer> {
	const exif = {
		IFD0: { Make: "Telefon AB", Copyright: "Ana" },
		IFD3: { GPSLatitudeRef: "N", GPSLatitude: "20/1 35/1 17/1", GPSLongitudeRef: "W", GPSLongitude: "100/1 23/1 17/1" },
	};
	return halves(width, height).withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
}

export function transparentMark(width = 300, height = 90): Promise<Buffer> {
	const sign = { create: { width: width - 40, height: height - 40, channels: 4 as const, background: LEFT } };
	return sharp({ create: { width, height, channels: 4, background: "#00000000" } })
		.composite([{ input: sign }])
		.png()
		.toBuffer();
}

/** A valid PNG header of any size without its rows, which a decoder would notice late. */
export function pngClaiming(width: number, height: number): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 2], 8);
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function chunk(type: string, bytes: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, "latin1"), bytes]);
	const frame = Buffer.alloc(8);
	frame.writeUInt32BE(bytes.length, 0);
	frame.writeUInt32BE(crc32(named), 4);
	return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>');
export const HTML = Buffer.from("<!DOCTYPE html><script>alert(1)</script>");

/** A GIF followed by a script. */
export const gifWithScript = async () => Buffer.concat([await picture("gif"), Buffer.from("*/=1;alert(document.cookie)//")]);

/** Coordinates from 0 to 1. */
export async function halfAt(bytes: Buffer, x: number, y: number): Promise<"left" | "right"> {
	const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
	return (data[at] ?? 0) > (data[at + 1] ?? 0) ? "left" : "right";
}

export async function describe(bytes: Buffer) {
	const { format, compression, width, height, hasAlpha, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
	return { type: compression === "av1" ? "avif" : format, width, height, hasAlpha, metadata: Boolean(exif ?? icc ?? xmp ?? orientation) };
}
