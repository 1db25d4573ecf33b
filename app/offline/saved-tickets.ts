import { filesIn } from "#app/offline/worker/files.ts";
import { TICKETS } from "./names.ts";
import { packed } from "./packed.ts";

const store = () => caches.open(TICKETS);

export async function keepTicket(address: string): Promise<void> {
	const answer = await fetch(address, { credentials: "omit" });
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	const [kept, html] = [await store(), await answer.text()];
	const files = new Set(filesIn(html));
	for (const file of files) {
		const known = await kept.match(file, { ignoreVary: true });
		if (!known) await kept.add(new Request(file, { credentials: "omit" }));
		if (file.endsWith(".css")) for (const named of filesIn(await ((await kept.match(file, { ignoreVary: true })) as Response).text())) files.add(named);
	}
	await kept.put(address, packed(html, answer.headers));
}

export const isTicketKept = async (address: string) => (await caches.has(TICKETS)) && (await (await store()).match(address)) !== undefined;

export async function listKeptTickets(): Promise<string[]> {
	if (!(await caches.has(TICKETS))) return [];
	const addresses = (await (await store()).keys()).map(({ url }) => new URL(url).pathname);
	return addresses.filter((address) => /\/t\/[^/.]+$/.test(address));
}

export async function forgetTicket(address: string): Promise<void> {
	if (!(await isTicketKept(address))) return;
	await (await store()).delete(address);
	if ((await listKeptTickets()).length === 0) await caches.delete(TICKETS);
}
