import { type Attack, measure } from "./attack.ts";
import { startOurs } from "./servers.ts";

const CONCURRENCY = 16;
const ZONES = Intl.supportedValuesOf("timeZone");
const LANGUAGES = ["", "/es", "/sv"];

/** The nth address of its kind: a 404, a search, or the agenda in another time zone. */
const ADDRESSES = {
	"404s": (n: number) => `${LANGUAGES[n % 3]}/nothing/${n}`,
	searches: (n: number) => `${LANGUAGES[n % 3]}/search?q=word${n}`,
	"time zones": (n: number) => `${LANGUAGES[n % 3]}/agenda?day=${(n % 2) + 1}&zone=${ZONES[n % ZONES.length]}`,
};

export interface Flood extends Attack {
	requests: number;
}

/** Requests ever new addresses, each kind alone and then all in turn, for `seconds` each on a process of its own. */
export async function measureFloods(folder: string, seconds: number): Promise<Flood[]> {
	const kinds = Object.values(ADDRESSES);
	const mixed = (n: number) => (kinds[n % kinds.length] as (typeof kinds)[number])(n);
	const floods: Flood[] = [];
	for (const [what, addressOf] of Object.entries({ ...ADDRESSES, "all three": mixed })) {
		const site = await startOurs(folder);
		let requests = 0;
		const until = Date.now() + seconds * 1000;
		const ask = async () => {
			while (Date.now() < until) await (await fetch(site.origin + addressOf(requests++), { headers: { "Accept-Encoding": "br, gzip" } })).arrayBuffer();
		};
		const measured = await measure(site.pid, site.origin, async () => {
			await Promise.all(Array.from({ length: CONCURRENCY }, ask));
		});
		floods.push({ what, requests, ...measured });
		await site.stop();
	}
	return floods;
}
