import { clientAddress } from "#app/http/client-address.server.ts";
import { requestContext } from "#app/runtime/request-context.server.ts";
import type { User } from "./user.ts";

/** Logs a sign-in (ASVS 5.0, 16.3.1); the log line of the request shows a refused one. */
export function logSignIn({ username }: Pick<User, "username">, request: Request): void {
	const details = { user: username, address: clientAddress(request) };
	const log = requestContext.getStore()?.log;
	if (log) log("info", "signed in", details);
	else console.info("signed in", details);
}
