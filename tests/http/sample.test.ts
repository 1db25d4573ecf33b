import { afterAll, expect, test } from "vitest";
import { news } from "../../seeds/news.ts";
import { partners } from "../../seeds/partners.ts";
import { sessions, workshops } from "../../seeds/program.ts";
import { speakers } from "../../seeds/speakers.ts";
import { tiers } from "../../seeds/tiers.ts";
import { texts } from "../support/html.ts";
import { organizerOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

/* The only test of the sample's content: all others use content of their own, so that editing the sample breaks nothing else. */

const site = await startSite({ SAMPLE_CONTENT: "true" });
afterAll(site.stop);
const { api } = visitorOf(site);

const ids = (entries: { id: string }[]) => entries.map(({ id }) => id).sort();

test.each([
	["agenda", sessions],
	["news", news],
	["partners", partners],
	["speakers", speakers],
	["tickets", tiers],
	["workshops", workshops],
])("a new database answers at /api/%s with all of it", async (path, entries) => {
	expect(ids(await api(path))).toEqual(ids(entries));
});

test("there are two days of agenda, and six articles of all five categories", () => {
	expect([...new Set(sessions.map(({ day }) => day))]).toEqual([1, 2]);
	expect([news.length, [...new Set(news.map(({ category }) => category))].sort()]).toEqual([
		6,
		["announcements", "business", "opportunities", "sustainability", "technology"],
	]);
});

test("no ticket excludes content that everyone can see", () => {
	expect(tiers.flatMap(({ notIncluded }) => notIncluded).filter((feature) => ["recordedSessions", "digitalContent"].includes(feature))).toEqual([]);
});

test("nothing in it needs attention except the advertised figures, and there are no first steps", async () => {
	const document = await (await organizerOf(site)).document("/admin");
	const links = [...document.querySelectorAll("[aria-labelledby=check-title] li a")].map((link) => link.getAttribute("href"));
	expect(new Set(links)).toEqual(new Set(["/admin/settings/event/figures"]));
	expect(texts(document, "[aria-labelledby=steps-title] li")).toEqual([]);
});
