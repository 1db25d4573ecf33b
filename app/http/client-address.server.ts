import { env } from "~/env.server";

/**
 * The network address of whoever asks, or nothing where it cannot be known. Remix's own server does not hand it on, and
 * X-Forwarded-For is anyone's to write unless our own proxy stands before us. A proxy appends the address it saw, so
 * only the last one is its word.
 */
export function clientAddress(request: Request, trustProxy = env.trustProxy): string | undefined {
	if (!trustProxy) return undefined;
	return request.headers.get("X-Forwarded-For")?.split(",").at(-1)?.trim() || undefined;
}
