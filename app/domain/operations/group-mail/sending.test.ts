import { beforeEach, expect, test } from "vitest";
import { namedAttendee } from "#app/domain/sales/attendee/attendee.ts";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { findOpenedOrder } from "#app/domain/sales/order/secrets.server.ts";
import { markPaid } from "#app/domain/sales/payment/settle.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";
import { openShop, ordered } from "../../../../tests/support/shop.ts";
import { recipientsOf, unreachedOf } from "./audience.server.ts";
import { fingerprintOf, sendDueGroupMails, sendGroupMail, type Words } from "./sending.server.ts";
import { unreachedView } from "./unreached.server.ts";

beforeEach(() => openShop({ id: "hall", price: 10000 }));

let attempts = 0;
async function paid(email: string, locale: Locale, attendees: string[]): Promise<Order> {
	const order = await ordered({ numbers: { hall: attendees.length }, email, locale, attendees: attendees.map(namedAttendee) });
	await markPaid(order.id, { amount: order.total, actor: { username: "ann" } });
	return order;
}
const audience = { group: "all" as const };
async function send(words: Words, attempt = `mail-${attempts++}`, seen?: string) {
	await db.deleteFrom("mail").execute();
	const recipients = await recipientsOf(audience);
	const isSent = await sendGroupMail({
		audience,
		words,
		attempt,
		seen: seen ?? fingerprintOf({ audience, words, recipients }),
		username: "ann",
	});
	const mails = await db.selectFrom("mail").select(["recipient", "subject", "body"]).orderBy("recipient").execute();
	return { isSent, mails };
}

test("each person gets one mail in their language with their own links; buyers get it for attendees without an address", async () => {
	const order = await paid("ana@example.com", "es", ["José Peña", "", "Eva Lund"]);
	const same = await paid("ANA@example.com", "es", [""]);
	await paid("bo@example.com", "sv", ["Bo"]);
	const [, , eva] = order.lines;
	await db
		.updateTable("ticket")
		.set({ attendee_email: "eva@example.com" })
		.where("id", "=", eva?.ticket?.id as number)
		.execute();
	const { isSent, mails } = await send({ en: { subject: "New hall", text: "We moved." }, es: { subject: "Otra sala", text: "Nos cambiamos." } });
	expect([isSent, mails.map(({ recipient, subject }) => [recipient, subject])]).toEqual([
		true,
		[
			["ana@example.com", "Otra sala"],
			["bo@example.com", "New hall"],
			["eva@example.com", "Otra sala"],
		],
	]);
	const [ana, , evas] = mails.map(({ body }) => body);
	const links = [...(ana ?? "").matchAll(/\/es\/orders\/(\w+)\/([\w-]+)/g)].map(([, code = "", secret = ""]) => findOpenedOrder(db, { code, secret }));
	expect([ana?.includes(" Ana Ruiz:\n\nNos cambiamos.\n\n"), ana?.includes("nada de qué darse de baja"), (await Promise.all(links)).sort()]).toEqual([
		true,
		true,
		[order.id, same.id].sort(),
	]);
	expect(evas).toMatch(/Eva Lund.*\{origin\}\/es\/t\/[\w-]+\n/s);
});

test("sends a form submitted twice once, and nothing if recipients changed or one of them has no text", async () => {
	await paid("ana@example.com", "es", ["José Peña"]);
	const words = { en: { subject: "New hall", text: "We moved." } };
	const seen = fingerprintOf({ audience, words, recipients: await recipientsOf(audience) });
	expect([(await send(words, "twice")).mails.length, await send(words, "twice")]).toEqual([1, { isSent: true, mails: [] }]);
	expect(await send({ en: { subject: "Else", text: "Else" } }, undefined, seen)).toEqual({ isSent: false, mails: [] });
	await paid("bo@example.com", "en", ["Bo"]);
	expect([await send(words, undefined, seen), await send({ es: { subject: "Otra sala", text: "Nos cambiamos." } })]).toEqual(
		Array(2).fill({ isSent: false, mails: [] }),
	);
});

test("a scheduled mail goes to those who belong to its audience when it is sent", async () => {
	const audience = { group: "unpaid" as const };
	const orders = [];
	for (const email of ["ana@example.com", "bo@example.com"]) orders.push(await ordered({ numbers: { hall: 1 }, email, locale: "en" }));
	const words = { es: { subject: "Tu pedido", text: "Falta tu pago." }, en: { subject: "Your order", text: "Please pay." } };
	const schedule = async (sendAt: Date) => {
		const seen = fingerprintOf({ audience, words, recipients: await recipientsOf(audience) });
		return sendGroupMail({ audience, words, attempt: `later-${attempts++}`, seen, username: "ann", sendAt });
	};
	const [soon, later] = [new Date(Date.now() - 1000), new Date(Date.now() + 3_600_000)];
	expect([await schedule(soon), await schedule(later)]).toEqual([true, true]);
	const [paidOrder] = orders as [Order, Order];
	await markPaid(paidOrder.id, { amount: paidOrder.total, actor: { username: "ann" } });
	await db.deleteFrom("mail").execute();
	await sendDueGroupMails();
	await sendDueGroupMails();
	expect(await db.selectFrom("mail").select(["recipient", "subject"]).execute()).toEqual([{ recipient: "bo@example.com", subject: "Your order" }]);
	expect(await db.selectFrom("scheduled_group_mail").select("send_at").execute()).toEqual([{ send_at: later.toISOString() }]);
});

test("lists people whom email does not reach with their order, up to twenty", async () => {
	await paid("ana@example.com", "es", ["José Peña"]);
	const order = await paid("", "en", ["Bo Berg", "", "Eva Lund"]);
	await db.updateTable("ticket").set({ attendee_email: "eva@example.com" }).where("attendee_name", "=", "Eva Lund").execute();
	const unreached = await unreachedOf(audience);
	expect(unreached.filter(({ code }) => code === order.code)).toEqual([
		{ name: "Ana Ruiz", code: order.code },
		{ name: "Bo Berg", code: order.code },
	]);
	const all = Array.from({ length: 21 }, () => ({ name: "Bo Berg", code: order.code }));
	const view = unreachedView(all, "en");
	expect([view?.title, view?.people.length, view?.people[0]?.path, view?.more, unreachedView([], "en")]).toEqual([
		"Not reachable by email",
		20,
		`/admin/orders/${order.code}`,
		"And 1 more.",
		undefined,
	]);
});
