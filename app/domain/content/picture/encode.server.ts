import type { Focus } from "#app/domain/content/picture/encoder/crops.ts";
import type { Job, NormalizedPicture, PictureFile } from "#app/domain/content/picture/encoder/worker.ts";
import { worker } from "#app/workers/run.server.ts";

export type { NormalizedPicture as Normalised, PictureFile };

/** Large pictures take about four seconds, drawings less than one. */
const LIMITS_MS = { timeout: 60_000, idleTimeout: 1_000 };
const DRAWING_TIMEOUT_MS = 10_000;

export class BrokenPicture extends Error {}

export class TooManyPixels extends BrokenPicture {}

/** Returns WebP in sRGB, upright, at most 2400 px a side, without metadata. @throws BrokenPicture */
export function normalize(bytes: Uint8Array): Promise<NormalizedPicture> {
	return encode({ kind: "normalize", bytes }) as Promise<NormalizedPicture>;
}

/** Rasterizes an SVG; the longer side gets 1200 px. @throws BrokenPicture */
export function draw(bytes: Uint8Array): Promise<NormalizedPicture> {
	return encode({ kind: "draw", bytes }, DRAWING_TIMEOUT_MS) as Promise<NormalizedPicture>;
}

export function cutFiles(bytes: Uint8Array, focus: Focus): Promise<PictureFile[]> {
	return encode({ kind: "cut", bytes, focus }) as Promise<PictureFile[]>;
}

/** libvips has no error codes, only messages. */
const refusalOf = ({ message }: Error) => new (message.includes("pixel limit") ? TooManyPixels : BrokenPicture)(message);

/** One at a time: each takes a core and up to 300 MB. */
const encodeBeside = worker<Job, NormalizedPicture | PictureFile[]>(() => import("./encoder/worker.ts?bundle"), LIMITS_MS);

function encode(job: Job, timeout?: number) {
	return encodeBeside(job, timeout).catch((cause: Error) => {
		throw refusalOf(cause);
	});
}
