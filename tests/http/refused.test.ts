import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { origin } = site;
const { send } = visitorOf(site);

async function raw(lines: string): Promise<string> {
	const socket = connect(Number(new URL(origin).port), "127.0.0.1");
	await once(socket, "connect");
	socket.write(lines);
	let answer = "";
	for await (const chunk of socket) {
		answer += chunk;
		if (answer.includes("\r\n\r\n")) break;
	}
	socket.destroy();
	return answer.split("\r\n")[0] ?? "";
}

test.each([
	["a broken escape", "GET /%zz HTTP/1.1", "", "400 Bad Request"],
	["a control character", "GET /%00 HTTP/1.1", "", "400 Bad Request"],
	["another site's address", "GET http://other/ HTTP/1.1", "", "400 Bad Request"],
	["a host that is none", "GET / HTTP/1.1", "Host: x/y@z", "400 Bad Request"],
	["a host that cannot be", "GET / HTTP/1.1", "Host: [:::]", "400 Bad Request"],
	["a host with a port that cannot be", "GET / HTTP/1.1", "Host: x:99999", "400 Bad Request"],
	["no host", "GET / HTTP/1.1", "X: y", "400 Bad Request"],
	["two hosts", "GET / HTTP/1.1", "Host: x\r\nHost: y", "400 Bad Request"],
	["no HTTP", "NONSENSE", "", "400 Bad Request"],
	["a method of no page", "DELETE / HTTP/1.1", "", "405 Method Not Allowed"],
	["a method of no use", "TRACE / HTTP/1.1", "", "405 Method Not Allowed"],
	["Remix's former way to ask for values", "GET /admin/login?_data=root HTTP/1.1", "", "400 Bad Request"],
	["a long address", `GET /${"a".repeat(24_500)} HTTP/1.1`, "", "414 URI Too Long"],
	["a long query", `GET /?${"a".repeat(24_499)} HTTP/1.1`, "", "414 URI Too Long"],
	["long headers", "GET / HTTP/1.1", `X: ${"a".repeat(40_000)}`, "431 Request Header Fields Too Large"],
])("%s", async (_, line, header, status) => {
	expect(await raw(`${line}\r\n${header || "Host: x"}\r\n\r\n`)).toBe(`HTTP/1.1 ${status}`);
});

test("a form from another origin is rejected at every address", async () => {
	const elsewhere: Record<string, string>[] = [
		{ Origin: "null" },
		{ Origin: "https://evil.example" },
		{ "Sec-Fetch-Site": "cross-site", Origin: origin },
		{ Cookie: "a=b" },
	];
	for (const path of ["/contact", "/newsletter", "/theme", "/api/auth/login", "/admin/speakers/new"]) {
		for (const headers of elsewhere) {
			const answer = await send(path, { method: "POST", headers, body: new URLSearchParams({ a: "b" }) });
			expect([path, answer.status, await answer.text()]).toEqual([path, 403, "This request did not come from this site."]);
		}
	}
});

test.each([
	["/about", "POST", "GET, HEAD"],
	["/nothing", "POST", "GET, HEAD"],
	["/es/agenda.ics", "POST", "GET, HEAD"],
	["/api/speakers", "POST", "GET, HEAD"],
	["/api/auth/status", "POST", "GET, HEAD"],
	["/admin/speakers.csv", "POST", "GET, HEAD"],
	["/about.data", "POST", "GET, HEAD"],
	["/contact", "DELETE", "GET, HEAD, POST"],
	["/contact.data", "DELETE", "GET, HEAD, POST"],
	["/admin", "PUT", "GET, HEAD"],
	["/admin/login", "PUT", "GET, HEAD, POST"],
	["/api/auth/login", "GET", "POST"],
	["/api/auth/logout", "HEAD", "POST"],
	["/api/auth/logout", "PATCH", "POST"],
	["/webhooks/stripe", "GET", "POST"],
])("%s has no %s, whatever the origin", async (path, method, allowed) => {
	const origins: Record<string, string>[] = [{}, { Origin: origin }, { Origin: "https://evil.example" }];
	for (const headers of origins) {
		const answer = await send(path, { method, headers });
		expect([headers, answer.status, answer.headers.get("allow")]).toEqual([headers, 405, allowed]);
	}
});
