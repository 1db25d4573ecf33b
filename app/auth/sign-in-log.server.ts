import { clientAddress } from "#app/http/client-address.server.ts";
import { requestContext } from "#app/runtime/request-context.server.ts";
import type { User } from "./user.ts";

/** Writes down that somebody signed in (ASVS 5.0, 16.3.1); a refused sign-in stands in its request's line. */
export function logSignIn({ username }: Pick<User, "username">, request: Request): void {
	const details = { user: username, address: clientAddress(request) };
	const log = requestContext.getStore()?.log;
	if (log) log("info", "signed in", details);
	else console.info("signed in", details);
}
