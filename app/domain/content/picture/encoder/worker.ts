import sharp, { type Sharp } from "sharp";
import { MAX_PIXELS } from "#app/domain/content/picture/limits.ts";
import { answerJobs } from "#app/workers/answer.ts";
import { CROPS, cropAround, type Focus } from "./crops.ts";
import type { Size } from "./header.ts";

/** Runs in its own process, bundled by `app/workers/bundle.ts`. */
export type Job = { kind: "normalize" | "draw"; bytes: Uint8Array } | { kind: "cut"; bytes: Uint8Array; focus: Focus };

export interface NormalizedPicture extends Size {
	bytes: Uint8Array;
}

export interface PictureFile {
	name: string;
	bytes: Uint8Array;
}

/** Twice the widest file. */
const MAX_STORED_SIDE_PX = 2400;
/** Logos are at most 480 px wide. */
const MAX_DRAWING_SIDE_PX = 1200;
/** Dots per inch: one SVG pixel per picture pixel, and sharp's maximum. */
const [DEFAULT_DPI, MAX_DPI] = [72, 100_000];
const MAX_WHOLE_SIDE_PX = 640;
const MARK: Size = { width: 480, height: 160 };
/** Background of transparent pictures in both themes; the color of the plates under marks. */
const PLATE = "#fffdf9";

sharp.cache(false);
// Headers were checked before, but no other decoder may ever run, and SVG only where a drawing is expected.
const READERS = { draw: ["Svg"], pictures: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"] };

answerJobs(async (job: Job): Promise<NormalizedPicture | PictureFile[]> => {
	sharp.block({ operation: ["VipsForeignLoad"] });
	sharp.unblock({ operation: READERS[job.kind === "draw" ? "draw" : "pictures"].map((name) => `VipsForeignLoad${name}`) });
	if (job.kind === "cut") return cut(job.bytes, job.focus);
	return job.kind === "draw" ? draw(job.bytes) : normalize(job.bytes);
});

/** By default, sharp drops metadata and converts colors to sRGB. */
async function normalize(bytes: Uint8Array): Promise<NormalizedPicture> {
	const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
		.autoOrient()
		.resize({ width: MAX_STORED_SIDE_PX, height: MAX_STORED_SIDE_PX, fit: "inside", withoutEnlargement: true })
		.webp({ quality: 90, alphaQuality: 100, effort: 3 })
		.toUint8Array();
	return { bytes: data, width: info.width, height: info.height };
}

/** resvg, which draws it, runs no scripts and fetches nothing. */
async function draw(bytes: Uint8Array): Promise<NormalizedPicture> {
	const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
	const density = Math.min((DEFAULT_DPI * MAX_DRAWING_SIDE_PX) / Math.max(width, height), MAX_DPI);
	const { data, info } = await sharp(bytes, { density, limitInputPixels: MAX_PIXELS })
		.resize({ width: MAX_DRAWING_SIDE_PX, height: MAX_DRAWING_SIDE_PX, fit: "inside", withoutEnlargement: true })
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
	files.push({ name: "whole.webp", bytes: await bytesOf(contained({ width: MAX_WHOLE_SIDE_PX, height: MAX_WHOLE_SIDE_PX }).webp({ quality: 80 })) });
	return files;
}

/** Not `toBuffer`: it returns a view of WebAssembly memory, which is reused before the response is sent. */
async function bytesOf(pipeline: Sharp): Promise<Uint8Array<ArrayBuffer>> {
	const { data } = await pipeline.toUint8Array();
	return data as Uint8Array<ArrayBuffer>;
}
