import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { addUser, organizerOf, redirectOf, signIn, sql, visitorOf } from "../support/http.ts";
import { addOrder } from "../support/orders.ts";
import { ADMIN, startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { page, get, post, document } = visitorOf(site);
const organizer = await organizerOf(site);

beforeAll(() => {
	for (const [index, code] of ["ACDEFGHJ", "ACDEFGHK", "ACDEFGHL"].entries())
		addOrder(site, { code, locale: "en", attendees: ["Per Berg"], email: `ana${index}@example.com` });
});

async function opened(code: string): Promise<string> {
	const words = await (await organizer.post(`/admin/orders/${code}/link`)).text();
	return words.match(/\/orders\/[A-Z0-9]{8}\/[\w-]{32}/)?.[0] ?? "";
}
const row = (code: string) => sql(site, 'SELECT state, name, email, total FROM "order" WHERE code = ?', code)[0];

test("a buyer downloads their data, reads the consequences, and erases it; a paid order waits until the summit is over", async () => {
	const address = await opened("ACDEFGHJ");
	const before = (await page(address)).document;
	const [download = "", erasure = ""] = [...before.querySelectorAll("section[aria-labelledby=data-title] a")].map((link) => link.getAttribute("href") ?? "");
	expect([download, erasure]).toEqual([`${address}/data.json`, `${address}/erasure`]);
	const file = await get(download);
	expect(["content-type", "cache-control", "x-robots-tag", "content-disposition"].map((name) => file.headers.get(name))).toEqual([
		"application/json; charset=utf-8",
		"no-store",
		"noindex",
		'attachment; filename="order-ACDEFGHJ.json"',
	]);
	expect(await file.json()).toMatchObject({ email: "ana0@example.com", lines: [{ ticket: { attendeeName: "Per Berg" } }, {}] });
	const question = await get(erasure);
	expect([question.headers.get("cache-control"), row("ACDEFGHJ")?.state]).toEqual(["no-store", "awaiting_bank"]);
	const asked = await document(erasure);
	expect([texts(asked, "main form button"), texts(asked, "main section:nth-of-type(2) li"), texts(asked, "main .grid > p")[0]]).toEqual([
		["Delete my data"],
		["The amounts ordered, paid and refunded, without names"],
		"This order hasn’t been paid, so it will be canceled as well.",
	]);
	expect((await post(erasure, {}, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
	expect(redirectOf(await post(erasure))).toEqual([303, address]);
	expect(row("ACDEFGHJ")).toEqual({ state: "cancelled", name: "", email: "", total: 59800 });
	const after = await document(address);
	expect([texts(after, "section[aria-labelledby=data-title] a"), after.body.textContent?.includes("Per Berg")]).toEqual([["Download your data (JSON)"], false]);

	sql(site, `UPDATE "order" SET state = 'paid' WHERE code = 'ACDEFGHK'`);
	const paid = await opened("ACDEFGHK");
	expect(texts(await document(`/sv${paid}/erasure`), "main form button")).toEqual([]);
	expect(redirectOf(await post(`${paid}/erasure`))).toEqual([303, `${paid}/erasure`]);
	expect(row("ACDEFGHK")?.name).toBe("Ana Ruiz");
	for (const wrong of ["data.json", "erasure"]) expect((await get(`${paid.slice(0, -1)}${paid.endsWith("A") ? "B" : "A"}/${wrong}`)).status).toBe(404);
});

test("an administrator erases with their own password; the box office cannot", async () => {
	const boxOffice = visitorOf(site, { Cookie: await signIn(site, await addUser(site, "dora", "box_office")) });
	expect((await boxOffice.get("/admin/orders/ACDEFGHL/erasure")).status).toBe(403);
	expect((await organizer.post("/admin/orders/ACDEFGHL/erasure", { passwordNow: "wrong" })).status).toBe(422);
	expect(row("ACDEFGHL")?.name).toBe("Ana Ruiz");
	expect(redirectOf(await organizer.post("/admin/orders/ACDEFGHL/erasure", { passwordNow: ADMIN.password }))).toEqual([303, "/admin/orders/ACDEFGHL"]);
	expect(row("ACDEFGHL")).toEqual({ state: "cancelled", name: "", email: "", total: 59800 });
	const shown = await organizer.document("/admin/orders/ACDEFGHL");
	expect(shown.querySelector("main")?.textContent).toContain("Personal data deleted");
	expect(texts(shown, "main a").filter((words) => /^(Erase|Write a note)/.test(words))).toEqual([]);
	const refusal = "The personal data of this order has been deleted, so it can’t have notes.";
	expect(texts(await organizer.document("/admin/orders/ACDEFGHL/note"), "main .lead")).toEqual([refusal]);
	const [{ seen = 0 } = {}] = sql(site, "SELECT max(id) AS seen FROM order_event");
	const noted = await organizer.post("/admin/orders/ACDEFGHL/note", { typed: "Maria called", seen: String(seen) });
	expect([noted.status, texts(parse(await noted.text()), "main .lead")]).toEqual([422, [refusal]]);
});
