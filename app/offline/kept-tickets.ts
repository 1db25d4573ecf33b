import { filesIn } from "#app/offline/worker/files.ts";
import { TICKETS } from "./names.ts";
import { packed } from "./packed.ts";

/** Tickets that their holder asked this browser to keep. Nothing keeps one by itself. */
const store = () => caches.open(TICKETS);

/**
 * Keeps a ticket's page as it is now, with the files that it needs.
 *
 * @throws where the site cannot be reached, or the ticket is none any more
 */
export async function keepTicket(address: string): Promise<void> {
	const answer = await fetch(address, { credentials: "omit" });
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	const [kept, html] = [await store(), await answer.text()];
	const files = new Set(filesIn(html));
	for (const file of files) {
		const known = await kept.match(file, { ignoreVary: true });
		if (!known) await kept.add(new Request(file, { credentials: "omit" }));
		// Stylesheets name further files.
		if (file.endsWith(".css")) for (const named of filesIn(await ((await kept.match(file, { ignoreVary: true })) as Response).text())) files.add(named);
	}
	await kept.put(address, packed(html, answer.headers));
}

export const isTicketKept = async (address: string) => (await caches.has(TICKETS)) && (await (await store()).match(address)) !== undefined;

/** Addresses of all that are kept, without those of their files. */
export async function listKeptTickets(): Promise<string[]> {
	if (!(await caches.has(TICKETS))) return [];
	const addresses = (await (await store()).keys()).map(({ url }) => new URL(url).pathname);
	return addresses.filter((address) => /\/t\/[^/.]+$/.test(address));
}

/** Files go with the last ticket. */
export async function forgetTicket(address: string): Promise<void> {
	if (!(await isTicketKept(address))) return;
	await (await store()).delete(address);
	if ((await listKeptTickets()).length === 0) await caches.delete(TICKETS);
}
