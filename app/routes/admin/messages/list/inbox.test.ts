import { beforeEach, expect, test } from "vitest";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { connectLayers } from "#app/domain/operations/registry/connections.server.ts";
import { inboxView, messageView } from "#app/domain/people/contact/inbox.server.ts";
import { countMessages, findMessage, listMessages, markMessage, saveContactMessage } from "#app/domain/people/contact/queries.server.ts";
import { replyAddress } from "#app/domain/people/contact/reply.server.ts";
import type { ReceivedMessage } from "#app/domain/people/contact/schema.ts";
import { removeMessage } from "#app/routes/admin/messages/delete/removal.server.ts";
import { db } from "#app/runtime/database.server.ts";

connectLayers();

const NOON = new Date("2025-11-19T12:00:00.000Z");
const NOON_ISO = NOON.toISOString();

const written = (id: number, words: Partial<ReceivedMessage> = {}): ReceivedMessage => ({
	id: String(id),
	name: "Ana López",
	email: "ana@example.com",
	subject: `Question ${id}`,
	message: "Where is lunch?",
	locale: "es",
	receivedAt: `2025-03-01T12:00:${String(id % 60).padStart(2, "0")}.000Z`,
	...words,
});
const keep = async (...messages: ReceivedMessage[]) => {
	for (const { id, name, email, subject, message, locale, ...at } of messages) {
		const instants = { created_at: at.receivedAt, read_at: at.readAt, answered_at: at.answeredAt, archived_at: at.archivedAt };
		await db
			.insertInto("contact_message")
			.values({ id: Number(id), name, email, subject, message, locale, ...instants })
			.execute();
	}
};
const ids = async (filter = {}) => (await listMessages(filter)).map(({ id }) => Number(id));

beforeEach(async () => {
	await db.deleteFrom("contact_message").execute();
	await db.deleteFrom("change").execute();
});

test("a message can be answered, archived and returned to the inbox; each step marks it as read", async () => {
	await keep(written(1), written(2));
	const after = async (mark: Parameters<typeof markMessage>[1]) => {
		expect(await markMessage("1", mark, NOON)).toBe(true);
		const { readAt, answeredAt, archivedAt } = (await findMessage("1")) as ReceivedMessage;
		return { readAt, answeredAt, archivedAt, counts: await countMessages() };
	};
	const counts = { all: 2, inbox: 1, unread: 1, answered: 0, archived: 0 };
	expect(await after("answered")).toEqual({ readAt: NOON_ISO, answeredAt: NOON_ISO, archivedAt: undefined, counts: { ...counts, answered: 1 } });
	expect(await after("archived")).toEqual({ readAt: NOON_ISO, answeredAt: NOON_ISO, archivedAt: NOON_ISO, counts: { ...counts, archived: 1 } });
	expect(await after("inbox")).toEqual({ readAt: NOON_ISO, answeredAt: undefined, archivedAt: undefined, counts: { ...counts, inbox: 2 } });
	expect((await after("unread")).counts).toEqual({ ...counts, inbox: 2, unread: 2 });
	expect((await after("read")).readAt).toBe(NOON_ISO);
	await markMessage("1", "read", new Date());
	expect((await findMessage("1"))?.readAt).toBe(NOON_ISO);
	expect([await markMessage("99", "read"), await markMessage("no number", "read"), await findMessage("no number")]).toEqual([false, false, undefined]);
	expect(await db.selectFrom("change").selectAll().execute()).toEqual([]);
});

test("searches for a substring of name, address, subject or text, ignoring case and accents, with wildcards taken literally", async () => {
	await keep(
		written(1, { name: "Åsa Öberg" }),
		written(2, { email: "olle@nord_hub.example" }),
		written(3, { subject: "100% SÍ" }),
		written(4, { message: "El café" }),
		written(5, { answeredAt: NOON_ISO, message: "Cafeteria" }),
	);
	expect(await Promise.all(["oberg", "ÅSA", "nord_hub", "nordxhub", "100%", "cafe", "zzz", ""].map((q) => ids({ q })))).toEqual([
		[1],
		[1],
		[2],
		[],
		[3],
		[5, 4],
		[],
		[5, 4, 3, 2, 1],
	]);
	expect(await ids({ q: "cafe", state: "inbox" })).toEqual([4]);
	expect(await countMessages("cafe")).toEqual({ all: 2, inbox: 1, unread: 1, answered: 1, archived: 0 });
});

