import { beforeEach, expect, test } from "vitest";
import { onContentChange } from "#app/admin/changes.server.ts";
import { insertMail } from "#app/domain/people/mail/queries.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { event } from "../../../../tests/support/content.ts";
import { confirmationMail } from "./confirmation-mail.server.ts";
import { confirmSubscriber, countSubscribers, findSubscriberByKey, listSubscribers, saveSubscriber } from "./queries.server.ts";
import { deleteUnconfirmed, removeSubscriber, unsubscribe } from "./removal.server.ts";
import { type Subscriber, subscriptionSchema } from "./schema.ts";

onContentChange([]);

const DAY_MS = 24 * 60 * 60_000;
const addresses = async (filter = {}) => (await listSubscribers(filter)).map(({ email }) => email).sort();

beforeEach(async () => {
	await db.deleteFrom("subscriber").execute();
});

test("an address is stored once, in lower case, with the language of its first subscription", async () => {
	const { email } = subscriptionSchema.parse({ email: " Ana.LOPEZ@Example.COM " });
	const first = await saveSubscriber(db, { email, locale: "es" }, true);
	expect(first).toMatchObject({ email: "ana.lopez@example.com", locale: "es", key: expect.stringMatching(/^[0-9a-f]{32}$/) });
	expect(await saveSubscriber(db, { email, locale: "sv" }, false)).toEqual(first);
	expect(await listSubscribers()).toEqual([first]);
});

test("an unconfirmed address starts over with the same key, and is subscribed once confirmed", async () => {
	const first = await saveSubscriber(db, { email: "olle@example.com", locale: "en" }, false);
	const second = await saveSubscriber(db, { email: "olle@example.com", locale: "sv" }, false);
	expect(second).toMatchObject({ id: first.id, key: first.key, locale: "sv", confirmedAt: undefined });
	expect([await countSubscribers(), await countSubscribers({ state: "unconfirmed" })]).toEqual([0, 1]);
	await confirmSubscriber("another key");
	await confirmSubscriber("");
	expect(await countSubscribers()).toBe(0);
	await confirmSubscriber(first.key);
	const confirmed = await findSubscriberByKey(first.key);
	await confirmSubscriber(first.key);
	expect([await countSubscribers(), await findSubscriberByKey(first.key)]).toEqual([1, confirmed]);
	await unsubscribe("another key");
	await unsubscribe(first.key);
	expect(await addresses()).toEqual([]);
});

test("an address is deleted after seven unconfirmed days; a confirmed one stays", async () => {
	await saveSubscriber(db, { email: "waits@example.com", locale: "en" }, false);
	await saveSubscriber(db, { email: "stays@example.com", locale: "en" }, true);
	await deleteUnconfirmed(new Date(Date.now() + 7 * DAY_MS - 60_000));
	expect(await addresses({ state: "unconfirmed" })).toEqual(["waits@example.com"]);
	await deleteUnconfirmed(new Date(Date.now() + 7 * DAY_MS + 60_000));
	expect([await addresses({ state: "unconfirmed" }), await addresses()]).toEqual([[], ["stays@example.com"]]);
});

test("a search matches part of the address, without wildcards", async () => {
	for (const email of ["a_b@example.com", "axb@example.com", "100%@example.org"]) await saveSubscriber(db, { email, locale: "en" }, true);
	expect(await addresses({ q: "A_B" })).toEqual(["a_b@example.com"]);
	expect(await addresses({ q: "%" })).toEqual(["100%@example.org"]);
	expect(await addresses({ q: "" })).toHaveLength(3);
});

test.each([
	["removed by an organizer", ({ id }: Subscriber) => removeSubscriber(id, "organizer"), [{ entity_type: "subscriber", name: "", before: "{}", after: null }]],
	["after unsubscribing", ({ key }: Subscriber) => unsubscribe(key), []],
	["without confirmation", () => deleteUnconfirmed(new Date(Date.now() + 8 * DAY_MS)), []],
])("a subscriber %s is deleted with the mails of the subscription, and the log contains no address", async (_, remove, logged) => {
	await db.deleteFrom("mail").execute();
	await db.deleteFrom("change").execute();
	const subscriber = await saveSubscriber(db, { email: "goes@example.com", locale: "sv" }, false);
	await insertMail(db, confirmationMail(subscriber, event));
	await insertMail(db, { to: subscriber.email, subject: "Your ticket", body: "" });
	await insertMail(db, { to: "other@example.com", subject: "Hello", body: "" });
	await remove(subscriber);
	expect([await addresses(), await addresses({ state: "unconfirmed" })]).toEqual([[], []]);
	expect(await db.selectFrom("mail").select("subject").execute()).toEqual([{ subject: "Your ticket" }, { subject: "Hello" }]);
	expect(await db.selectFrom("change").select(["entity_type", "name", "before", "after"]).execute()).toEqual(logged);
});

test("the confirmation mail is in the reader's language, with facts of the event and the reader's links", () => {
	const subscriber: Subscriber = { id: "1", email: "eva@example.com", locale: "sv", subscribedAt: "2025-03-01T12:00:00.000Z", key: "k3y" };
	expect(confirmationMail(subscriber, event)).toEqual({
		to: "eva@example.com",
		subject: "Bekräfta din prenumeration: nyheter om Norte Summit 2025",
		body: `Hej!

Någon, förhoppningsvis du, vill få nyheter om Norte Summit 2025 till den här adressen. Öppna sidan och bekräfta att du vill ha dem:

{origin}/sv/newsletter/confirm?key=k3y

Var det inte du? Då behöver du inte göra något. Utan bekräftelse skickar vi inga nyheter, och efter 7 dagar raderar vi adressen. Vill du att vi raderar den redan nu:

{origin}/sv/newsletter/unsubscribe?key=k3y

Norte Summit 2025
19–21 november 2025, Casa del Agua, Puebla, Mexiko
hello@norte.example
`,
		headers: {
			"List-Unsubscribe": "<{origin}/sv/newsletter/unsubscribe?key=k3y>",
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		},
	});
});
