import { isJson } from "./media-type.ts";
import { siteOrigin } from "./origin.server.ts";

const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/** Requires `Sec-Fetch-Site` or an exact `Origin` (ASVS 5.0, 3.5.3); `programs` also allows JSON with neither. @throws a 403 response */
export function requireSameOrigin(request: Request, { programs = false } = {}): void {
	const [site, origin] = [request.headers.get("Sec-Fetch-Site"), request.headers.get("Origin")];
	if (programs && site === null && origin === null && isJson(request.headers.get("Content-Type"))) return;
	const isOwn = site === null ? origin === siteOrigin(request) : site === "same-origin";
	if (!isOwn) throw new Response("This request did not come from this site.", { status: 403, headers });
}
