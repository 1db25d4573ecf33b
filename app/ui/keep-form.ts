import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";

interface Unsent {
	/** `failed`: the server answered with an error. */
	unsent: "lost" | "failed";
}

export function isUnsent(answer: unknown): answer is Unsent {
	return typeof answer === "object" && answer !== null && "unsent" in answer;
}

export const unsentWords = ({ unsent }: Unsent, errors: { unsent: string; failed: string }) => (unsent === "failed" ? errors.failed : errors.unsent);

export interface UnsentForm {
	why: Unsent["unsent"];
	address: string;
	fields: [name: string, value: string][];
}

/**
 * A `clientAction` that keeps the page if the network or the server fails: Remix would replace it and lose the input.
 * @throws the server's redirects and error pages; for a form of another page, the `UnsentForm`
 */
export async function keepFormOnNetworkError(sent: ClientActionFunctionArgs) {
	return sendFrom(sent, (pathname, shown) => pathname === shown);
}

/** For a form that the parent route renders, so that the page can have the address of the parent or of another route below it. */
export async function keepFormOfChildRoute(sent: ClientActionFunctionArgs) {
	return sendFrom(sent, (pathname, shown) => shown.startsWith(pathname.replace(/\/[^/]+$/, "")));
}

async function sendFrom({ request, serverAction }: ClientActionFunctionArgs, isDrawn: (pathname: string, shown: string) => boolean) {
	const copy = request.clone();
	const { pathname, search } = new URL(request.url);
	return send(serverAction, async (why) => {
		const { location, errors } = window.__remixRouter.state;
		if (isDrawn(pathname, location.pathname) && !errors) return unsentAnswer(why);
		const fields = [...(await copy.formData())].filter((field): field is [string, string] => typeof field[1] === "string");
		throw Response.json({ unsent: { why, address: pathname + search, fields } satisfies UnsentForm }, { status: 503 });
	});
}

/** For forms sent only by fetchers. Returns error pages as `refused`, because the router would show them in the root boundary. */
export async function returnErrorPages({ serverAction }: ClientActionFunctionArgs) {
	try {
		return await send(serverAction, unsentAnswer);
	} catch (cause) {
		if (isRouteErrorResponse(cause)) return { refused: cause };
		throw cause;
	}
}

async function send(serverAction: ClientActionFunctionArgs["serverAction"], onLost: (why: Unsent["unsent"]) => unknown) {
	try {
		return await serverAction<unknown>();
	} catch (cause) {
		if (cause instanceof Response || isRouteErrorResponse(cause)) throw cause;
		// Only a fetch without a response fails with a TypeError.
		return onLost(cause instanceof TypeError ? "lost" : "failed");
	}
}

/** With this status, the router does not revalidate. */
const unsentAnswer = (unsent: Unsent["unsent"]) => Response.json({ unsent } satisfies Unsent, { status: 503 });
