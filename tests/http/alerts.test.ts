import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningSite, startSite } from "../support/running-site.ts";

const TOKEN = "a token of some length";
let site: RunningSite;
beforeAll(async () => {
	site = await startSite({ METRICS_TOKEN: TOKEN });
});
afterAll(() => site.stop());

test("the documented alerts use existing metrics", async () => {
	const figures = await (await fetch(`${site.origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text();
	const there = new Set([...figures.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
	const rules = [...readFileSync("docs/deploy/alerts.yml", "utf8").matchAll(/^\s+expr: (.*)$/gm)].map(([, rule = ""]) => rule);
	const asked = rules.flatMap((rule) => rule.match(/\b[a-z]+_[a-z0-9_]+\b/g) ?? []);
	// Prometheus creates `up` itself.
	expect(asked.length).toBeGreaterThan(rules.length);
	expect([...new Set(asked)].filter((name) => !there.has(name))).toEqual([]);
});
