import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { firstAdmin } from "#app/auth/authenticator.server.ts";
import { connectLayers } from "#app/domain/operations/registry/connections.server.ts";
import { isAdminPath } from "#app/http/admin-path.ts";
import { NOT_FOUND_PATH } from "#app/http/not-found-path.ts";
import { withTextFile } from "#app/hydration/frame-texts.server.ts";
import { HYDRATION_DATA_ID, type HydrationData } from "#app/hydration/hydration-data.ts";
import { publicManifestOf } from "#app/hydration/public-manifest.ts";
import { startScript } from "#app/hydration/start-script.ts";
import { splitPath } from "#app/i18n/config.ts";
import { renewSeeds } from "#app/runtime/database.server.ts";
import { WrongConfiguration } from "#app/runtime/env.server.ts";
import { headScript } from "#app/ui/head-script.ts";
import { scrollScript } from "#app/ui/scroll-position.tsx";

export { currentUser } from "#app/auth/guard.server.ts";
export { startBackgroundWork } from "#app/domain/operations/background.server.ts";
export { isKnownSecret } from "#app/domain/sales/order/known-secret.server.ts";
export { tooLargeAnswer } from "#app/http/too-large.server.ts";
export { requestContext } from "#app/runtime/request-context.server.ts";

export const inlineScripts = [headScript(), scrollScript, startScript];

export const ready = prepare().catch((error: Error) => {
	process.stderr.write(`${error.message}\n`);
	process.exit(error instanceof WrongConfiguration ? 2 : 1);
});

async function prepare(): Promise<void> {
	connectLayers();
	renewSeeds();
	await firstAdmin();
}

/** Nothing is deferred, so the page is rendered in one piece, which costs a third less than streaming. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Response {
	// Otherwise Remix would stream the loaders' data after the page.
	context.serverHandoffStream = undefined;
	const page = renderToString(<RemixServer context={context} url={request.url} />);
	headers.set("Content-Type", "text/html; charset=utf-8");
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
	keepPrivate(request, headers);
	const isStill = splitPath(new URL(request.url).pathname).path === NOT_FOUND_PATH;
	const whole = isStill ? page : page.replace("</body>", (end) => programsOf(context) + end);
	return new Response(`<!DOCTYPE html>${whole}`, { status, headers });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
	const isWrongRequest = isRouteErrorResponse(error) && error.status < 500;
	if (!request.signal.aborted && !isWrongRequest) console.error(error);
}

export function handleDataRequest(response: Response, { request }: { request: Request }): Response {
	keepPrivate(request, response.headers);
	return response;
}

/** Admin responses stay out of caches and search engines, whatever their route says. */
function keepPrivate({ url }: Request, headers: Headers): void {
	if (!isAdminPath(new URL(url).pathname)) return;
	headers.set("Cache-Control", "no-store");
	headers.set("X-Robots-Tag", "noindex");
}

/** Replaces Remix's `<Scripts>`, which would load the scripts before fonts and pictures. Here they load after the first paint. */
function programsOf({ manifest, staticHandlerContext }: EntryContext): string {
	const { location, matches, actionData, errors } = staticHandlerContext;
	const { textFile, loaderData } = withTextFile(staticHandlerContext.loaderData);
	const routes = matches.map(({ route }) => manifest.routes[route.id] as EntryContext["manifest"]["routes"][string]);
	const knownRoutes = import.meta.env.PROD && !isAdminPath(location.pathname) ? publicManifestOf(manifest.url) : manifest.url;
	const hydrationData: HydrationData = {
		manifest: knownRoutes,
		textFile,
		modules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
		state: { loaderData, actionData, errors: errors && plainErrors(errors) },
	};
	const { hmr } = manifest as { hmr?: { runtime: string } };
	const files = new Set([
		knownRoutes,
		...(textFile ? [textFile] : []),
		...[...routes, manifest.entry].flatMap(({ module, imports = [] }) => [...imports, module]),
	]);
	return [
		// Development only: React Refresh must load before all components.
		hmr && `<script type="module" src="${hmr.runtime}"></script>`,
		`<script type="application/json" id="${HYDRATION_DATA_ID}" data-files="${[...files].join(" ")}">${JSON.stringify(hydrationData).replaceAll("<", "\\u003c")}</script>`,
		`<script>${startScript}</script>`,
	].join("");
}

function plainErrors(errors: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(errors).map(([route, error]) => [
			route,
			isRouteErrorResponse(error) ? { ...error, __type: "RouteErrorResponse" } : { message: (error as Error).message, __type: "Error" },
		]),
	);
}
