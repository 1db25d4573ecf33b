import { LRUCache } from "lru-cache";
import { pictureIdIn } from "~/domain/picture/address";
import { readFile } from "~/domain/picture/queries.server";
import { requestContext } from "~/http/request-context.server";
import { keepThread } from "~/threads/run.server";
import { KINDS } from "~/ui/picture-kinds";
import { shareAddress } from "./address.server";
import type { Arch, ShareModel } from "./model";
import type { Job } from "./thread";

/** Bytes that are remembered, some 100 pictures: networks ask for a picture a few times, and keep it themselves. */
const REMEMBERED = 8 * 1024 * 1024;
/** Pictures that wait for their turn; each takes about a second. */
const LONGEST_QUEUE = 12;
/** Milliseconds. */
const PATIENCE = 30_000;
/** Megabytes of a thread's heap: what is young is collected early, since the allocator keeps most of what a thread once had. */
const LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 96 };

const known = new LRUCache<string, Uint8Array>({ maxSize: REMEMBERED, sizeCalculation: (bytes) => bytes.length });
let last: Promise<unknown> = Promise.resolve();
const drawing = new Map<string, Promise<Uint8Array>>();

/** Too many pictures are being drawn. */
export class TooManyPictures extends Error {}

/** A share picture as JPEG. The same model gives the same bytes. In a thread of its own, one after the other. @throws TooManyPictures, ThreadEnded */
export async function makeSharePicture(model: ShareModel): Promise<Uint8Array> {
	const key = shareAddress(model);
	const bytes = known.get(key) ?? (await drawing.get(key));
	if (bytes) return bytes;
	if (drawing.size >= LONGEST_QUEUE) throw new TooManyPictures("Too many share pictures are being drawn.");
	const mine = last.then(() => draw(model)).finally(() => drawing.delete(key));
	last = mine.catch(() => {});
	drawing.set(key, mine);
	const drawn = await mine;
	known.set(key, drawn);
	return drawn;
}

const drawInThread = keepThread<Job, Uint8Array>(async () => (await import("./thread?thread")).default, PATIENCE, { resourceLimits: LIMITS });

async function draw(model: ShareModel): Promise<Uint8Array> {
	return drawInThread({ model, picture: model.arch && (await readPicture(model.arch)) });
}

async function readPicture({ picture, kind }: Arch): Promise<Uint8Array | undefined> {
	const file = `${KINDS[kind].widths.at(-1)}.webp`;
	const id = pictureIdIn(picture);
	if (!id) return requestContext.getStore()?.readOwnFile?.(`${picture}-${file}`);
	const found = await readFile(id, file);
	return found && "bytes" in found ? found.bytes : undefined;
}
