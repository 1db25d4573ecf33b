import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "../support/http.ts";
import { times } from "../support/length.ts";
import { hasNginx, type Nginx, type ProxyAnswer, startNginx } from "../support/nginx.ts";
import { picture } from "../support/pictures.ts";
import { ADMIN, type RunningSite, startSite } from "../support/running-site.ts";
import { ALT } from "../support/uploads.ts";

const ORIGIN = "https://summit.example";
const VISITORS = 4;
const PAUSE_MS = 20;

describe.runIf(hasNginx)("nginx as documented", () => {
	let site: RunningSite;
	let proxy: Nginx;
	beforeAll(async () => {
		site = await startSite({ PUBLIC_ORIGIN: ORIGIN, METRICS_TOKEN: "a token of some length" });
		proxy = await startNginx(site);
	});
	afterAll(async () => {
		await proxy.stop();
		await site.stop();
	});
	const post = (target: string, body: URLSearchParams | FormData, headers: Record<string, string> = {}) =>
		proxy.ask(target, { method: "POST", body, headers: { Origin: ORIGIN, ...headers } });
	const cookiesOf = ({ headers }: ProxyAnswer) => headers["set-cookie"] as string[];

	test("plain http redirects to https; the metrics are not public", async () => {
		const plain = await fetch(`${proxy.plainOrigin}/es/agenda?day=2`, { redirect: "manual", headers: { Host: "summit.example" } });
		expect([plain.status, plain.headers.get("location")]).toEqual([301, `${ORIGIN}/es/agenda?day=2`]);
		expect((await proxy.ask("/metrics", { headers: { Authorization: "Bearer a token of some length" } })).status).toBe(404);
	});

	test("pages arrive with the site's own compression, ETags and policy", async () => {
		const page = await proxy.ask("/agenda", { headers: { "Accept-Encoding": "identity" } });
		await expect.poll(async () => (await proxy.ask("/agenda", { headers: { "Accept-Encoding": "br" } })).headers["content-encoding"]).toBe("br");
		const packed = await proxy.ask("/agenda", { headers: { "Accept-Encoding": "br" } });
		expect(brotliDecompressSync(packed.body).equals(page.body)).toBe(true);
		expect([page.status, page.headers["cache-control"], page.headers.vary]).toEqual([200, "no-cache", "Accept-Encoding"]);
		expect([page.headers.etag, packed.headers.etag]).toEqual([expect.stringMatching(/^"[\w-]+"$/), expect.stringMatching(/^"[\w-]+-br"$/)]);
		expect((await proxy.ask("/agenda", { headers: { "If-None-Match": String(page.headers.etag) } })).status).toBe(304);
		expect(page.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
	});

	test("a picture of several megabytes is uploaded", async () => {
		const signedIn = await post("/admin/login", new URLSearchParams(ADMIN));
		const Cookie = cookiesOf(signedIn)[0]?.split(";")[0] ?? "";
		expect([signedIn.status, Cookie.startsWith("__Host-session=")]).toEqual([303, true]);
		const large = Buffer.concat([await picture("png"), Buffer.alloc(8_000_000)]);
		const form = new FormData();
		for (const [name, value] of Object.entries(ALT)) form.set(name, value);
		form.set("file", new File([large], "large.png"));
		expect((await post("/admin/pictures/new", form, { Cookie })).status).toBe(303);
		expect(sql(site, "SELECT width, height FROM picture")).toEqual([{ width: 600, height: 400 }]);
	});

	test("a forged X-Forwarded-For header does not change the visitor's address", async () => {
		const send = async (number: number) => {
			const fields = { name: "Ana", email: "ana@example.com", subject: `Number ${number}`, message: "One of many, all from here." };
			return (await post("/contact", new URLSearchParams(fields), { "X-Forwarded-For": `203.0.113.${number}` })).status;
		};
		const statuses = [];
		for (let number = 1; number <= 6; number++) statuses.push(await send(number));
		expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
	});
});

test.runIf(hasNginx)("two processes behind nginx are restarted in turn without a failed request", async () => {
	const settings = { PUBLIC_ORIGIN: ORIGIN };
	const first = await startSite(settings);
	const shared = { ...settings, DATABASE_URL: `file:${first.databaseFile}` };
	const sites = [first, await startSite(shared)] as [RunningSite, RunningSite];
	const proxy = await startNginx(...sites);
	const started = [...sites];
	const answers = new Map<string, number>();
	let isOver = false;
	const visit = async () => {
		while (!isOver) {
			for (const method of ["GET", "POST"]) {
				const { status } = await (method === "GET"
					? proxy.ask("/agenda")
					: proxy.ask("/theme", { method, body: new URLSearchParams({ theme: "dark", redirectTo: "/" }), headers: { Origin: ORIGIN } }));
				answers.set(`${method} ${status}`, (answers.get(`${method} ${status}`) ?? 0) + 1);
				await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
			}
		}
	};
	const visits = Array.from({ length: VISITORS }, visit);
	for (let restart = 0; restart < times(1, 10); restart++) {
		const stopped = sites[restart % 2] as RunningSite;
		const ended = stopped.end("SIGTERM");
		// systemd and people may send a second one.
		process.kill(stopped.pid, "SIGTERM");
		expect(await ended).toBe(0);
		const next = await startSite({ ...shared, PORT: new URL(stopped.origin).port });
		sites[restart % 2] = next;
		started.push(next);
	}
	isOver = true;
	await Promise.all(visits);
	console.log("Answers while processes were restarted:", Object.fromEntries(answers));
	expect([...answers.keys()].sort()).toEqual(["GET 200", "POST 303"]);
	await proxy.stop();
	for (const site of started.reverse()) await site.stop();
});
