import { type Locale, splitPath } from "~/i18n/config";
import { offline as en } from "~/i18n/locales/en/offline";
import { offline as es } from "~/i18n/locales/es/offline";
import { offline as sv } from "~/i18n/locales/sv/offline";
import { listKeptTickets } from "../kept-tickets";
import { NOTICE_SCRIPT } from "../names";
import { pagesIn, startIn } from "./addresses";
import { type Copy, readCopy } from "./copies";

const TEXTS: Record<Locale, typeof en> = { en, es, sv };
const NOTICE_ID = "offline-notice";

/** Takes the notice away once the page shows something else, which then is no copy. */
export const noticeScript = `{
const at=()=>location.pathname+location.search,here=at(),
watch=setInterval(()=>{if(at()!==here){clearInterval(watch);document.getElementById("${NOTICE_ID}")?.remove()}},300)
}`;

/** A copy as the answer to a request, with a notice that it is one. It stands where React, which does not know it, lets it be. */
export function copyAnswer({ html, headers, made }: Copy, { pathname }: URL): Response {
	const { locale } = splitPath(pathname);
	const { title, copyFrom, again } = TEXTS[locale];
	const notice = `<aside id="${NOTICE_ID}" aria-label="${title}" class="no-print sticky bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-6 border-t border-line-strong bg-gold-ground px-5 text-small text-gold">
<p role="status" class="py-2">${copyFrom.replace("{{time}}", `<time datetime="${made.toISOString()}" class="font-semibold">${wordsFor(made, locale)}</time>`)}</p>
<a class="inline-flex min-h-11 items-center font-semibold underline underline-offset-4" href="">${again}</a>
</aside><script src="${NOTICE_SCRIPT}"></script>`;
	return new Response(
		html.replace("</body>", (end) => notice + end),
		{ headers },
	);
}

/** By the device's own clock: `November 20 at 14:05` · `20 de noviembre, 14:05` · `20 november kl. 14:05`. */
function wordsFor(time: Date, locale: Locale): string {
	return time.toLocaleString(TEXTS[locale].language, { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** What is shown where nothing else is there: it needs no file, and names what can be read. */
export async function offlinePage({ pathname }: URL): Promise<Response> {
	const { locale } = splitPath(pathname);
	const text = TEXTS[locale];
	const addresses = [...(await listKeptTickets()), startIn(locale), ...pagesIn(locale)];
	const kept = await Promise.all(addresses.map(async (address) => ({ address, copy: await readCopy(address) })));
	const links = kept.flatMap(({ address, copy }) => {
		const [, title] = /<title>([^<|]+)/.exec(copy?.html ?? "") ?? [];
		return title ? `<li><a href="${address}">${title}</a></li>` : [];
	});
	const html = `<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}</title><style>
:root{color-scheme:light dark;background:light-dark(#fbf6ee,#0d2136);color:light-dark(#13202e,#f4eee3);font:1.125rem/1.6 system-ui,sans-serif}
body{max-width:36rem;margin:0 auto;padding:12vh 1.25rem}
h1{font-size:2.25rem;line-height:1.15}
h2{margin-top:2.5rem;font-size:1.375rem}
ul{padding:0;list-style:none}
a{display:inline-block;padding:.5rem 0;color:light-dark(#b4472b,#ffab8c)}
</style></head><body><main><h1>${text.title}</h1><p>${text.lead}</p><p><a href="">${text.again}</a></p>${
		links.length > 0 ? `<h2>${text.readable}</h2><ul>${links.join("")}</ul>` : `<p>${text.nothing}</p>`
	}</main></body></html>`;
	const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";
	return new Response(html, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy } });
}
