import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "../support/client.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const KILOBYTE_BYTES = 1024;
const MEGABYTE_BYTES = 1024 * KILOBYTE_BYTES;
const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=x";

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

const headOf = (path: string, type: string, ...more: string[]) => {
	const { host } = new URL(site.origin);
	return `${[`POST ${path} HTTP/1.1`, `Host: ${host}`, `Origin: ${site.origin}`, `Content-Type: ${type}`, ...more].join("\r\n")}\r\n\r\n`;
};
const open = (): Socket => connect(Number(new URL(site.origin).port), "127.0.0.1").on("error", () => {});
const statusOf = async (head: string, part = "") => {
	const socket = open();
	socket.write(head + part);
	const [answer] = await socket.take(1).toArray();
	socket.destroy();
	return Number(String(answer).split(" ")[1]);
};

test.each([
	["/contact", URLENCODED, 64 * KILOBYTE_BYTES],
	["/es/newsletter.data", URLENCODED, 64 * KILOBYTE_BYTES],
	["/contact", MULTIPART, 64 * KILOBYTE_BYTES],
	["/theme", URLENCODED, 64 * KILOBYTE_BYTES],
	["/api/auth/login", "application/json", 64 * KILOBYTE_BYTES],
	["/api/auth/logout", "application/json", 64 * KILOBYTE_BYTES],
	["/admin/logout", URLENCODED, 64 * KILOBYTE_BYTES],
	["/admin/login", URLENCODED, 2 * MEGABYTE_BYTES],
	["/%61dmin/LOGIN", URLENCODED, 2 * MEGABYTE_BYTES],
	["/admin/tickets/new", MULTIPART, MEGABYTE_BYTES],
	["/admin/legal/privacy", URLENCODED, MEGABYTE_BYTES],
	["/admin/messages/1/delete", URLENCODED, MEGABYTE_BYTES],
	["/admin/speakers/import", MULTIPART, 10 * MEGABYTE_BYTES + 64 * KILOBYTE_BYTES],
	["/admin/speakers/import", URLENCODED, MEGABYTE_BYTES],
	["/admin/pictures/new", MULTIPART, 31 * MEGABYTE_BYTES],
	["/admin/speakers/astrid-lindqvist.data", MULTIPART, 31 * MEGABYTE_BYTES],
	["/admin/speakers/astrid-lindqvist", URLENCODED, MEGABYTE_BYTES],
])("%s accepts %s of %i bytes, and rejects more before reading it", async (path, type, limit) => {
	expect(await statusOf(headOf(path, type, `Content-Length: ${limit + 1}`))).toBe(413);
	const asked = headOf(path, type, `Content-Length: ${limit}`, "Expect: 100-continue");
	expect(await statusOf(asked)).toBe(100);
});

test("a body of unknown length is rejected as soon as it is too long", async () => {
	const chunk = `${(65 * KILOBYTE_BYTES).toString(16)}\r\n${"a".repeat(65 * KILOBYTE_BYTES)}\r\n`;
	expect(await statusOf(headOf("/contact", URLENCODED, "Transfer-Encoding: chunked"), chunk)).toBe(413);
});

test("a client that sends Expect: 100-continue with too long a body is rejected at once", async () => {
	expect(await statusOf(headOf("/contact", URLENCODED, `Content-Length: ${50 * MEGABYTE_BYTES}`, "Expect: 100-continue"))).toBe(413);
});

test("a client that sends everything before it reads still gets the answer, and then the connection ends", async () => {
	const body = Buffer.alloc(20 * MEGABYTE_BYTES, "a");
	const socket = open();
	const answer = socket.toArray();
	socket.write(headOf("/es/contact", URLENCODED, `Content-Length: ${body.length}`));
	await new Promise((resolve) => socket.write(body, resolve));
	const [head = "", words] = Buffer.concat(await answer)
		.toString()
		.split("\r\n\r\n");
	expect([head.split("\r\n")[0], /^Connection: (.*)$/m.exec(head)?.[1], words]).toEqual([
		"HTTP/1.1 413 Payload Too Large",
		"close",
		"Esto pasa de 64 KB, lo máximo que admite este formulario. Elige un archivo más pequeño o acorta el texto y vuelve a enviarlo.",
	]);
});

test("the error is in the page's language, or the reader's", async () => {
	const words = async (path: string, headers = {}) => {
		const answer = await fetch(site.origin + path, { method: "POST", body: "a".repeat(3 * MEGABYTE_BYTES), headers: { Origin: site.origin, ...headers } });
		return [answer.status, answer.headers.get("content-language"), (await answer.text()).slice(0, 24)];
	};
	expect(await words("/contact", { "Accept-Language": "en" })).toEqual([413, "en", "This is more than 64 KB,"]);
	expect(await words("/sv/contact", { "Accept-Language": "es" })).toEqual([413, "sv", "Det här är mer än 64 KB,"]);
	expect(await words("/admin/login", { "Accept-Language": "es-MX" })).toEqual([413, "es", "Esto pasa de 2 MB, lo má"]);
});

test("six unfinished bodies of 50 MB and a form of 60 MB use no memory", async () => {
	const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, "utf8"))?.[1]) / KILOBYTE_BYTES;
	const before = resident();
	const sockets = Array.from({ length: 6 }, open);
	for (const socket of sockets) {
		socket.write(headOf("/admin/login", URLENCODED, "Transfer-Encoding: chunked"));
		socket.write(`${(50 * MEGABYTE_BYTES).toString(16)}\r\n`);
		socket.write(Buffer.alloc(49 * MEGABYTE_BYTES, "username=a&"));
	}
	const form = fetch(`${site.origin}/admin/login`, { method: "POST", body: Buffer.alloc(60 * MEGABYTE_BYTES, "a=b&"), headers: { Origin: site.origin } }).catch(
		() => {},
	);
	for (let count = 0; count < 20; count++) expect(await (await fetch(`${site.origin}/healthz`)).text()).toBe("ok");
	await form;
	for (const socket of sockets) socket.destroy();
	// If they were kept, it would be 350.
	expect(resident() - before).toBeLessThan(200);
});

test("an unread body does not block the next request on its connection", async () => {
	const client = new Client(site);
	const body = "a=b&".repeat(15_000);
	for (const [path, status] of [
		["/about", 405],
		["/admin/speakers/new", 401],
		["/nothing", 405],
	] as const) {
		const form = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n`;
		expect([path, (await client.ask(`POST ${path}`, form, Promise.resolve(body)))?.status]).toEqual([path, status]);
		expect((await client.ask("GET /api/tickets"))?.status).toBe(200);
	}
});

test("a form without a body is handled like one without fields", async () => {
	const client = new Client(site);
	const form = "Content-Type: application/x-www-form-urlencoded\r\n";
	const answers = [await client.ask("POST /contact", form), await client.ask("POST /contact", `${form}Content-Length: 0\r\n`), await client.ask("POST /theme")];
	expect(answers.map((answer) => answer?.status)).toEqual([422, 422, 400]);
});
