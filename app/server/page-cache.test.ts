import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { ContentState } from "#db/table-versions.ts";
import { times } from "../../tests/support/length.ts";
import { type Answer, PageCache } from "./page-cache.ts";

const contentState = (speaker = 0, partner = 0): ContentState => ({ versions: new Map(Object.entries({ speaker, partner })) });
const STATE = contentState();
const page = (words: string, status = 200, tables = ["speaker"]): Answer => ({
	status,
	headers: [["content-type", "text/html"]],
	body: Buffer.from(words.repeat(1000)),
	tables,
});
const keep = (cache: PageCache, key: string, words = key) => cache.make(key, STATE, async () => page(words));
const ask = (cache: PageCache, key: string, times: number) => {
	for (let count = 0; count < times; count++) cache.find(key, STATE);
};

test("only frequent responses get the best compression", async () => {
	const cache = new PageCache(1_000_000);
	await Promise.all(["thrice", "often"].map((key) => keep(cache, key)));
	ask(cache, "thrice", 2);
	ask(cache, "often", 3);
	const compressed = () => cache.find("often", STATE)?.br?.body;
	await expect.poll(compressed).toBeDefined();
	expect(brotliDecompressSync(compressed() ?? Buffer.of()).equals(page("often").body)).toBe(true);
	expect(cache.find("thrice", STATE)?.br).toBeUndefined();
});

test("frequent requests for many pages do not lengthen the compression queue", async () => {
	const cache = new PageCache(100_000_000);
	const keys = Array.from({ length: 400 }, (_, index) => `search ${index}`);
	for (const key of keys) await keep(cache, key);
	for (const key of keys) ask(cache, key, 5);
	await expect.poll(() => cache.waiting).toBe(0);
	expect(keys.filter((key) => cache.find(key, STATE)?.br)).toEqual(keys.slice(0, 16));
});

test("the cache stays within its limit, long addresses included", async () => {
	const cache = new PageCache(1_000_000);
	for (let index = 0; index < 1000; index++) await keep(cache, `${"x".repeat(4000)}${index}`, "x");
	expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
	expect([cache.size > 100, cache.size < 200]).toEqual([true, true]);
});

test("personal responses are rendered alike, but not stored", async () => {
	const cache = new PageCache(1_000_000);
	const made = await cache.make("mine", STATE, async () => page("mine"), { isKept: false });
	expect(made).toMatchObject({ gzip: {}, identity: {} });
	expect([cache.find("mine", STATE), cache.size]).toEqual([undefined, 0]);
});

test("a response with a query is stored on its second request", async () => {
	const cache = new PageCache(1_000_000);
	for (const size of [0, 1, 1]) {
		await keep(cache, "/search?q=wind");
		expect(cache.size).toBe(size);
	}
	for (let index = 0; index < times(2000, 20_000); index++) await keep(cache, `/search?q=once${index}`, "x");
	expect(cache.size).toBe(1);
});

test("compressed bodies do not keep larger buffers in memory", async () => {
	const cache = new PageCache(1_000_000);
	await keep(cache, "page");
	ask(cache, "page", 3);
	const sizes = () => [cache.find("page", STATE)?.gzip?.body, cache.find("page", STATE)?.br?.body].map((body) => body && body.buffer.byteLength - body.length);
	await expect.poll(sizes).toEqual([0, 0]);
});

test("a page requested repeatedly outlives pages requested once", async () => {
	const cache = new PageCache(200_000);
	await keep(cache, "home");
	for (let index = 0; index < 500; index++) {
		await keep(cache, `search ${index}`);
		ask(cache, "home", 1);
	}
	expect(cache.find("home", STATE)).toBeDefined();
	expect(cache.find("search 0", STATE)).toBeUndefined();
});

test("responses with another status than expected are not stored", async () => {
	const cache = new PageCache(200_000);
	await cache.make("/nothing", STATE, async () => page("x", 404));
	expect([cache.size, cache.bytes]).toEqual([0, 0]);
});

test("a change of a table expires the responses made from it", async () => {
	const cache = new PageCache(200_000);
	await keep(cache, "speakers");
	const states = { "nothing changed": STATE, "another table": contentState(0, 1), "its table": contentState(1, 1) };
	expect(Object.entries(states).map(([what, state]) => [what, cache.find("speakers", state) !== undefined])).toEqual([
		["nothing changed", true],
		["another table", true],
		["its table", false],
	]);
});

test("a response expires at holdsUntil; an equal new one keeps its tag and compressed forms", async () => {
	let now = 0;
	const cache = new PageCache(200_000, () => now);
	const until = (holdsUntil: number) => async () => ({ ...page("agenda"), holdsUntil });
	await cache.make("agenda", STATE, until(10));
	ask(cache, "agenda", 3);
	await expect.poll(() => cache.find("agenda", STATE)?.br).toBeDefined();
	const { tag, br } = cache.find("agenda", STATE) ?? {};
	now = 9;
	expect(cache.find("agenda", STATE)).toBeDefined();
	now = 10;
	expect(cache.find("agenda", STATE)).toBeUndefined();
	await cache.make("agenda", STATE, until(20));
	expect(cache.find("agenda", STATE)).toMatchObject({ tag, br });
	now = 20;
	expect(cache.find("agenda", STATE)).toBeUndefined();
});

test("a request after holdsUntil does not share a rendering begun before it", async () => {
	let now = 9;
	const cache = new PageCache(200_000, () => now);
	const first = Promise.withResolvers<Answer>();
	const begun = cache.make("agenda", STATE, () => first.promise);
	now = 10;
	const later = ["one", "other"].map((words) => cache.make("agenda", STATE, async () => ({ ...page(words), holdsUntil: 20 })));
	first.resolve({ ...page("old"), holdsUntil: 10 });
	const words = async (made: typeof begun) => {
		const entry = await made;
		return "identity" in entry && entry.identity.body.subarray(0, 3).toString();
	};
	expect(await Promise.all([begun, ...later].map(words))).toEqual(["old", "one", "one"]);
});

test("responses made from a table without a version are not stored", async () => {
	const cache = new PageCache(200_000);
	await cache.make("messages", STATE, async () => page("x", 200, ["speaker", "contact_message"]));
	expect(cache.size).toBe(0);
});
