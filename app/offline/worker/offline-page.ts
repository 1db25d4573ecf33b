import { LOCALES, type Locale, splitPath } from "#app/i18n/config.ts";
import { listSavedTickets } from "#app/offline/saved-tickets.ts";
import { pagesIn, startIn } from "./addresses.ts";
import { type Copy, readCopy } from "./copies.ts";
import { TEXTS } from "./texts.ts";

export async function offlinePage({ pathname }: URL): Promise<Response> {
	const { locale } = splitPath(pathname);
	const { title, lead, again, readable, nothing } = TEXTS[locale];
	const kept = await keptFor(locale);
	const { head, policy, logo } = kept[0] ? looksOf(kept[0].copy) : DEFAULT_LOOKS;
	const links = kept.map((page) => `<li>${linkTo(page, locale)}</li>`);
	const html = `<!DOCTYPE html>
<html lang="${locale}" data-theme="light"><head>${head}<title>${title}</title></head><body class="flex min-h-dvh flex-col">
<header class="bg-night text-snow [--focus-ring:var(--color-ice)]"><div class="page flex min-h-16 items-center"><a class="flex min-h-11 items-center gap-1.5 font-display xs:gap-2.5 text-[1.0625rem] font-bold tracking-[-0.02em]" href="${startIn(locale)}">${logo || TEXTS[locale].home}</a></div></header>
<main class="grow"><div class="pt-7 md:pt-12"><div class="page"><h1 class="title">${title}</h1>
<p class="lead mt-2 md:mt-3">${lead}</p><p class="mt-6"><a class="button bg-marigold text-marigold-ink" href="">${again}</a></p></div></div>
<div class="page section">${links.length > 0 ? `<h2 class="heading">${readable}</h2><ul class="mt-4">${links.join("")}</ul>` : `<p>${nothing}</p>`}</div></main></body></html>`;
	return new Response(html, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy } });
}

interface Kept {
	address: string;
	locale: Locale;
	copy: Copy;
}

/** The home page first, then tickets and pages; other languages only if there is nothing in this one. */
async function keptFor(locale: Locale): Promise<Kept[]> {
	const own = await keptIn(locale);
	const others = own.length > 0 ? [] : (await Promise.all(LOCALES.filter((other) => other !== locale).map(keptIn))).flat();
	const [start, ...pages] = own.length > 0 ? own : others;
	const tickets = await readKept(await listSavedTickets());
	return [...(start ? [start] : []), ...tickets, ...pages];
}

const keptIn = (locale: Locale) => readKept([startIn(locale), ...pagesIn(locale)]);

async function readKept(addresses: string[]): Promise<Kept[]> {
	const all = await Promise.all(addresses.map(async (address) => ({ address, locale: splitPath(address).locale, copy: await readCopy(address) })));
	return all.flatMap(({ copy, ...page }) => (copy ? [{ ...page, copy }] : []));
}

function linkTo({ address, locale, copy }: Kept, reader: Locale): string {
	const [title = address] = between(copy.html, "<title>", "</title>").split("|");
	const language = locale === reader ? "" : ` lang="${locale}" hreflang="${locale}"`;
	return `<a class="link inline-flex min-h-11 items-center" href="${address}"${language}>${address === startIn(locale) ? TEXTS[locale].home : title.trim()}</a>`;
}

function looksOf({ html, headers }: Copy): Looks {
	const name = between(html, '<span class="site-name">', "</span>");
	const before = html.split('<span class="site-name">', 1)[0] as string;
	const logo = name && before.slice(before.lastIndexOf("<img "));
	return { head: between(html, "<head>", "<title>"), logo: logo + name, policy: headers.get("Content-Security-Policy") ?? DEFAULT_LOOKS.policy };
}

function between(text: string, start: string, end: string): string {
	const from = text.indexOf(start);
	return from < 0 ? "" : (text.slice(from + start.length).split(end, 1)[0] as string);
}

interface Looks {
	head: string;
	logo: string;
	policy: string;
}

const DEFAULT_LOOKS: Looks = {
	head: `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>
:root{color-scheme:light dark;background:light-dark(#fbf6ee,#0a1a2c);color:light-dark(#13202e,#f4eee3);font:1.125rem/1.6 system-ui,sans-serif}
body{max-width:36rem;margin:0 auto;padding:8vh 1.25rem}
h1{font-size:2.25rem;line-height:1.15}
a{display:inline-block;padding:.5rem 0;color:light-dark(#b4472b,#ffab8c)}
</style>`,
	logo: "",
	policy: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
};
