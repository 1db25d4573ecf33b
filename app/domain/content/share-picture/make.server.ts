import { LRUCache } from "lru-cache";
import { pictureIdIn } from "#app/domain/content/picture/address.ts";
import { readFile } from "#app/domain/content/picture/queries.server.ts";
import { requestContext } from "#app/runtime/request-context.server.ts";
import { KINDS } from "#app/ui/picture-kinds.ts";
import type { Arch, ShareModel } from "#app/ui/share-model.ts";
import { worker } from "#app/workers/run.server.ts";
import { shareAddress } from "./address.server.ts";
import type { Job } from "./worker.ts";

const MAX_CACHED_BYTES = 8 * 1024 * 1024;
/** Each takes about a second. */
const MAX_QUEUE = 12;
const LIMITS_MS = { timeout: 30_000, idleTimeout: 5_000 };

const known = new LRUCache<string, Uint8Array>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: (bytes) => bytes.length });
const drawing = new Map<string, Promise<Uint8Array>>();

export class TooManyPictures extends Error {}

/** Returns JPEG, the same bytes for the same model. Draws one at a time. @throws TooManyPictures, WorkerEnded */
export async function makeSharePicture(model: ShareModel): Promise<Uint8Array> {
	const key = shareAddress(model);
	const bytes = known.get(key) ?? (await drawing.get(key));
	if (bytes) return bytes;
	if (drawing.size >= MAX_QUEUE) throw new TooManyPictures("Too many share pictures are being drawn.");
	const mine = draw(model).finally(() => drawing.delete(key));
	drawing.set(key, mine);
	const drawn = await mine;
	known.set(key, drawn);
	return drawn;
}

const drawBeside = worker<Job, Uint8Array>(() => import("./worker.ts?bundle"), LIMITS_MS);

async function draw(model: ShareModel): Promise<Uint8Array> {
	return drawBeside({ kind: "share", model, picture: model.arch && (await readPicture(model.arch)) });
}

/** Returns JPEG on white in Base64, for documents. `address` is that of a scene without width and ending, or of a partner's logo. */
export async function jpegOf(address: string, kind: "scene" | "mark"): Promise<string | undefined> {
	const picture = kind === "mark" ? await readFrom(address, "mark.webp", address) : await readPicture({ picture: address, kind });
	return picture && Buffer.from(await drawBeside({ kind: "jpeg", picture })).toString("base64");
}

async function readPicture({ picture, kind }: Arch): Promise<Uint8Array | undefined> {
	const file = `${KINDS[kind].widths.at(-1)}.webp`;
	return readFrom(picture, file, `${picture}-${file}`);
}

/** `file` is one of an uploaded picture; the site's own has an address. */
async function readFrom(picture: string, file: string, ownAddress: string): Promise<Uint8Array | undefined> {
	const id = pictureIdIn(picture);
	if (!id) return requestContext.getStore()?.readOwnFile?.(ownAddress);
	const found = await readFile(id, file);
	return found && "bytes" in found ? found.bytes : undefined;
}
