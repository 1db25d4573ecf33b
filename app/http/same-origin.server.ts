import { siteOrigin } from "./origin.server";

const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/**
 * Refuses a write that another site may have caused (ASVS 5.0, 3.5.3): the browser's own word in `Sec-Fetch-Site`, else
 * an exact `Origin`. A request that says neither is refused too. The first line of every action.
 *
 * @param programs whether a program may write too, which says neither and has no cookie that another site could use
 * @throws a 403 response
 */
export function requireSameOrigin(request: Request, { programs = false } = {}): void {
	if (programs && ["Sec-Fetch-Site", "Origin", "Cookie"].every((name) => !request.headers.has(name))) return;
	const site = request.headers.get("Sec-Fetch-Site");
	const isOwn = site === null ? request.headers.get("Origin") === siteOrigin(request) : site === "same-origin";
	if (!isOwn) throw new Response("This request did not come from this site.", { status: 403, headers });
}
