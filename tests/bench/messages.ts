import { setTimeout } from "node:timers/promises";
import { load, type Measured, median, ratio } from "./load.ts";
import { PUBLIC_ORIGIN, startOurs } from "./servers.ts";

/** Milliseconds between two of twenty messages a second. */
const EVERY = 50;

export interface Readers {
	calm: Measured;
	meanwhile: Measured;
	/** The rate while messages come, by the calm one. */
	ofCalm: number;
	/** Messages that were sent in a second. */
	messages: number;
}

/** How fast a page comes from memory while visitors write to the organizers, against nobody doing so, in turn. */
export async function measureReaders(folder: string, rounds: number, seconds: number): Promise<Readers> {
	const site = await startOurs(folder);
	const ask = () => load(site.pid, { url: `${site.origin}/`, headers: { "Accept-Encoding": "br" }, seconds, connections: 50 });
	await ask();
	const calm: Measured[] = [];
	const meanwhile: Measured[] = [];
	let sent = 0;
	for (let round = 0; round < rounds; round++) {
		calm.push(await ask());
		const messages = sendMessages(site.origin, EVERY, () => sent++, sent);
		meanwhile.push(await ask());
		await messages.stop();
	}
	await site.stop();
	return { calm: median(calm), meanwhile: median(meanwhile), ofCalm: ratio(meanwhile, calm), messages: sent / (rounds * seconds) };
}

/** Sends messages by the form until it is told to stop. `then` is told of each, with its number. */
export function sendMessages(origin: string, every: number, then: (count: number) => void, from = 0) {
	let isOver = false;
	const sending = (async () => {
		for (let count = from + 1; !isOver; count++) {
			const next = setTimeout(every);
			const answer = await fetch(`${origin}/contact`, {
				method: "POST",
				redirect: "manual",
				headers: { Origin: PUBLIC_ORIGIN, "X-Forwarded-For": `10.${count >> 16}.${(count >> 8) % 256}.${count % 256}` },
				body: new URLSearchParams({ name: "Ana", email: "ana@example.com", subject: `Subject ${count}`, message: "Is there a lift?" }),
			});
			if (answer.status >= 400) throw new Error(`A message was answered ${answer.status}.`);
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
