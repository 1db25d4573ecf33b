import { expect, test } from "vitest";
import { requestContext } from "#app/runtime/request-context.server.ts";
import { clientAddress, countedAddress } from "./client-address.server.ts";

const from = (forwarded?: string) => new Request("https://summit.example/contact", { headers: forwarded ? { "X-Forwarded-For": forwarded } : {} });
const overSocket = (forwarded: string | undefined, trustProxy: boolean) =>
	requestContext.run({ id: "1", address: "192.0.2.1" }, () => [clientAddress(from(forwarded), trustProxy), countedAddress(from(forwarded), trustProxy)]);

test("X-Forwarded-For counts only behind a trusted proxy, and only its last entry", () => {
	expect(clientAddress(from("198.51.100.7, 203.0.113.5"), true)).toBe("203.0.113.5");
	expect(overSocket("203.0.113.5", false)).toEqual(["192.0.2.1", "192.0.2.1"]);
	expect([clientAddress(from("203.0.113.5"), false), clientAddress(from(), true)]).toEqual([undefined, undefined]);
});

test.each([undefined, "unknown", "203.0.113.5, ", "_hidden"])("a forwarded address of %j falls back to the connection's address", (forwarded) => {
	expect(overSocket(forwarded, true)).toEqual(["192.0.2.1", "192.0.2.1"]);
});

test.each([
	["203.0.113.5", "203.0.113.5"],
	["::ffff:203.0.113.5", "203.0.113.5"],
	["::FFFF:cb00:7105", "203.0.113.5"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
	["2001:db8::1", "2001:db8:0:0::/64"],
	["fe80::1%eth0", "fe80:0:0:0::/64"],
	["::1", "0:0:0:0::/64"],
])("%s is counted as %s", (address, counted) => {
	expect(countedAddress(from(address), true)).toBe(counted);
});
