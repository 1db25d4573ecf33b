import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html";
import { addUser, redirectOf, signIn, sql, visitorOf } from "../support/http";
import { addOrder } from "../support/orders";
import { startSite } from "../support/running-site";

/** A site of its own: its orders are counted. */
const site = await startSite();
afterAll(site.stop);
const desk = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "desk", "desk")) });
const FORM = "main form[method=post]";

test("the desk changes an unpaid order's tickets: first it reads both totals, then the order has the new ones", async () => {
	addOrder(site, { code: "ACDEFGH3" });
	const path = "/admin/orders/ACDEFGH3/tickets";
	const form = await desk.formOf(path, FORM);
	expect([form["number.standard"], form["number.business"], form.code]).toEqual(["2", "", ""]);
	expect(texts(parse(await (await desk.post(path, form)).text()), "[role=alert] p")).toEqual(["The order holds exactly this already."]);
	const typed = { ...form, "number.standard": "1", "number.business": "1" };
	const wrong = await desk.post(path, { ...typed, code: "NOSUCH" });
	expect([wrong.status, texts(parse(await wrong.text()), "[role=alert] h2")]).toEqual([422, ["This is not possible"]]);
	const shown = parse(await (await desk.post(path, typed)).text());
	expect([texts(shown, "[aria-labelledby=cart-sum] p"), texts(shown, "#change-tickets button")]).toEqual([
		["New total$898.00 USD", expect.stringMatching(/^Of which IVA/), "Instead of $598.00 USD"],
		["Change the order to $898.00 USD"],
	]);
	const expectedTotal = shown.querySelector("[name=expectedTotal]")?.getAttribute("value") ?? "";
	expect(redirectOf(await desk.post(path, { ...typed, expectedTotal }))).toEqual([303, "/admin/orders/ACDEFGH3"]);
	expect(sql(site, `SELECT item_id AS tier FROM order_line ORDER BY id`).map(({ tier }) => tier)).toEqual(["standard", "business"]);
	expect((await desk.post(path, { ...typed, "number.standard": "3", expectedTotal: "149600" })).status).toBe(409);
	expect((await desk.document("/admin/orders/ACDEFGH3")).querySelector("main")?.textContent).toContain("Tickets changed: $898.00 USD instead of $598.00 USD");
});
