import { env } from "~/env.server";
import { exchange } from "./exchange.server";

/**
 * The network address of whoever asks, or nothing where it cannot be known: remix-serve does not hand it on. What
 * X-Forwarded-For says is anyone's to write unless our own proxy stands before us. A proxy appends the address it saw,
 * so only the last one is its word.
 */
export function clientAddress(request: Request, trustProxy = env.trustProxy): string | undefined {
	if (!trustProxy) return exchange.getStore()?.address;
	return request.headers.get("X-Forwarded-For")?.split(",").at(-1)?.trim() || undefined;
}
