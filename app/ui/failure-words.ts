import { isRouteErrorResponse } from "@remix-run/react";
import type { Frame } from "./site.ts";

/** The heading and the sentence for a page that was not loaded: the server's own, else whether the site was reached at all. */
export function failureWords(error: unknown, { title, lead, unreachable }: Frame["text"]["failure"]): { title: string; lead: string } {
	if (isRouteErrorResponse(error)) return { title, lead, ...error.data };
	// Chromium, Firefox and Safari each say in their own words that nothing came back.
	const isUnreachable = error instanceof TypeError && /fetch|NetworkError|Load failed/.test(error.message);
	return { title, lead: isUnreachable ? unreachable : lead };
}
