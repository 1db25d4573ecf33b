import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { firstAdmin } from "./auth/authenticator.server";
import { startDelivery } from "./domain/mail/outbox.server";
import { startForgetting } from "./domain/newsletter/subscription.server";
import { HANDOFF_ID, type Handoff } from "./handoff";

/** For the server around the site, which says there who asks. */
export { exchange } from "./http/exchange.server";

/** Done once there is somebody who can sign in. */
export const ready = firstAdmin().catch((error: Error) => {
	console.error(error.message);
	process.exit(1);
});
startDelivery();
startForgetting();

/** Answers with a whole page. Nothing here is deferred, so it is rendered in one piece, which costs a third less than React's streaming. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Response {
	// Remix would stream the loaders' values behind the page, in its own writing.
	context.serverHandoffStream = undefined;
	const page = renderToString(<RemixServer context={context} url={request.url} />);
	headers.set("Content-Type", "text/html; charset=utf-8");
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
	keepPrivate(request, headers);
	return new Response(`<!DOCTYPE html>${page.replace("</body>", (end) => programsOf(context) + end)}`, { status, headers });
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

/**
 * What the browser's side of the page starts from, and the start itself: its files are fetched once the page is shown, so
 * that they take nothing from fonts and pictures. Stands in for Remix's `<Scripts>`, which asks for them at once.
 */
function programsOf({ manifest, staticHandlerContext, serverHandoffString }: EntryContext): string {
	const { matches, loaderData, actionData, errors } = staticHandlerContext;
	const routes = matches.map(({ route }) => manifest.routes[route.id] as EntryContext["manifest"]["routes"][string]);
	const handoff: Handoff = {
		context: JSON.parse(serverHandoffString ?? "{}"),
		manifest: manifest.url,
		modules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
		state: { loaderData, actionData, errors: errors && plainErrors(errors) },
	};
	const { hmr } = manifest as { hmr?: { runtime: string } };
	const files = new Set([manifest.url, ...[...routes, manifest.entry].flatMap(({ module, imports = [] }) => [...imports, module])]);
	return [
		// Only while the site is worked on: React's refreshing has to come before all components.
		hmr && `<script type="module" src="${hmr.runtime}"></script>`,
		`<script type="application/json" id="${HANDOFF_ID}">${JSON.stringify(handoff).replaceAll("<", "\\u003c")}</script>`,
		`<script>${startScript([...files])}</script>`,
	].join("");
}

/**
 * The inline script that fetches files once the page is shown, or two seconds after it has loaded where a browser does not
 * say when. Until they are there, Back can lead to an address of this site that only they would show: it is loaded then.
 */
function startScript(files: string[]): string {
	return `{
const at=()=>location.pathname+location.search,here=at(),start=()=>${JSON.stringify(files)}.forEach(f=>import(f));
onpopstate=()=>at()===here||location.reload();
addEventListener("load",()=>{new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,2e3)})
}`.replaceAll("\n", "");
}

/** Errors as Remix reads them in the browser. Of its own the server tells nothing. */
function plainErrors(errors: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(errors).map(([route, error]) => [
			route,
			isRouteErrorResponse(error) ? { ...error, __type: "RouteErrorResponse" } : { message: (error as Error).message, __type: "Error" },
		]),
	);
}
