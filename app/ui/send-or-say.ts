import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

const UNSENT = { unsent: true } as const;

/** True where a form was sent and nothing came back. */
export function isUnsent(answer: unknown): boolean {
	return typeof answer === "object" && answer !== null && "unsent" in answer;
}

/** A form whose address shows another page, or none, as it can be sent once more. */
export interface UnsentForm {
	address: string;
	fields: [name: string, value: string][];
}

/**
 * A `clientAction` that sends a form on, and keeps the page where the network or the server fails: Remix would put its error
 * page there, without what was typed. The page reads its answers by `useAnswer`; its `ErrorSummary`, or else its frame, says
 * what happened.
 *
 * @throws what the server itself answers: redirects, and refusals that are pages; for a form of another page, the `UnsentForm`
 */
export async function sendOrSay(sent: ClientActionFunctionArgs) {
	return sendFrom(sent, (pathname, shown) => pathname === shown);
}

/** The same for a form that is drawn by the route above its own, at whose address or at another one below it the page may be. */
export async function sendFromPageAbove(sent: ClientActionFunctionArgs) {
	return sendFrom(sent, (pathname, shown) => shown.startsWith(pathname.replace(/\/[^/]+$/, "")));
}

async function sendFrom({ request, serverAction }: ClientActionFunctionArgs, isDrawn: (pathname: string, shown: string) => boolean) {
	const copy = request.clone();
	const { pathname, search } = new URL(request.url);
	return send(serverAction, async () => {
		const { location, errors } = window.__remixRouter.state;
		if (isDrawn(pathname, location.pathname) && !errors) return unsentAnswer();
		const fields = [...(await copy.formData())].filter((field): field is [string, string] => typeof field[1] === "string");
		throw Response.json({ unsent: { address: pathname + search, fields } satisfies UnsentForm }, { status: 503 });
	});
}

/**
 * The same for forms that only fetchers send, which leave the page as it is in any case. A refusal that is a page comes as
 * `refused`, to be thrown where it is drawn: of another route's fetcher the router knows no boundary but the last.
 */
export async function sendInPlace({ serverAction }: ClientActionFunctionArgs) {
	try {
		return await send(serverAction, unsentAnswer);
	} catch (cause) {
		if (isRouteErrorResponse(cause)) return { refused: cause };
		throw cause;
	}
}

async function send(serverAction: ClientActionFunctionArgs["serverAction"], onLost: () => unknown) {
	try {
		return await serverAction<unknown>();
	} catch (cause) {
		if (cause instanceof Response || isRouteErrorResponse(cause)) throw cause;
		return onLost();
	}
}

/** Its status tells the router that nothing has changed, so that it asks for no values. */
const unsentAnswer = () => Response.json(UNSENT, { status: 503 });
