import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "../support/client";
import { type RunningSite, startSite } from "../support/running-site";

let site: RunningSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

test("a body over the limit, said in its length or not", async () => {
	const body = "a".repeat(1024 * 1024 + 1);
	const headers = { Origin: site.origin, "Content-Type": "application/x-www-form-urlencoded" };
	const post = (init: RequestInit) => fetch(`${site.origin}/contact`, { method: "POST", headers, ...init });
	expect((await post({ body })).status).toBe(413);
	const stream = new ReadableStream({
		start(controller) {
			controller.enqueue(new TextEncoder().encode(body));
			controller.close();
		},
	});
	expect((await post({ body: stream, duplex: "half" } as RequestInit)).status).toBe(413);
});

test("a body that nobody reads is no obstacle for the next request on its connection", async () => {
	const client = new Client(site);
	const body = "a=b&".repeat(100_000);
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

test("a form without any body, not even an empty one, is answered like one without fields", async () => {
	const client = new Client(site);
	const form = "Content-Type: application/x-www-form-urlencoded\r\n";
	const answers = [await client.ask("POST /contact", form), await client.ask("POST /contact", `${form}Content-Length: 0\r\n`), await client.ask("POST /theme")];
	expect(answers.map((answer) => answer?.status)).toEqual([422, 422, 400]);
});
