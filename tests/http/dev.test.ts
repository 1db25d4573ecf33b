import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { type Visitor, visitorOf } from "../support/http.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const DEV = ["env", "--chdir", process.cwd(), process.execPath, "app/server/dev.ts"];

let site: RunningSite;
let visitor: Visitor;
beforeAll(async () => {
	site = await startSite({ NODE_ENV: "development" }, DEV);
	visitor = visitorOf(site);
}, 120_000);
afterAll(() => site.stop());

test("pages come through the production server, their scripts from the sources", async () => {
	const response = await visitor.get("/sv/agenda");
	const document = parse(await response.text());
	expect([response.status, texts(document, "h1"), response.headers.get("X-Request-Id")]).toEqual([200, ["Program"], expect.any(String)]);
	const files = document.querySelector("#hydration-data")?.getAttribute("data-files")?.split(" ") ?? [];
	expect(files).toContain("/app/entry.client.tsx");
	for (const file of files) expect([file, (await visitor.get(file)).headers.get("Content-Type")]).toEqual([file, "text/javascript"]);
	// React Refresh would reload the page for an export that it does not know.
	expect(files).toContain("/app/routes/site/agenda.tsx");
	expect(await (await visitor.get("/app/routes/site/agenda.tsx")).text()).not.toContain("export const facts");
});

test("requests that the server rejects are rejected here too", async () => {
	expect((await visitor.post("/contact", {}, { Origin: "https://elsewhere.example" })).status).toBe(403);
	expect((await visitor.get(`/agenda?${"x".repeat(25_000)}`)).status).toBe(414);
});
