import { expect, test } from "vitest";
import { requireSameOrigin } from "./same-origin.server.ts";

/** Node's Request drops some of these headers, as a browser would. */
const request = (headers: Record<string, string>) => ({ url: "https://summit.example/contact", headers: new Headers(headers) }) as Request;

const status = (headers: Record<string, string>, options = {}) => {
	try {
		requireSameOrigin(request(headers), options);
		return "let through";
	} catch (refusal) {
		return (refusal as Response).status;
	}
};

test.each([
	[{ "Sec-Fetch-Site": "same-origin" }, "let through"],
	[{ "Sec-Fetch-Site": "same-origin", Origin: "https://elsewhere.example" }, "let through"],
	[{ Origin: "https://summit.example" }, "let through"],
	[{ "Sec-Fetch-Site": "cross-site", Origin: "https://summit.example" }, 403],
	[{ "Sec-Fetch-Site": "same-site" }, 403],
	[{ "Sec-Fetch-Site": "none" }, 403],
	[{ Origin: "https://evil.example" }, 403],
	[{ Origin: "https://summit.example.evil.example" }, 403],
	[{ Origin: "http://summit.example" }, 403],
	[{ Origin: "https://summit.example:8443" }, 403],
	[{ Origin: "null" }, 403],
	[{ Referer: "https://summit.example/contact" }, 403],
	[{}, 403],
])("%o is %s", (headers, expected) => {
	expect(status(headers as Record<string, string>)).toBe(expected);
});

test.each([
	[{ "Content-Type": "application/json; charset=utf-8", Cookie: "session=a" }, "let through"],
	[{ "Content-Type": "application/json", Origin: "null" }, 403],
	[{ "Content-Type": "application/json", "Sec-Fetch-Site": "none" }, 403],
	[{ "Content-Type": "text/plain" }, 403],
	[{}, 403],
])("with programs allowed, %o is %s", (headers, expected) => {
	expect(status(headers as Record<string, string>, { programs: true })).toBe(expected);
});
