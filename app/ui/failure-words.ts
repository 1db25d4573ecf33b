import { isRouteErrorResponse } from "@remix-run/react";
import type { Frame } from "./site.ts";

export function failureWords(error: unknown, { title, lead, unreachable }: Frame["text"]["failure"]): { title: string; lead: string } {
	if (isRouteErrorResponse(error)) return { title, lead, ...error.data };
	// Chromium, Firefox and Safari word network errors differently.
	const isUnreachable = error instanceof TypeError && /fetch|NetworkError|Load failed/.test(error.message);
	return { title, lead: isUnreachable ? unreachable : lead };
}
