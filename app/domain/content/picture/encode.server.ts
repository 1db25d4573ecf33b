import type { Focus } from "#app/domain/content/picture/encoder/crops.ts";
import type { Job, Normalised, PictureFile } from "#app/domain/content/picture/encoder/worker.ts";
import { worker } from "#app/workers/run.server.ts";

export type { Normalised, PictureFile };

/** Milliseconds: after so many a picture counts as one that cannot be read; a large one takes about four seconds, a drawing less than one. */
const LIMITS = { patience: 60_000, rest: 1_000 };
const DRAWING_TIMEOUT_MS = 10_000;

/** A file that says it is a picture and cannot be decoded. */
export class BrokenPicture extends Error {}

/** One of more pixels than are decoded. */
export class TooManyPixels extends BrokenPicture {}

/** The picture as it is kept: at most 2400 px a side, upright, in sRGB, WebP, without metadata. @throws BrokenPicture */
export function normalise(bytes: Uint8Array): Promise<Normalised> {
	return encode({ kind: "normalise", bytes }) as Promise<Normalised>;
}

/** A drawing (SVG) as a picture, its longer side 1200 px, kept as others are: nothing of its text is. @throws BrokenPicture */
export function draw(bytes: Uint8Array): Promise<Normalised> {
	return encode({ kind: "draw", bytes }, DRAWING_TIMEOUT_MS) as Promise<Normalised>;
}

/** Every file that pages show of a kept picture, cropped around its focus. */
export function cutFiles(bytes: Uint8Array, focus: Focus): Promise<PictureFile[]> {
	return encode({ kind: "cut", bytes, focus }) as Promise<PictureFile[]>;
}

/** By the words of libvips, which has no others for it. */
const refusalOf = ({ message }: Error) => new (message.includes("pixel limit") ? TooManyPixels : BrokenPicture)(message);

/** One at a time: each takes a core and up to 300 MB. */
const encodeBeside = worker<Job, Normalised | PictureFile[]>(() => import("./encoder/worker.ts?bundle"), LIMITS);

function encode(job: Job, patience?: number) {
	return encodeBeside(job, patience).catch((cause: Error) => {
		throw refusalOf(cause);
	});
}
