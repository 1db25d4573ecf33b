import { isJson } from "./media-type.ts";
import { siteOrigin } from "./origin.server.ts";

const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/**
 * Refuses a write that another site may have caused (ASVS 5.0, 3.5.3): the browser's own word in `Sec-Fetch-Site`, else
 * an exact `Origin`. A request that says neither is refused too. The first line of every action.
 *
 * @param programs whether a program may write too: no browser sends JSON with neither header
 * @throws a 403 response
 */
export function requireSameOrigin(request: Request, { programs = false } = {}): void {
	const [site, origin] = [request.headers.get("Sec-Fetch-Site"), request.headers.get("Origin")];
	if (programs && site === null && origin === null && isJson(request.headers.get("Content-Type"))) return;
	const isOwn = site === null ? origin === siteOrigin(request) : site === "same-origin";
	if (!isOwn) throw new Response("This request did not come from this site.", { status: 403, headers });
}
