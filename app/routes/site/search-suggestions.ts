import type { LoaderFunctionArgs } from "@remix-run/node";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { loadSuggestions } from "#app/domain/operations/search/hits.server.ts";
import { plainAnswer } from "#app/http/api.server.ts";
import { redirectToProperAddress } from "#app/http/locale.server.ts";
import { searchedText } from "#app/http/query.server.ts";
import { countSuggestion } from "#app/http/rate-limit.server.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import type { Suggestions } from "#app/ui/suggestions.tsx";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", query: ["lng", "q"] } satisfies RouteFacts;

export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress({ request, params });
	const allowance = countSuggestion(request);
	if (!allowance.allowed) return plainAnswer("Too many questions.", 429, { "Retry-After": String(allowance.retryAfter) });
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
