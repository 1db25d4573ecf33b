import { mkdtempSync } from "node:fs";
import path from "node:path";
import { middle } from "./load.ts";
import { ask } from "./recorded.ts";
import { PUBLIC_ORIGIN, startOurs } from "./servers.ts";

const REPETITIONS = 9;
/** Requests, 50 ms apart, after which the compression has settled. */
const MAX_REQUESTS = 60;

/** Bytes, and milliseconds until the last byte. */
export interface Weight {
	path: string;
	bytes: number;
	/** Undefined if uncompressed. */
	gzip: number | undefined;
	brotli: number | undefined;
	cold: number;
	/** Median. */
	cached: number;
}

const SESSIONS = "desert-fuel,sowing-water,workshop-hear-the-leak";
const IN_EACH_LANGUAGE = [
	...["", "/about", "/regions", "/venue", "/practical", "/partners", "/partners/prospectus", "/tickets", "/contact", "/newsletter", "/terms"],
	...["/agenda", "/agenda?view=grid", "/agenda?view=print", "/agenda?zone=Europe/Stockholm", "/agenda/desert-fuel"],
	...["/my-agenda", `/my-agenda?sessions=${SESSIONS}`, "/speakers", "/speakers/astrid-lindqvist", "/workshops", "/workshops/hear-the-leak"],
	...["/news", "/news/early-bird-tickets", "/search?q=agua", "/search/suggestions?q=agu", "/api"],
	...["/agenda.ics", "/agenda.ics?day=1", "/agenda/desert-fuel.ics", `/agenda.ics?sessions=${SESSIONS}`],
	...["/agenda.csv", "/schedule.json", "/schedule.xml", "/news.rss", "/news.atom", "/news.json", "/manifest.webmanifest"],
	...["/schedule.pdf", "/prospectus.pdf", "/guides/nordics.pdf", "/guides/latin-america.pdf"],
];
const IN_NONE = ["/api/agenda", "/api/speakers", "/api/workshops", "/api/openapi.json", "/sitemap.xml", "/llms.txt", "/service-worker.js"];
const PICTURED = ["/agenda", "/agenda/desert-fuel", "/speakers/astrid-lindqvist"];

/** Measures size and time of each kind of response, in Spanish, after the process has served each in Swedish. */
export async function measureWeights(folder: string): Promise<Weight[]> {
	const { origin, stop } = await startOurs(mkdtempSync(path.join(folder, "weights-")));
	for (const kind of IN_EACH_LANGUAGE) await ask(`${origin}/sv${kind}`);
	const weights: Weight[] = [];
	for (const kind of [...IN_EACH_LANGUAGE.map((kind) => `/es${kind}`), ...IN_NONE]) weights.push(await weigh(origin, kind));
	for (const page of PICTURED) weights.push(await weigh(origin, await sharePictureOf(origin, `/es${page}`)));
	await stop();
	return weights;
}

async function sharePictureOf(origin: string, page: string): Promise<string> {
	const { bytes } = await ask(origin + page, "identity");
	return /og:image" content="([^"]+)"/.exec(bytes.toString())?.[1]?.replace(PUBLIC_ORIGIN, "") ?? "";
}

async function weigh(origin: string, kind: string): Promise<Weight> {
	const timed = async (encoding: string) => {
		const start = performance.now();
		const answer = await ask(origin + kind, encoding);
		if (answer.status !== 200) throw new Error(`${kind} was answered ${answer.status}.`);
		return { ...answer, time: performance.now() - start };
	};
	const compressedTo = ({ headers, bytes }: Awaited<ReturnType<typeof ask>>, encoding: string) =>
		headers.some(([name, value]) => name.toLowerCase() === "content-encoding" && value === encoding) ? bytes.length : undefined;
	const first = await timed("gzip");
	const gzip = compressedTo(first, "gzip");
	let brotli: number | undefined;
	for (let asks = 0; gzip && !brotli && asks < MAX_REQUESTS; asks += 1) {
		brotli = compressedTo(await timed("br"), "br");
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	const again: number[] = [];
	for (let time = 0; time < REPETITIONS; time += 1) again.push((await timed("br, gzip")).time);
	return { path: kind, bytes: (await timed("identity")).bytes.length, gzip, brotli, cold: first.time, cached: middle(again) };
}
