import type { IncomingMessage } from "node:http";
import { addressOf } from "#app/http/client-address.server.ts";
import type { RequestContext } from "#app/runtime/request-context.server.ts";

const REASONS: Record<number, string> = { 401: "signedOut", 403: "rights", 413: "size", 429: "throttled" };

/** Logged for rejected requests (ASVS 5.0, 16.3.2, 16.3.3). */
export interface Refusal {
	reason: string;
	user: string | undefined;
	address: string | undefined;
}

export function refusalOf(
	status: number,
	{ headers, socket }: IncomingMessage,
	requestContext: RequestContext | undefined,
	trustProxy: boolean,
): Refusal | undefined {
	const reason = requestContext?.refusal ?? REASONS[status];
	if (reason === undefined) return undefined;
	const forwarded = headers["x-forwarded-for"]?.toString();
	return { reason, user: requestContext?.username, address: addressOf(forwarded, requestContext?.address ?? socket.remoteAddress, trustProxy) };
}
