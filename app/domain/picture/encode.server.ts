import { runInThread, ThreadEnded } from "~/threads/run.server";
import type { Focus } from "./encoder/crops";
import type { Answer, Job, Normalised, PictureFile } from "./encoder/thread";

export type { Normalised, PictureFile };

/** Milliseconds after which a picture counts as one that cannot be read; a large one takes about four seconds. */
const PATIENCE = 60_000;

/** A file that says it is a picture and cannot be decoded. */
export class BrokenPicture extends Error {}

/** One of more pixels than are decoded. */
export class TooManyPixels extends BrokenPicture {}

/** The picture as it is kept: at most 2400 px a side, upright, in sRGB, WebP, without metadata. @throws BrokenPicture */
export function normalise(bytes: Uint8Array): Promise<Normalised> {
	return inThread({ kind: "normalise", bytes }) as Promise<Normalised>;
}

/** A drawing (SVG) as a picture, its longer side 1200 px, kept as others are: nothing of its text is. @throws BrokenPicture */
export function draw(bytes: Uint8Array): Promise<Normalised> {
	return inThread({ kind: "draw", bytes }) as Promise<Normalised>;
}

/** Every file that pages show of a kept picture, cropped around its focus. */
export function cutFiles(bytes: Uint8Array, focus: Focus): Promise<PictureFile[]> {
	return inThread({ kind: "cut", bytes, focus }) as Promise<PictureFile[]>;
}

let last: Promise<unknown> = Promise.resolve();

/** One at a time: each takes a core and up to 300 MB. */
function inThread(job: Job) {
	const mine = last.then(() => run(job));
	last = mine.catch(() => {});
	return mine;
}

/** By the words of libvips, which has no others for it. */
const refusalOf = (failed: string) => new (failed.includes("pixel limit") ? TooManyPixels : BrokenPicture)(failed);

async function run(job: Job): Promise<Normalised | PictureFile[]> {
	// Loaded with the first picture: it is larger than all the rest.
	const { default: source } = await import("./encoder/thread?thread");
	const answer = await runInThread<Answer>(source, job, PATIENCE).catch((cause) => {
		throw cause instanceof ThreadEnded ? new BrokenPicture(cause.message, { cause }) : cause;
	});
	if ("done" in answer) return answer.done;
	throw refusalOf(answer.failed);
}
