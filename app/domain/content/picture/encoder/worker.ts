import sharp, { type Sharp } from "sharp";
import { MAX_PIXELS } from "#app/domain/content/picture/limits.ts";
import { answerJobs } from "#app/workers/answer.ts";
import { CROPS, cropAround, type Focus } from "./crops.ts";
import type { Size } from "./header.ts";

/** Runs in a process of its own, bundled by `app/workers/bundle.ts`. */
export type Job = { kind: "normalise" | "draw"; bytes: Uint8Array } | { kind: "cut"; bytes: Uint8Array; focus: Focus };

/** A picture as it is kept: re-encoded, upright, sRGB, without metadata. */
export interface Normalised extends Size {
	bytes: Uint8Array;
}

export interface PictureFile {
	name: string;
	bytes: Uint8Array;
}

/** The longer side of what is kept, in pixels: twice the widest file. */
const KEPT_SIDE = 2400;
/** The longer side of a drawing's picture: a logo is shown at most 480 px wide. */
const DRAWN_SIDE = 1200;
/** Dots per inch at which a pixel of a drawing is one of its picture, and the most that sharp takes. */
const [PLAIN_DENSITY, MOST_DENSITY] = [72, 100_000];
/** A picture as a whole, for choosing its focus. */
const WHOLE_SIDE = 640;
const MARK: Size = { width: 480, height: 160 };
/** Behind what is transparent in a crop, in both themes; the color of the plates under marks. */
const PLATE = "#fffdf9";

sharp.cache(false);
// The bytes were looked at before, but no other reader may ever run; that of drawings only where one is expected.
const READERS = { draw: ["Svg"], pictures: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"] };

answerJobs(async (job: Job): Promise<Normalised | PictureFile[]> => {
	sharp.block({ operation: ["VipsForeignLoad"] });
	sharp.unblock({ operation: READERS[job.kind === "draw" ? "draw" : "pictures"].map((name) => `VipsForeignLoad${name}`) });
	if (job.kind === "cut") return cut(job.bytes, job.focus);
	return job.kind === "draw" ? draw(job.bytes) : normalise(job.bytes);
});

/** The first frame, turned as its EXIF says. sharp keeps no metadata and turns colors into sRGB unless told otherwise. */
async function normalise(bytes: Uint8Array): Promise<Normalised> {
	const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
		.autoOrient()
		.resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: "inside", withoutEnlargement: true })
		.webp({ quality: 90, alphaQuality: 100, effort: 3 })
		.toUint8Array();
	return { bytes: data, width: info.width, height: info.height };
}

/** A drawing as a picture that is large enough for every file. resvg, which draws it, runs no script and fetches nothing. */
async function draw(bytes: Uint8Array): Promise<Normalised> {
	const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
	const density = Math.min((PLAIN_DENSITY * DRAWN_SIDE) / Math.max(width, height), MOST_DENSITY);
	const { data, info } = await sharp(bytes, { density, limitInputPixels: MAX_PIXELS })
		.resize({ width: DRAWN_SIDE, height: DRAWN_SIDE, fit: "inside", withoutEnlargement: true })
		.webp({ quality: 90, alphaQuality: 100, effort: 3 })
		.toUint8Array();
	return { bytes: data, width: info.width, height: info.height };
}

async function cut(bytes: Uint8Array, focus: Focus): Promise<PictureFile[]> {
	const { data, info } = await sharp(bytes).raw().toUint8Array();
	const whole = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
	const crop = (shape: Size) =>
		whole()
			.extract(cropAround(info, shape, focus))
			.resize(shape)
			.flatten({ background: PLATE });

	const files: PictureFile[] = [];
	for (const shape of CROPS) {
		files.push({ name: `${shape.width}.avif`, bytes: await bytesOf(crop(shape).avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" })) });
		files.push({ name: `${shape.width}.webp`, bytes: await bytesOf(crop(shape).webp({ quality: 78 })) });
	}
	const contained = (size: Size) => whole().resize({ ...size, fit: "inside", withoutEnlargement: true });
	files.push({ name: "mark.webp", bytes: await bytesOf(contained(MARK).webp({ quality: 90, alphaQuality: 100 })) });
	files.push({ name: "whole.webp", bytes: await bytesOf(contained({ width: WHOLE_SIDE, height: WHOLE_SIDE }).webp({ quality: 80 })) });
	return files;
}

/** Not `toBuffer`: here that is a view of the WebAssembly memory, which is used again before the answer has left. */
async function bytesOf(pipeline: Sharp): Promise<Uint8Array<ArrayBuffer>> {
	const { data } = await pipeline.toUint8Array();
	return data as Uint8Array<ArrayBuffer>;
}
