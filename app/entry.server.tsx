import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { firstAdmin } from "#app/auth/authenticator.server.ts";
import { connectLayers } from "#app/domain/operations/registry/connections.server.ts";
import { isAdminPath } from "#app/http/admin-path.ts";
import { NOWHERE } from "#app/http/nowhere.ts";
import { HYDRATION_DATA_ID, type HydrationData } from "#app/hydration/hydration-data.ts";
import { publicManifestOf } from "#app/hydration/public-manifest.ts";
import { startScript } from "#app/hydration/start-script.ts";
import { splitPath } from "#app/i18n/config.ts";
import { renewSeeds } from "#app/runtime/database.server.ts";
import { WrongConfiguration } from "#app/runtime/env.server.ts";
import { headScript } from "#app/ui/head-script.ts";
import { scrollScript } from "#app/ui/scroll-position.tsx";

export { currentUser } from "#app/auth/guard.server.ts";
/** For the server around the site. */
export { startBackgroundWork } from "#app/domain/operations/background.server.ts";
export { isKnownSecret } from "#app/domain/sales/order/known-secret.server.ts";
export { tooLargeAnswer } from "#app/http/too-large.server.ts";
export { requestContext } from "#app/runtime/request-context.server.ts";

/** All scripts that stand in pages: the server's policy lets browsers run no other. */
export const inlineScripts = [headScript(), scrollScript, startScript];

/** Resolves once seeds of second factors are encrypted and an administrator exists. */
export const ready = prepare().catch((error: Error) => {
	process.stderr.write(`${error.message}\n`);
	process.exit(error instanceof WrongConfiguration ? 2 : 1);
});

async function prepare(): Promise<void> {
	connectLayers();
	renewSeeds();
	await firstAdmin();
}

/** Answers with a whole page. Nothing here is deferred, so it is rendered in one piece, which costs a third less than React's streaming. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Response {
	// Remix would stream the loaders' values behind the page, in its own writing.
	context.serverHandoffStream = undefined;
	const page = renderToString(<RemixServer context={context} url={request.url} />);
	headers.set("Content-Type", "text/html; charset=utf-8");
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
	keepPrivate(request, headers);
	// One that says that there is nothing is read and left.
	const isStill = splitPath(new URL(request.url).pathname).path === NOWHERE;
	const whole = isStill ? page : page.replace("</body>", (end) => programsOf(context) + end);
	return new Response(`<!DOCTYPE html>${whole}`, { status, headers });
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
	if (!isAdminPath(new URL(url).pathname)) return;
	headers.set("Cache-Control", "no-store");
	headers.set("X-Robots-Tag", "noindex");
}

/**
 * What the browser's side of the page starts from, and the start itself: its files are fetched once the page is shown, so
 * that they take nothing from fonts and pictures. Stands in for Remix's `<Scripts>`, which asks for them at once.
 */
function programsOf({ manifest, staticHandlerContext, serverHandoffString }: EntryContext): string {
	const { location, matches, loaderData, actionData, errors } = staticHandlerContext;
	const routes = matches.map(({ route }) => manifest.routes[route.id] as EntryContext["manifest"]["routes"][string]);
	const knownRoutes = import.meta.env.PROD && !isAdminPath(location.pathname) ? publicManifestOf(manifest.url) : manifest.url;
	const hydrationData: HydrationData = {
		context: JSON.parse(serverHandoffString ?? "{}"),
		manifest: knownRoutes,
		modules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
		state: { loaderData, actionData, errors: errors && plainErrors(errors) },
	};
	const { hmr } = manifest as { hmr?: { runtime: string } };
	const files = new Set([knownRoutes, ...[...routes, manifest.entry].flatMap(({ module, imports = [] }) => [...imports, module])]);
	return [
		// Only while the site is worked on: React's refreshing has to come before all components.
		hmr && `<script type="module" src="${hmr.runtime}"></script>`,
		`<script type="application/json" id="${HYDRATION_DATA_ID}" data-files="${[...files].join(" ")}">${JSON.stringify(hydrationData).replaceAll("<", "\\u003c")}</script>`,
		`<script>${startScript}</script>`,
	].join("");
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
