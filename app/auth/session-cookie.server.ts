import { env } from "~/env.server";

/**
 * The cookie that carries a session's reference. Behind https it is `Secure`, and its `__Host-` prefix keeps neighbouring
 * hosts from setting it (ASVS 5.0, 3.3.1, 3.3.3). It goes when the browser is closed.
 */
const cookie = (publicOrigin = env.publicOrigin) =>
	publicOrigin?.startsWith("https:")
		? { name: "__Host-session", attributes: "Path=/; HttpOnly; SameSite=Lax; Secure" }
		: { name: "session", attributes: "Path=/; HttpOnly; SameSite=Lax" };

/** The reference that a request carries; whether it means anything is for the sessions to say. */
export function readReference(request: Request, publicOrigin?: string): string | undefined {
	const start = `${cookie(publicOrigin).name}=`;
	const pair = request.headers
		.get("Cookie")
		?.split(/;\s*/)
		.find((part) => part.startsWith(start));
	return pair?.slice(start.length) || undefined;
}

/** The `Set-Cookie` header that hands a reference to the browser. */
export function referenceCookie(reference: string, publicOrigin?: string): string {
	const { name, attributes } = cookie(publicOrigin);
	return `${name}=${reference}; ${attributes}`;
}

/** The `Set-Cookie` header that takes it away. */
export function forgetReferenceCookie(publicOrigin?: string): string {
	return `${referenceCookie("", publicOrigin)}; Max-Age=0`;
}
