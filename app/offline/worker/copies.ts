import { compressedResponse } from "#app/offline/compressed-response.ts";
import { COPIES, TICKETS } from "#app/offline/names.ts";
import { addressOfCopy, personalQueryOf } from "./addresses.ts";

const PRIVATE = /no-store|private/;

const store = () => caches.open(COPIES);

export const FILE = /^\/(?:assets|pictures)\//;

export interface Copy {
	html: string;
	headers: Headers;
	made: Date;
}

/** Requests the page without cookies. @returns undefined if there is none or it is private @throws if the site cannot be reached or fails */
export async function savePage(address: string): Promise<string | undefined> {
	const answer = await fetch(address, { credentials: "omit", redirect: "manual", priority: "low" });
	if (answer.status >= 500) throw new Error(`${address}: ${answer.status}`);
	const { headers } = answer;
	if (!answer.ok || !headers.get("Content-Type")?.startsWith("text/html") || PRIVATE.test(headers.get("Cache-Control") ?? "")) {
		await (await store()).delete(address);
		return undefined;
	}
	const html = await answer.text();
	await (await store()).put(address, compressedResponse(html, headers));
	return html;
}

export async function findNearestCopy(url: URL): Promise<string | undefined> {
	for (const address of [addressOfCopy(url), url.pathname]) if (await caches.match(address)) return address;
	return undefined;
}

export async function readCopy(address: string): Promise<Copy | undefined> {
	const found = await caches.match(address);
	if (!found?.body) return undefined;
	const { headers, body } = found;
	return { html: await new Response(body.pipeThrough(new DecompressionStream("gzip"))).text(), headers, made: new Date(headers.get("Date") ?? 0) };
}

/** Saves only the last values. Another selection of sessions, such as a friend's, must not be answered with them. */
export async function savePersonalData(page: URL, values: Response): Promise<void> {
	const address = ownAddress(page);
	if (!address || PRIVATE.test(values.headers.get("Cache-Control") ?? "")) return;
	const kept = await store();
	await kept.delete(address, { ignoreSearch: true });
	await kept.put(address, values);
}

export async function findPersonalData(page: URL): Promise<Response | undefined> {
	const address = ownAddress(page);
	return address ? (await store()).match(address, { ignoreVary: true }) : undefined;
}

function ownAddress(page: URL): string | undefined {
	const own = personalQueryOf(page);
	return own === undefined ? undefined : `${page.pathname}.data?${own}`;
}

export const findFile = async (address: string) => (await store()).match(address, { ignoreVary: true });

export const findAnyFile = (address: string) => caches.match(address, { ignoreVary: true });

/** A missing file leaves the page poorer, but not wrong. */
export async function saveFile(address: string): Promise<Response | undefined> {
	const known = await findFile(address);
	if (known) return known;
	const answer = await fetch(address, { credentials: "omit", priority: "low" });
	if (!answer.ok) return undefined;
	await (await store()).put(address, answer.clone());
	return answer;
}

export async function listSaved(): Promise<{ pages: string[]; files: string[] }> {
	const kept = (await (await store()).keys()).map(({ url }) => new URL(url));
	const addresses = (pattern: RegExp) => kept.filter(({ pathname }) => pattern.test(pathname)).map(({ pathname, search }) => pathname + search);
	return { files: addresses(FILE), pages: addresses(/^[^.]*$/) };
}

export async function deleteCopies(addresses: string[]): Promise<void> {
	const kept = await store();
	await Promise.all(addresses.map((address) => kept.delete(address)));
}

export async function deleteOldCaches(): Promise<void> {
	await deleteCaches((name) => name !== COPIES && name !== TICKETS);
}

export const deleteAllCaches = () => deleteCaches(() => true);

async function deleteCaches(which: (name: string) => boolean): Promise<void> {
	await Promise.all((await caches.keys()).filter(which).map((name) => caches.delete(name)));
}
