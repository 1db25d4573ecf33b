import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Answer, PageCache } from "./page-cache";

const page = (words: string): Answer => ({ status: 200, headers: [["content-type", "text/html"]], body: Buffer.from(words.repeat(1000)) });
const keep = (cache: PageCache, key: string) => cache.make(key, "1", async () => page(key));

test("only what is asked for again is compressed as well as can be", async () => {
	const cache = new PageCache(1_000_000);
	await keep(cache, "once");
	await keep(cache, "twice");
	const again = () => cache.find("twice", "1")?.br?.body;
	await expect.poll(again).toBeDefined();
	expect(brotliDecompressSync(again() ?? Buffer.of()).equals(page("twice").body)).toBe(true);
	expect(cache.find("once", "1")?.br).toBeUndefined();
});

test("what is kept stays within the limit, however many ask for whatever, and is counted to the byte", async () => {
	const cache = new PageCache(100_000);
	const keys = Array.from({ length: 200 }, (_, index) => `search ${index}`);
	for (const key of keys) {
		await keep(cache, key);
		cache.find(key, "1");
		expect(cache.bytes).toBeLessThanOrEqual(100_000);
	}
	await expect.poll(() => keys.filter((key) => cache.find(key, "1")).every((key) => cache.find(key, "1")?.br)).toBe(true);
	const bodies = keys.flatMap((key) => {
		const { identity, gzip, br } = cache.find(key, "1") ?? {};
		return [identity, gzip, br].map((variant) => variant?.body.length ?? 0);
	});
	expect(cache.bytes).toBe(bodies.reduce((sum, length) => sum + length, 0));
	expect(cache.size).toBeGreaterThan(5);
});
