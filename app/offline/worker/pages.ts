import { type Locale, splitPath } from "#app/i18n/config.ts";
import { NOTICE_SCRIPT } from "#app/offline/names.ts";
import type { Copy } from "./copies.ts";
import { TEXTS } from "./texts.ts";

const NOTICE_ID = "offline-notice";
const WITHOUT = { grid: "offline-without-grid", filters: "offline-without-filters" };

export const addressInstead = (copy: string, { searchParams }: URL) => `${copy}#${searchParams.get("view") === "grid" ? WITHOUT.grid : WITHOUT.filters}`;

export const noticeScript = `{
const at=()=>location.pathname+location.search,here=at();
document.querySelectorAll("[data-without]").forEach(e=>{e.hidden=e.dataset.without!==location.hash});
const watch=setInterval(()=>{if(at()!==here){clearInterval(watch);document.getElementById("${NOTICE_ID}")?.remove()}},300)
}`;

/** At a position where React ignores extra elements. */
export function copyAnswer({ html, headers, made }: Copy, { pathname }: URL): Response {
	const { locale } = splitPath(pathname);
	const { title, copyFrom, again, without } = TEXTS[locale];
	const lacks = (part: keyof typeof WITHOUT) => `<span data-without="#${WITHOUT[part]}" hidden>${without[part]}</span>`;
	const notice = `<aside id="${NOTICE_ID}" aria-label="${title}" class="no-print sticky bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-6 border-t border-line-strong bg-gold-ground px-5 text-small text-gold">
<p role="status" class="py-2">${copyFrom.replace("{{time}}", `<time datetime="${made.toISOString()}" class="font-semibold">${wordsFor(made, locale)}</time>`)} ${lacks("grid")}${lacks("filters")}</p>
<a class="inline-flex min-h-11 items-center font-semibold underline underline-offset-4" href="">${again}</a>
</aside><script src="${NOTICE_SCRIPT}"></script>`;
	return new Response(
		html.replace("</body>", (end) => notice + end),
		{ headers },
	);
}

/** In the device's time zone: `November 20 at 14:05` · `20 de noviembre, 14:05` · `20 november kl. 14:05`. */
function wordsFor(time: Date, locale: Locale): string {
	return time.toLocaleString(TEXTS[locale].language, { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}
