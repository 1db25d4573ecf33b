/** Pixels. */
export interface Size {
	width: number;
	height: number;
}

export type PictureType = "jpeg" | "png" | "gif" | "webp" | "avif";

/** `size` is missing if the header is cut off. */
export interface PictureHeader {
	type: PictureType;
	size?: Size;
}

/** Reads only the first bytes: names and types cannot be trusted, and decoding could set off a decompression bomb. */
export function readHeader(bytes: Uint8Array): PictureHeader | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const type = TYPES.find(({ starts }) => attempt(() => starts(view)));
	if (!type) return undefined;
	const size = attempt(() => type.size(view));
	return { type: type.type, ...(size && size.width > 0 && size.height > 0 && { size }) };
}

interface TypeReader {
	type: PictureType;
	starts: (view: DataView) => boolean;
	size: (view: DataView) => Size | undefined;
}

const TYPES: TypeReader[] = [
	{ type: "jpeg", starts: (view) => view.getUint16(0) === 0xffd8 && view.getUint8(2) === 0xff, size: jpegSize },
	{ type: "png", starts: (view) => view.getBigUint64(0) === 0x89504e470d0a1a0an, size: pngSize },
	{
		type: "gif",
		starts: (view) => ["GIF87a", "GIF89a"].includes(text(view, 0, 6)),
		size: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
	},
	{ type: "webp", starts: (view) => text(view, 0, 4) === "RIFF" && text(view, 8, 4) === "WEBP", size: webpSize },
	{ type: "avif", starts: (view) => text(view, 4, 4) === "ftyp" && brands(view).some((brand) => brand === "avif" || brand === "avis"), size: avifSize },
];

function attempt<Result>(read: () => Result): Result | undefined {
	try {
		return read();
	} catch (cause) {
		if (cause instanceof RangeError) return undefined;
		throw cause;
	}
}

function text(view: DataView, at: number, length: number): string {
	return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}

/** Reads the frame header (SOF; ITU-T T.81, B.2.2). A thumbnail has its own inside another segment. */
function jpegSize(view: DataView): Size | undefined {
	for (let at = 2; ; ) {
		if (view.getUint8(at) !== 0xff) return undefined;
		const marker = view.getUint8(at + 1);
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
		if (marker === 0xda || marker === 0xd9) return undefined;
		const isFill = marker === 0xff;
		at += isFill ? 1 : 2 + view.getUint16(at + 2);
	}
}

function pngSize(view: DataView): Size | undefined {
	return text(view, 12, 4) === "IHDR" ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** Lossy, lossless and extended files store the size differently (RFC 9649). */
function webpSize(view: DataView): Size | undefined {
	switch (text(view, 12, 4)) {
		case "VP8 ":
			return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
		case "VP8L": {
			const bits = view.getUint32(21, true);
			return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
		}
		case "VP8X":
			return { width: 1 + (view.getUint32(24, true) & 0xffffff), height: 1 + (view.getUint32(26, true) >>> 8) };
	}
	return undefined;
}

interface Box {
	type: string;
	start: number;
	end: number;
}

/** Returns the largest `ispe` (ISO/IEC 23008-12, 6.5.3). */
function avifSize(view: DataView): Size | undefined {
	const inside = (parents: Box[], type: string, skipped = 0) =>
		parents.flatMap(({ start, end }) => boxes(view, start + skipped, end)).filter((box) => box.type === type);
	const meta = inside([{ type: "", start: 0, end: view.byteLength }], "meta");
	const properties = inside(inside(meta, "iprp", 4), "ipco");
	const sizes = inside(properties, "ispe").map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }));
	return sizes.sort((one, other) => other.width * other.height - one.width * one.height)[0];
}

function brands(view: DataView): string[] {
	const count = Math.min(Math.floor(view.getUint32(0) / 4), 64);
	return Array.from({ length: Math.max(0, count - 2) }, (_, index) => text(view, 8 + 4 * index, 4));
}

/** Reads boxes (ISO/IEC 14496-12, 4.2), up to one of impossible length. */
function boxes(view: DataView, from: number, to: number): Box[] {
	const found: Box[] = [];
	for (let at = from; at + 8 <= to; ) {
		const short = view.getUint32(at);
		const isLong = short === 1;
		const length = isLong ? Number(view.getBigUint64(at + 8)) : short || to - at;
		const start = at + (isLong ? 16 : 8);
		if (length < start - at) break;
		found.push({ type: text(view, at + 4, 4), start, end: Math.min(at + length, to) });
		at += length;
	}
	return found;
}
