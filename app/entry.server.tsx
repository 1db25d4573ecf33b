import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { firstAdmin } from "./auth/authenticator.server";
import { startDelivery } from "./domain/mail/outbox.server";
import { startForgetting } from "./domain/newsletter/subscription.server";

/** For the server around the site, which says there who asks. */
export { exchange } from "./http/exchange.server";

/** Done once there is somebody who can sign in. */
export const ready = firstAdmin().catch((error: Error) => {
	console.error(error.message);
	process.exit(1);
});
startDelivery();
startForgetting();

/**
 * Answers with a whole page. Nothing here is deferred, so it is rendered in one piece, which costs a third less than
 * React's streaming. Remix would stream the loaders' values behind the page; they are read first and stand in it.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
	const values = context.serverHandoffStream && (await new Response(context.serverHandoffStream).text());
	context.serverHandoffStream = undefined;
	const page = renderToString(<RemixServer context={context} url={request.url} />);
	headers.set("Content-Type", "text/html; charset=utf-8");
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
	keepPrivate(request, headers);
	return new Response(`<!DOCTYPE html>${withValues(programsLast(page), values)}`, { status, headers });
}

/** Writes down what went wrong here; that somebody asked for what there is not is no such thing. */
export function handleError(error: unknown, { request }: { request: Request }): void {
	const isWrongRequest = isRouteErrorResponse(error) && error.status < 500;
	if (!request.signal.aborted && !isWrongRequest) console.error(error);
}

/** The values alone, as the browser's side of Remix asks for them. */
export function handleDataRequest(response: Response, { request }: { request: Request }): Response {
	keepPrivate(request, response.headers);
	return response;
}

/** What only those who signed in may see stays in no cache and no search engine, whatever its route says. */
function keepPrivate({ url }: Request, headers: Headers): void {
	if (!/^\/admin(?=[/.]|$)/.test(new URL(url).pathname)) return;
	headers.set("Cache-Control", "no-store");
	headers.set("X-Robots-Tag", "noindex");
}

/** Has the browser fetch what it needs to show the page, such as fonts and pictures, before what makes it smoother. Remix asks for both at once. */
function programsLast(page: string): string {
	return page.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');
}

/** Puts the loaders' values where the browser's side of Remix looks for them. */
function withValues(page: string, values: string | undefined): string {
	const end = page.lastIndexOf("</body>");
	if (!values || end < 0) return page;
	// The values are lines of JSON: what would end the literal or the script can be written as JSON's own escapes.
	const literal = values.replace(/[<`$]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
	return `${page.slice(0, end)}<script>{const c=window.__remixContext.streamController;c.enqueue(String.raw\`${literal}\`);c.close()}</script>${page.slice(end)}`;
}
