import { isIP } from "node:net";
import { env } from "#app/runtime/env.server.ts";
import { requestContext } from "#app/runtime/request-context.server.ts";

/**
 * The network address of whoever asks, or nothing where it cannot be known: remix-serve does not hand it on. What
 * X-Forwarded-For says is anyone's to write unless our own proxy stands before us. A proxy appends the address it saw,
 * so only the last one is its word; where that is no address, such as for a request that came past the proxy, the
 * connection's counts.
 */
export function clientAddress(request: Request, trustProxy = env.trustProxy): string | undefined {
	return addressOf(request.headers.get("X-Forwarded-For"), requestContext.getStore()?.address, trustProxy);
}

/** The same from the header and the connection's address. */
export function addressOf(header: string | null | undefined, connection: string | undefined, trustProxy: boolean): string | undefined {
	const forwarded = trustProxy ? header?.split(",").at(-1)?.trim() : undefined;
	return forwarded && isIP(forwarded) ? forwarded : connection;
}

/** What limits count an address as: of IPv6 its /64, the least that one subscriber has (RFC 6177); IPv4 within IPv6 as IPv4. */
export function countedAddress(request: Request, trustProxy?: boolean): string | undefined {
	const address = clientAddress(request, trustProxy);
	return address && networkOf(address);
}

/** The part of a network address by which limits count. */
export function networkOf(address: string): string {
	if (isIP(address) !== 6) return address;
	const groups = groupsOf(address);
	const [high = 0, low = 0] = groups.slice(6);
	const isMapped = groups.slice(0, 6).join() === "0,0,0,0,0,65535";
	if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
	return `${groups
		.slice(0, 4)
		.map((group) => group.toString(16))
		.join(":")}::/64`;
}

/** The eight numbers of an IPv6 address, however it is written (RFC 4291, 2.2). */
function groupsOf(address: string): number[] {
	const { hostname } = new URL(`http://[${address.replace(/%.*/, "")}]`);
	const [before = "", after] = hostname.slice(1, -1).split("::");
	const numbers = (part: string | undefined) => (part ? part.split(":").map((group) => Number.parseInt(group, 16)) : []);
	const [head, tail] = [numbers(before), numbers(after)];
	return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
