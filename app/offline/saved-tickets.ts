import { filesIn } from "#app/offline/worker/files.ts";
import { compressedResponse } from "./compressed-response.ts";
import { TICKETS } from "./names.ts";

const store = () => caches.open(TICKETS);

export async function saveTicket(address: string): Promise<void> {
	const answer = await fetch(address, { credentials: "omit" });
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	const [kept, html] = [await store(), await answer.text()];
	const files = new Set(filesIn(html));
	for (const file of files) {
		const known = await kept.match(file, { ignoreVary: true });
		if (!known) await kept.add(new Request(file, { credentials: "omit" }));
		if (file.endsWith(".css")) for (const named of filesIn(await ((await kept.match(file, { ignoreVary: true })) as Response).text())) files.add(named);
	}
	await kept.put(address, compressedResponse(html, answer.headers));
}

/** Returns the HTML of its page. */
export async function readSavedTicket(address: string): Promise<string | undefined> {
	const body = (await (await store()).match(address))?.body;
	return body ? new Response(body.pipeThrough(new DecompressionStream("gzip"))).text() : undefined;
}

export const isTicketSaved = async (address: string) => (await caches.has(TICKETS)) && (await (await store()).match(address)) !== undefined;

export async function listSavedTickets(): Promise<string[]> {
	if (!(await caches.has(TICKETS))) return [];
	const addresses = (await (await store()).keys()).map(({ url }) => new URL(url).pathname);
	return addresses.filter((address) => /\/t\/[^/.]+$/.test(address));
}

export async function deleteSavedTicket(address: string): Promise<void> {
	if (!(await isTicketSaved(address))) return;
	await (await store()).delete(address);
	if ((await listSavedTickets()).length === 0) await caches.delete(TICKETS);
}
