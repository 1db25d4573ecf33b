import { afterAll, expect, test } from "vitest";
import { visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const [site, without] = await Promise.all([startSite(), startSite({ SERVICE_WORKER: "false" })]);
afterAll(() => Promise.all([site.stop(), without.stop()]));

const ask = async ({ origin }: { origin: string }, encoding: string) => {
	const answer = await visitorOf({ origin }).get("/service-worker.js", { "Accept-Encoding": encoding });
	const { headers } = answer;
	expect([answer.status, headers.get("content-type"), headers.get("cache-control")]).toEqual([200, "text/javascript; charset=utf-8", "no-cache"]);
	return answer.text();
};

test.each(["br", "gzip", "identity"])(
	"the worker is always revalidated, and so is the one that unregisters itself where the site stores nothing (%s)",
	async (encoding) => {
		const [keeps, givesUp] = [await ask(site, encoding), await ask(without, encoding)];
		expect([keeps.includes("unregister"), keeps.includes('"fetch"')]).toEqual([true, true]);
		expect([givesUp.includes("unregister"), givesUp.includes('"fetch"')]).toEqual([true, false]);
	},
);

test("pages let the site's own worker run, and no other", async () => {
	const { headers } = await visitorOf(site).get("/");
	expect(headers.get("content-security-policy")).toContain("; worker-src 'self'; ");
});
