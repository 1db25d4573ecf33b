import { connect } from "node:net";
import { expect, test } from "vitest";
import { Client } from "../support/client.ts";
import { sharedSite } from "../support/reader.ts";

const { origin } = sharedSite;

test.each(["/about", "/legal-nothing", "/favicon.svg"])("the precomputed headers of %s are those that Node.js would have written", async (path) => {
	const client = new Client({ origin });
	const quick = await client.ask(`GET ${path}`);
	// An unusable range makes the site respond by `writeHead` with the same content.
	const slow = await client.ask(`GET ${path}`, "Range: pages=1\r\n");
	const linesOf = (headers = "") =>
		headers
			.replace(/^(X-Request-Id|Date): .*$/gm, "$1")
			.split("\r\n")
			.sort();
	expect(linesOf(quick?.headers)).toEqual(linesOf(slow?.headers));
	expect(quick?.body.equals(slow?.body as Buffer)).toBe(true);
	const date = Date.parse(/^Date: (.*)$/m.exec(quick?.headers ?? "")?.[1] ?? "");
	expect(Math.abs(Date.now() - date)).toBeLessThan(60_000);
});

test("pipelined requests are answered in order, and the connection closes when requested", async () => {
	const { host, hostname, port } = new URL(origin);
	const get = (path: string, ...lines: string[]) => `${[`GET ${path} HTTP/1.1`, `Host: ${host}`, ...lines].join("\r\n")}\r\n\r\n`;
	const socket = connect(Number(port), hostname);
	socket.write(get("/about") + get("/favicon.svg") + get("/about", "Connection: close"));
	const answers = Buffer.concat(await socket.toArray())
		.toString("latin1")
		.split(/(?=HTTP\/1\.1 200 OK\r\n)/);
	const values = (name: string) => answers.map((answer) => new RegExp(`^${name}: (.*)$`, "m").exec(answer)?.[1]);
	const bodies = answers.map((answer) => answer.slice(answer.indexOf("\r\n\r\n") + 4));
	expect(values("Connection")).toEqual(["keep-alive", "keep-alive", "close"]);
	expect(values("Keep-Alive")).toEqual(["timeout=65", "timeout=65", undefined]);
	expect(new Set(values("X-Request-Id")).size).toBe(3);
	expect(bodies.map((body) => body.length)).toEqual(values("Content-Length").map(Number));
	expect(bodies[0]).toBe(bodies[2]);
	expect(bodies[1]).toContain("<svg");
});
