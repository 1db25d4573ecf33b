import { setTimeout } from "node:timers/promises";
import { load, type Measured, median, ratio } from "./load.ts";
import { PUBLIC_ORIGIN, startOurs } from "./servers.ts";

/** What visitors send while others read: to which page, so many milliseconds after another, and with these fields. */
export interface Sent {
	path: string;
	every: number;
	fields: (count: number) => Record<string, string>;
}

/** Twenty a second. */
export const MESSAGES: Sent = {
	path: "/contact",
	every: 50,
	fields: (count) => ({ name: "Ana", email: "ana@example.com", subject: `Subject ${count}`, message: "Is there a lift?" }),
};

export interface Readers {
	calm: Measured;
	meanwhile: Measured;
	/** The rate meanwhile, by the calm one. */
	ofCalm: number;
	/** What was sent in a second. */
	sent: number;
}

/** How fast a page comes from memory while visitors send something, against nobody doing so, in turn. */
export async function measureReaders(folder: string, rounds: number, seconds: number, what: Sent): Promise<Readers> {
	const site = await startOurs(folder);
	const ask = () => load(site.pid, { url: `${site.origin}/`, headers: { "Accept-Encoding": "br" }, seconds, connections: 50 });
	await ask();
	const calm: Measured[] = [];
	const meanwhile: Measured[] = [];
	let sent = 0;
	for (let round = 0; round < rounds; round++) {
		calm.push(await ask());
		const sending = send(site.origin, what, () => sent++, sent);
		meanwhile.push(await ask());
		await sending.stop();
	}
	await site.stop();
	return { calm: median(calm), meanwhile: median(meanwhile), ofCalm: ratio(meanwhile, calm), sent: sent / (rounds * seconds) };
}

/** Sends forms until it is told to stop. `then` is told of each, with its number. */
export function send(origin: string, { path, every, fields }: Sent, then: (count: number) => void, from = 0) {
	let isOver = false;
	const sending = (async () => {
		for (let count = from + 1; !isOver; count++) {
			const next = setTimeout(every);
			const answer = await post(origin, path, fields(count), count);
			if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}.`);
			then(count);
			await next;
		}
	})();
	return {
		stop: async () => {
			isOver = true;
			await sending;
		},
	};
}

/** Sends one form, from a network address of its own. */
export function post(origin: string, path: string, fields: Record<string, string>, count: number): Promise<Response> {
	return fetch(origin + path, {
		method: "POST",
		redirect: "manual",
		headers: { Origin: PUBLIC_ORIGIN, "X-Forwarded-For": `10.${count >> 16}.${(count >> 8) % 256}.${count % 256}` },
		body: new URLSearchParams(fields),
	});
}
