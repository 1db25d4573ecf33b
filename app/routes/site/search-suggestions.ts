import type { LoaderFunctionArgs } from "@remix-run/node";
import { todayAt } from "~/domain/content/event/today.server";
import { loadSuggestions } from "~/domain/operations/search/hits.server";
import { plainAnswer } from "~/http/api.server";
import { redirectToProperAddress } from "~/http/locale.server";
import { searchedText } from "~/http/query.server";
import { localePath } from "~/i18n/config";
import type { RouteHandle } from "~/routes/route-handle";
import { isOverLimit, WINDOW } from "~/routes/site/search-suggestions/suggestion-limit.server";
import type { Suggestions } from "~/ui/suggestions";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", query: ["lng", "q"] };

/** What the search's field offers while somebody types. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress(request);
	if (isOverLimit(request)) return plainAnswer("Too many questions.", 429, { "Retry-After": String(WINDOW) });
	const { locale, event, texts, t } = await openPage(params);
	const q = searchedText(new URL(request.url));
	const text = texts("search", { q });
	const { words, count, groups } = await loadSuggestions(q, { locale, today: todayAt(event) });
	const suggestions: Suggestions = {
		label: text.suggestions,
		said: count > 0 ? t("counts.suggestions", { count }) : words.length > 0 ? text.nothing.title : "",
		groups: groups.map(({ kind, hits }) => ({ title: text.kinds[kind], hits: hits.map(({ to, name }) => ({ to, ...name })) })),
		all: count > 0 ? { words: text.allOf, to: `${localePath(locale, "/search")}?${new URLSearchParams({ q })}` } : undefined,
	};
	return Response.json(suggestions, { headers: { "Cache-Control": "no-store" } });
}
