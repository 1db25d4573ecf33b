import { brotliCompressSync, constants } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { splitPath } from "#app/i18n/config.ts";
import routes from "#app/routes.ts";
import { PAGES } from "../e2e/pages.ts";
import { jsonLdOf, parse } from "../support/html.ts";
import { visitorOf } from "../support/http.ts";
import { oneIn, times } from "../support/length.ts";
import { reader, sharedSite } from "../support/reader.ts";
import { startSite } from "../support/running-site.ts";
import { ofEachKind, pathsIn } from "../support/sitemap.ts";
import { news } from "../support/summit/news.ts";
import { sessions } from "../support/summit/program.ts";
import { speakers } from "../support/summit/speakers.ts";

const { origin } = sharedSite;
const { get } = reader;

/** Bytes of HTML in brotli. */
const MAX_PAGE_BYTES = 18_000;

/** Pages that only emails link to, or that redirect. */
const UNLISTED = ["/newsletter/confirm", "/newsletter/unsubscribe", "/search", "/tickets/order", "/orders"];

interface Visited {
	path: string;
	html: string;
	document: Document;
}

interface BreadcrumbList {
	"@type": string;
	itemListElement: { position: number; name: string; item: string }[];
}

/** How many pages of one kind, such as speakers, are read in each language. */
const OF_ONE_KIND = times(2, 4);

/** How many links to such pages are followed. */
const MAX_LINKS = times(4, Infinity);

const paths: string[] = [];
const visited: Visited[] = [];

beforeAll(async () => {
	paths.push(...pathsIn(await (await get("/sitemap.xml")).text()));
	for (const path of ofEachKind(paths, OF_ONE_KIND)) {
		const html = await (await get(path)).text();
		visited.push({ path, html, document: parse(html) });
	}
});

const exceptions = (found: (page: Visited) => unknown) => visited.map((page) => [page.path, found(page)]).filter(([, result]) => result !== undefined);

const layout = (await routes).find(({ file }) => file === "routes/site/layout.tsx");
const pages = (layout?.children?.[0]?.children ?? []).map(({ index, path }) => (index ? "/" : `/${path}`));
const asPattern = (path: string) => new RegExp(`^${path.replace(".", "\\.").replace(/:\w+/, "[^/.]+")}$`);

test("browser tests visit an address of every kind of page", () => {
	const isLookedAt = (path: string) => PAGES.some((address) => asPattern(path).test(address.split("?")[0] ?? ""));
	const elsewhere = [
		"/newsletter/confirm",
		"/news/preview/:key",
		"/orders/:code/:secret",
		"/orders/:code/:secret/again",
		"/orders/:code/:secret/card",
		"/orders/:code/:secret/cancel",
		"/orders/:code/:secret/checkout",
		"/orders/:code/:secret/erasure",
		"/orders/:code/:secret/invoice-data",
		"/orders/:code/:secret/tickets/:ticket",
		"/orders/:code/:secret/tickets/:ticket/workshops",
		"/orders/:code/:secret/transfer",
		"/orders/:code/:secret/workshops/:ticket",
		"/t/:secret",
		"/t/:secret/hand-on",
		"/t/:secret/meetings",
		"/t/:secret/people",
		"/t/:secret/profile",
		"/t/:secret/workshops",
		"/t/:secret/workshops/order",
		"/*",
	];
	expect(pages.filter((path) => !elsewhere.includes(path) && !isLookedAt(path))).toEqual([]);
});

const standAlone = pages.filter((path) => !/[:*]/.test(path) && !UNLISTED.includes(path));
const inEachLanguage = (path: string) => [path, `/es${path}`, `/sv${path}`].map((address) => address.replace(/(.)\/$/, "$1"));

test("the sitemap names every page of the route table in three languages, every session, speaker, workshop and article", () => {
	expect(standAlone.flatMap(inEachLanguage).filter((path) => !paths.includes(path))).toEqual([]);
	expect(paths).toHaveLength(3 * (standAlone.length + sessions.length + speakers.length + news.length));
});

test("a link or form of some other page leads to every page of the route table, in its language", () => {
	const linked = visited.flatMap(({ path, document }) => {
		const addresses = [...document.querySelectorAll("a[href], form[action]")].map(
			(element) => new URL(element.getAttribute("href") ?? element.getAttribute("action") ?? "", origin + path),
		);
		return addresses.flatMap(({ origin: to, pathname }) => (to === origin && splitPath(pathname).path !== splitPath(path).path ? [pathname] : []));
	});
	expect(standAlone.flatMap(inEachLanguage).filter((path) => !linked.includes(path))).toEqual([]);
});

test("every page declares its language and has one h1, a description and its own canonical address", () => {
	const wrong = exceptions(({ path, document }) => {
		const language = path.match(/^\/(es|sv)\b/)?.[1] ?? "en";
		const description = document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
		const canonical = new URL(document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "http://none").pathname;
		const facts = [document.documentElement.lang, document.querySelectorAll("h1").length, description.length >= 40 && description.length <= 160, canonical];
		return JSON.stringify(facts) === JSON.stringify([language, 1, true, path]) ? undefined : [...facts, description];
	});
	expect(wrong).toEqual([]);
});

test("every section and article has a heading of its own, the only one of its level", () => {
	const wrong = exceptions(({ document }) => {
		const bare = [...document.querySelectorAll("section, article")].filter((part) => {
			const [first, ...others] = [...part.querySelectorAll("h1, h2, h3, h4")].filter((heading) => heading.closest("section, article") === part);
			return !first || others.some(({ tagName }) => tagName <= first.tagName);
		});
		return bare.length > 0 ? bare.map((part) => part.outerHTML.slice(0, 120)) : undefined;
	});
	expect(wrong).toEqual([]);
});