test("the inbox shows 50 messages a page, with links to other pages and the count of each state", async () => {
	for (let id = 1; id <= 120; id++) await keep(written(id, id > 110 ? { archivedAt: NOON_ISO } : { readAt: NOON_ISO }));
	const event = await getEvent();
	const view = async (query: string) => (await inboxView(new URL(`http://site/admin/messages${query}`), event, "en")).list;
	const first = await view("");
	expect(first.pages).toEqual({ current: 1, position: "Page 1 of 3", previous: undefined, next: "/admin/messages?page=2" });
	expect(first.states).toEqual([
		{ label: "Inbox (110)", to: "/admin/messages", current: true },
		{ label: "Answered (0)", to: "/admin/messages?state=answered", current: false },
		{ label: "Archive (10)", to: "/admin/messages?state=archived", current: false },
		{ label: "All (120)", to: "/admin/messages?state=all", current: false },
	]);
	expect((await view("?q=lunch&page=2")).pages).toEqual({
		current: 2,
		position: "Page 2 of 3",
		previous: "/admin/messages?q=lunch",
		next: "/admin/messages?page=3&q=lunch",
	});
	expect((await view("?page=99")).pages.position).toBe("Page 3 of 3");
	expect((await view("?page=-1")).pages.position).toBe("Page 1 of 3");
	const { messages } = await inboxView(new URL("http://site/admin/messages?page=3"), event, "en");
	expect(messages).toHaveLength(10);
	expect([(await view("?state=answered")).none, (await view("?state=answered&q=x")).none]).toEqual([
		"No message has been answered yet.",
		"Nothing matches the search.",
	]);
});

test("the log says of a deleted message only that it was deleted; its number is never reused", async () => {
	await keep(written(900, { readAt: NOON_ISO, answeredAt: NOON_ISO }));
	await removeMessage("900", "organizer");
	await removeMessage("900", "organizer");
	expect(await ids()).toEqual([]);
	const changes = await db.selectFrom("change").select(["entity_type", "entity_id", "name", "username", "before", "after"]).execute();
	expect(changes).toEqual([{ entity_type: "message", entity_id: "900", name: "", username: "organizer", before: "{}", after: null }]);
	await saveContactMessage({ name: "Eva", email: "eva@example.com", subject: "Next", message: "Hi" }, "en");
	expect(await ids()).toEqual([901]);
});

test("a reply starts in the sender's language, quotes the message, and fits into a link", () => {
	const begun = (message: ReceivedMessage) => {
		const { href, pathname, searchParams } = new URL(replyAddress(message, "America/Mexico_City"));
		return { href, pathname, subject: searchParams.get("subject"), body: searchParams.get("body")?.replace(/[^\S\r\n]/g, " ") };
	};
	const { href, ...answer } = begun(written(1, { email: "ana+cumbre@example.com", subject: "Å & co? #1", message: "Uno\n\nDos & tres" }));
	expect(answer).toEqual({
		pathname: "ana%2Bcumbre@example.com",
		subject: "Re: Å & co? #1",
		body: "\r\n\r\nAna López escribió el 1 de marzo de 2025 a las 06:00:\r\n> Uno\r\n>\r\n> Dos & tres",
	});
	expect(href).not.toMatch(/[ #]/);
	expect(begun(written(1, { subject: "RE: tickets" })).subject).toBe("RE: tickets");
	expect(begun(written(1, { subject: "Kept\r\nBcc: eva@example.com" })).subject).toBe("Re: Kept Bcc: eva@example.com");
	expect(begun(written(1, { message: "x".repeat(5000) })).href.length).toBeLessThan(2000);
});

test("a message is shown with the actions for its state", async () => {
	const event = await getEvent();
	const { message, marks } = messageView(written(1), event, "sv");
	expect(message).toEqual({
		id: "1",
		name: "Ana López",
		email: "ana@example.com",
		subject: "Question 1",
		message: "Where is lunch?",
		lang: "es",
		language: "spanska",
		receivedAt: { iso: "2025-03-01T12:00:01.000Z", text: "1 mars 2025 kl. 06:00" },
		state: "I inkorgen",
		isNew: true,
	});
	const names = (at: Partial<ReceivedMessage>) => messageView(written(1, at), event, "en").marks.map(({ name }) => name);
	expect(marks.map(({ label }) => label)).toEqual(["Markera som läst", "Markera som besvarat", "Arkivera"]);
	expect(names({ readAt: NOON_ISO, answeredAt: NOON_ISO })).toEqual(["unread", "archived", "inbox"]);
	expect(names({ readAt: NOON_ISO, archivedAt: NOON_ISO })).toEqual(["unread", "inbox"]);
});
