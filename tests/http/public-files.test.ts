import { expect, test } from "vitest";
import { plainAddress } from "../support/html.ts";
import { reader } from "../support/reader.ts";

const { get } = reader;

const PAGES = [
	"/",
	"/es/about",
	"/sv/regions?tab=latam",
	"/speakers",
	"/workshops",
	"/workshops/eyes-under-water",
	"/news",
	"/venue",
	"/practical",
	"/partners",
	"/admin/login",
];
const OWN = /\/[a-z0-9/.-]+\.(?:avif|webp|svg|png|ico|jpg|webm|mp4|woff2)\b/g;

test("fonts and the site's own pictures are named by their content, cached for a year, and available at their plain addresses too", async () => {
	const pages = await Promise.all(PAGES.map(async (path) => (await get(path)).text()));
	const [stylesheet = ""] = /\/assets\/[^"]+\.css/.exec(pages[0] ?? "") ?? [];
	const addresses = [...new Set([...pages, await (await get(stylesheet)).text()].flatMap((text) => text.match(OWN) ?? []))].filter(
		(address) => !address.startsWith("/og/"),
	);
	const plain = addresses.map(plainAddress);
	expect(addresses.filter((_, index) => !plain[index])).toEqual([]);
	for (const kind of ["/fonts/", "/images/speakers/", "/images/workshops/", "/images/countries/", "/images/partners/", "/video/", "/favicon"])
		expect([kind, plain.some((address) => address?.startsWith(kind))]).toEqual([kind, true]);

	const answers = await Promise.all(
		addresses.map(async (address, index) => {
			const [named, old] = await Promise.all([get(address), get(plain[index] as string)]);
			const isSame = Buffer.from(await named.arrayBuffer()).equals(Buffer.from(await old.arrayBuffer()));
			return [address, named.status, named.headers.get("cache-control"), old.status, old.headers.get("cache-control"), isSame];
		}),
	);
	expect(answers).toEqual(addresses.map((address) => [address, 200, "public, max-age=31536000, immutable", 200, "public, max-age=3600", true]));
});
