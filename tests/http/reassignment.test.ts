import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { organizerOf, redirectOf, sql, visitorOf } from "../support/http.ts";
import { addOrder } from "../support/orders.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const organizer = await organizerOf(site);
const visitor = visitorOf(site);
const CODE = "ACDEFGH3";
const FORM = "main form[method=post]";
const secretOf = (ticket: number) => String(sql(site, "SELECT secret FROM ticket WHERE id = ?", ticket)[0]?.secret);

async function doneOf(answer: Response) {
	const document = parse(await answer.text());
	return [answer.status, texts(document, "main [role=status]"), document.querySelector("main .section a.button")?.getAttribute("href")];
}

const doneWithoutMail = (name: string) => `Listo: el boleto ya es de ${name}. Este sitio no envía correos. Escríbenos y entregamos el boleto.`;

async function paid(): Promise<{ location: string; tickets: number[] }> {
	addOrder(site, { code: CODE, attendees: ["José Peña"] });
	await organizer.post(`/admin/orders/${CODE}/payment`, await organizer.formOf(`/admin/orders/${CODE}/payment`, FORM));
	const given = await organizer.post(`/admin/orders/${CODE}/link`, await organizer.formOf(`/admin/orders/${CODE}/link`, FORM));
	const location = (await given.text()).match(/\/es\/orders\/[A-Z0-9]{8}\/[\w-]{32}/)?.[0] ?? "";
	return { location, tickets: sql(site, "SELECT id FROM ticket ORDER BY id").map(({ id }) => Number(id)) };
}

test("a ticket is reassigned from its order, by its holder and by organizers; each earlier address says so, without naming the new holder", async () => {
	const { location, tickets } = await paid();
	const [ticket = 0] = tickets;
	const first = secretOf(ticket);
	const fromOrder = `${location}/tickets/${ticket}`;
	expect((await visitor.document(location)).querySelector(`main a[href="${fromOrder}"]`)).not.toBeNull();
	const form = await visitor.formOf(fromOrder, FORM);
	const wrong = await visitor.post(fromOrder, { ...form, name: "", email: "nobody" });
	expect([wrong.status, secretOf(ticket)]).toEqual([422, first]);
	const bo = { ...form, name: "Bo Ek", email: "bo@example.com" };
	expect(await doneOf(await visitor.post(fromOrder, bo))).toEqual([200, [doneWithoutMail("Bo Ek")], location]);
	expect([(await visitor.post(fromOrder, bo)).status, (await visitor.post(`${location}/tickets/999`, bo)).status]).toEqual([409, 404]);

	const second = secretOf(ticket);
	expect(second).not.toBe(first);
	sql(site, "UPDATE ticket SET diet = 'Coeliac' WHERE id = ?", ticket);
	const paths = ["", `/tickets/${ticket}`, `/workshops/${ticket}`, "/cancel", "/invoice-data", "/erasure"].map((path) => location + path);
	const buyers = await Promise.all([...paths, `${location.replace("/es", "")}/data.json`].map((path) => visitor.get(path)));
	const told = await Promise.all(buyers.map((answer) => answer.text()));
	expect([buyers.map(({ status }) => status), told.filter((text) => text.includes(second) || /Coeliac|bo@example/.test(text))]).toEqual([
		[200, 200, 404, 200, 200, 200, 200],
		[],
	]);
	const old = await visitor.document(`/es/t/${first}`);
	expect([texts(old, "main .section p")[0], /Bo Ek|José|Ana/.test(old.body.textContent ?? "")]).toEqual([
		"Este boleto ahora es de otra persona y este enlace ya no lo abre.",
		false,
	]);
	for (const below of ["/workshops", "/workshops/order"]) expect(redirectOf(await visitor.get(`/es/t/${first}${below}`))).toEqual([303, `/es/t/${first}`]);
	const ticketPath = `/es/t/${second}`;
	expect((await visitor.document(ticketPath)).querySelector("main dl dd")?.textContent).toBe("Bo Ek");
	const cia = { ...(await visitor.formOf(`${ticketPath}/hand-on`, FORM)), name: "Cia Berg", email: "cia@example.com" };
	expect(await doneOf(await visitor.post(`${ticketPath}/hand-on`, cia))).toEqual([200, [doneWithoutMail("Cia Berg")], "/es/agenda"]);
	const again = await visitor.document(`${ticketPath}/hand-on`);
	expect([texts(again, "main form"), /Cia|Bo Ek/.test(again.body.textContent ?? "")]).toEqual([[], false]);
	expect((await visitor.get("/t/nope/hand-on")).status).toBe(404);

	const adminPath = `/admin/orders/${CODE}/tickets/${ticket}`;
	expect(texts(await organizer.document(adminPath), "#hand-on-email-hint")).toEqual([
		"No mail server is set up, so the email with the new ticket stays in the outbox. Give the ticket to the attendee yourself.",
	]);
	const dag = { ...(await organizer.formOf(adminPath, FORM)), name: "Dag Holm", email: "dag@example.com" };
	expect(redirectOf(await organizer.post(adminPath, dag))).toEqual([303, `/admin/orders/${CODE}`]);
	expect(sql(site, "SELECT attendee_name, attendee_email FROM ticket WHERE id = ?", ticket)).toEqual([
		{ attendee_name: "Dag Holm", attendee_email: "dag@example.com" },
	]);
	expect(texts(await organizer.document(`/admin/orders/${CODE}`), "main section:last-of-type li > div:first-child").slice(-3)).toEqual([
		"Ticket 1 was given to someone else",
		"Ticket 1 was given to someone else by its attendee",
		"Ticket 1 was given to someone else",
	]);
	await expect.poll(() => site.log()).toContain("/hand-on");
	expect([first, second].filter((secret) => site.log().includes(secret))).toEqual([]);
});
