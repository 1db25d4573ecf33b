import { afterAll, expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { addUser, organizerOf, signIn, visitorOf } from "../support/http.ts";
import { addPaidTickets } from "../support/orders.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const organizer = await organizerOf(site);
const usher = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "usher", "check_in")) });

const found = async (q: string, user = organizer) => {
	const document = await user.document(`/admin/search?q=${encodeURIComponent(q)}`);
	const links = [...document.querySelectorAll("main section a")].map((link) => `${link.textContent} → ${link.getAttribute("href")}`);
	return [texts(document, "main section h2"), links];
};

test("the search finds people, orders, sessions, pages and settings that the user may open", async () => {
	addPaidTickets(site, { code: "ACDEFGHJ", name: "Per Ek", email: "per@example.com", attendees: ["José Peña"], secrets: ["pena".repeat(6)] });
	expect(await found("pena")).toEqual([
		["Orders", "Attendees"],
		["ACDEFGHJPer Ek · per@example.com → /admin/orders/ACDEFGHJ", "José PeñaACDEFGHJ → /admin/orders/ACDEFGHJ"],
	]);
	expect(await found("pena", usher)).toEqual([["Attendees"], ["José PeñaACDEFGHJ → /admin/check-in?q=ACDEFGHJ"]]);
	expect(await found("selling")).toEqual([["Pages of the admin area"], ["Selling → /admin/settings/selling"]]);
	expect(await found("selling", usher)).toEqual([[], []]);
	expect((await found("refund"))[1]).toEqual(["Payments → /admin/payments", "Selling → /admin/settings/selling"]);
	expect((await found("tax"))[1]).toEqual(["Selling → /admin/settings/selling"]);
	expect(await found("LINDQVIST astrid")).toEqual([["Speakers"], ["Astrid Lindqvist → /admin/speakers/astrid-lindqvist"]]);
	expect((await found("hear the leak"))[1]).toEqual(["Hear the leak: your first water sensor → /admin/workshops/hear-the-leak"]);
});
