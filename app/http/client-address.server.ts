import { isIP } from "node:net";
import { env } from "#app/runtime/env.server.ts";
import { requestContext } from "#app/runtime/request-context.server.ts";

/** Clients can write X-Forwarded-For themselves. Only its last entry counts, and only behind our own proxy, which appends the address it saw. */
export function clientAddress(request: Request, trustProxy = env.trustProxy): string | undefined {
	return addressOf(request.headers.get("X-Forwarded-For"), requestContext.getStore()?.address, trustProxy);
}

export function addressOf(header: string | null | undefined, connection: string | undefined, trustProxy: boolean): string | undefined {
	const forwarded = trustProxy ? header?.split(",").at(-1)?.trim() : undefined;
	return forwarded && isIP(forwarded) ? forwarded : connection;
}

/** Limits count IPv6 addresses by /64, the least that one subscriber has (RFC 6177), and IPv4-mapped addresses as IPv4. */
export function countedAddress(request: Request, trustProxy?: boolean): string | undefined {
	const address = clientAddress(request, trustProxy);
	return address && networkOf(address);
}

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

function groupsOf(address: string): number[] {
	const { hostname } = new URL(`http://[${address.replace(/%.*/, "")}]`);
	const [before = "", after] = hostname.slice(1, -1).split("::");
	const numbers = (part: string | undefined) => (part ? part.split(":").map((group) => Number.parseInt(group, 16)) : []);
	const [head, tail] = [numbers(before), numbers(after)];
	return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
