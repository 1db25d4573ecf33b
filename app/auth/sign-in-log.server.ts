import { clientAddress } from "~/http/client-address.server";
import { requestContext } from "~/runtime/request-context.server";
import type { User } from "./user";

/** Writes down that somebody signed in (ASVS 5.0, 16.3.1); a refused sign-in stands in its request's line. */
export function logSignIn({ username }: Pick<User, "username">, request: Request): void {
	const details = { user: username, address: clientAddress(request) };
	const log = requestContext.getStore()?.log;
	if (log) log("info", "signed in", details);
	else console.info("signed in", details);
}