describe.each(["title", 'meta[name="description"]'])("%s", (selector) => {
	test("is unique in each language", () => {
		const seen = new Map<string, string>();
		const repeated = exceptions(({ path, document }) => {
			const element = document.querySelector(selector);
			const key = `${document.documentElement.lang} ${element?.getAttribute("content") ?? element?.textContent}`;
			const earlier = seen.get(key);
			seen.set(key, path);
			return earlier;
		});
		expect(repeated).toEqual([]);
	});
});

test("no page shows a translation key, an unfilled placeholder or a programming term", () => {
	// The sources of scripts contain such words.
	const shown = ({ body }: Document) => Array.from(body.querySelectorAll(":scope > :not(script)"), ({ textContent }) => textContent).join(" ");
	expect(exceptions(({ document }) => shown(document).match(/{{|\bundefined\b|\bNaN\b|\[object|\b(labels|counts|common)\.\w+/)?.[0])).toEqual([]);
});

test("every page except the homes has breadcrumbs, in its language and to existing pages", () => {
	const wrong = exceptions(({ path, document }) => {
		const home = path.match(/^\/(es|sv)\b/)?.[0] ?? "/";
		const lists = (jsonLdOf(document) as BreadcrumbList[]).filter((thing) => thing["@type"] === "BreadcrumbList");
		if (path === home) return lists.length === 0 ? undefined : lists;
		const [{ itemListElement: steps } = { itemListElement: [] }] = lists;
		const way = steps.map(({ item }) => item.replace(origin, ""));
		const climbs = way.every((step, index) => paths.includes(step) && (index < 2 || step.startsWith(`${way[index - 1]}/`)));
		const right = lists.length === 1 && way.length > 1 && way[0] === home && way.at(-1) === path && climbs;
		return right && steps.every(({ name, position }, index) => name && position === index + 1) ? undefined : steps;
	});
	expect(wrong).toEqual([]);
});

test("headings never skip a level", () => {
	const skipping = exceptions(({ document }) => {
		const levels = [...document.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName[1]));
		return levels.find((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
	});
	expect(skipping).toEqual([]);
});

test("every internal link leads to a page, every anchor to an element, every picture exists", async () => {
	const addresses = new Set(
		visited.flatMap(({ path, document }) =>
			[...document.querySelectorAll("a[href], img[src], link[rel=stylesheet], source[srcset], use")]
				.flatMap((element) => [
					element.getAttribute("href"),
					element.getAttribute("src"),
					...(element.getAttribute("srcset") ?? "").split(",").map((part) => part.trim().split(" ")[0]),
				])
				.filter((address) => address && /^[/#?]/.test(address))
				.map((address) => new URL(address as string, `http://site${path}`).href.replace("http://site", "")),
		),
	);
	const broken: string[] = [];
	const byPath = Map.groupBy(addresses, (address) => address.split("#")[0] ?? "");
	for (const path of ofEachKind([...byPath.keys()], MAX_LINKS)) {
		const response = await get(path);
		const body = await response.text();
		for (const address of byPath.get(path) ?? []) {
			const hash = address.split("#")[1];
			if (response.status !== 200 || (hash && !body.includes(`id="${decodeURIComponent(hash)}"`))) broken.push(`${response.status} ${address}`);
		}
	}
	expect(broken).toEqual([]);
});

/** Emails or scripts link to them, pages do not. */
const UNLINKED = ["/newsletter/confirm", "/newsletter/unsubscribe", "/newsletter/subscription", "/search/suggestions"];

test("every page and file without a secret is linked from a page of another kind", async () => {
	const files = (await routes).flatMap(({ path = "", children }) => (path.startsWith(":lang?/") && !children ? [path.replace(":lang?", "")] : []));
	const kinds = [...pages, ...files].filter((path) => !/:(secret|key)|\*/.test(path)).map((path) => [path, asPattern(path)] as const);
	const kindOf = (path: string) => kinds.find(([, pattern]) => pattern.test(splitPath(path).path))?.[0];
	const linked = visited.flatMap(({ path, document }) => {
		const targets = [...document.querySelectorAll("[href], [action], [formaction]")].flatMap((element) =>
			["href", "action", "formaction"].flatMap((name) => element.getAttribute(name) ?? []),
		);
		return targets.flatMap((target) => (target.startsWith("/") ? kindOf(new URL(target, origin).pathname) : [])).filter((kind) => kind !== kindOf(path));
	});
	expect(kinds.flatMap(([path]) => (linked.includes(path) || UNLINKED.includes(path) ? [] : [path]))).toEqual([]);
});

/** Bytes in brotli; slow at the highest level, so that pages under the limit without it are skipped. */
function weightOf(html: string): number {
	const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
	return quick > MAX_PAGE_BYTES ? brotliCompressSync(html).length : quick;
}

test("every page weighs at most 18 KB, also the longest with a day chosen, and home with the sample", async () => {
	const sample = await startSite({ SAMPLE_CONTENT: "true" });
	const longest = oneIn(3, ["/", "/es", "/sv"], 1).flatMap((home) => [home, `${home}?day=1`, `${home}?day=2`]);
	const read = async (from: typeof sharedSite, path: string) => ({ path, html: await (await visitorOf(from).get(path)).text() });
	const pages = [...visited, ...(await Promise.all([sharedSite, sample].flatMap((from) => longest.map((path) => read(from, path)))))];
	await sample.stop();
	expect(pages.flatMap(({ path, html }) => (weightOf(html) > MAX_PAGE_BYTES ? [[path, weightOf(html)]] : []))).toEqual([]);
});
