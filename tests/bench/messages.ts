import { setTimeout } from "node:timers/promises";
import { load, type Measured, median, ratio } from "./load.ts";
import { PUBLIC_ORIGIN, startOurs } from "./servers.ts";

/** Interval in milliseconds. */
export interface Sent {
	path: string;
	every: number;
	fields: (count: number) => Record<string, string>;
}

/** Twenty per second. */
export const MESSAGES: Sent = {
	path: "/contact",
	every: 50,
	fields: (count) => ({ name: "Ana", email: "ana@example.com", subject: `Subject ${count}`, message: "Is there a lift?" }),
};

export interface Readers {
	calm: Measured;
	meanwhile: Measured;
	/** Divided by the rate without writes. */
	ofCalm: number;
	/** Requests per second. */
	sent: number;
}

/** Measures cached pages with and without concurrent writes, in turn. */
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

export function post(origin: string, path: string, fields: Record<string, string>, count: number): Promise<Response> {
	return fetch(origin + path, {
		method: "POST",
		redirect: "manual",
		headers: { Origin: PUBLIC_ORIGIN, "X-Forwarded-For": `10.${count >> 16}.${(count >> 8) % 256}.${count % 256}` },
		body: new URLSearchParams(fields),
	});
}
