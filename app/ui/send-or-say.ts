import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

const UNSENT = { unsent: true } as const;

/** True where a form was sent and nothing came back. */
export function isUnsent(answer: unknown): boolean {
	return typeof answer === "object" && answer !== null && "unsent" in answer;
}

/**
 * A `clientAction` that sends a form on, and keeps the page where the network or the server fails: Remix would put its error
 * page there, without what was typed. The page reads its answers by `useAnswer`; its `ErrorSummary` says what happened.
 *
 * @throws what the server itself answers: redirects, and refusals that are pages
 */
export async function sendOrSay({ serverAction }: ClientActionFunctionArgs) {
	try {
		return await serverAction<unknown>();
	} catch (cause) {
		if (cause instanceof Response || isRouteErrorResponse(cause)) throw cause;
		// The status tells the router that nothing has changed, so that it asks for no values.
		return Response.json(UNSENT, { status: 503 });
	}
}
