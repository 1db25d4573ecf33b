import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { db } from "#app/runtime/database.server.ts";

export const ATTENDEE_COLUMNS = [
	"order",
	"ticket",
	"tier",
	"name",
	"email",
	"buyer",
	"buyerEmail",
	"locale",
	"diet",
	"accessibility",
	"arrivedAt",
	"arrivedBy",
	"number",
	"address",
	"workshops",
	"company",
	"jobTitle",
	"country",
] as const;

/**
 * Holders of paid tickets, named or not, in the order in which tickets were ordered. `ticket` is unique, `number` is unique within an order,
 * `address` is in the QR code.
 */
export async function attendeeRows(origin: string): Promise<Record<(typeof ATTENDEE_COLUMNS)[number], string>[]> {
	const titles = new Map((await listWorkshops({ drafts: true })).map(({ id, title }) => [id, title.en]));
	const rows = await db
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "line_id")
		.innerJoin("order", "order.id", "order_id")
		.selectAll("ticket")
		.select(({ selectFrom, fn }) => [
			selectFrom("ticket as one")
				.innerJoin("order_line as line", "line.id", "one.line_id")
				.whereRef("line.order_id", "=", "order.id")
				.whereRef("one.id", "<=", "ticket.id")
				.select(fn.countAll<number>().as("count"))
				.as("number"),
			selectFrom("workshop_registration")
				.whereRef("ticket_id", "=", "ticket.id")
				.where("workshop_registration.state", "=", "registered")
				.select((place) => place.fn.agg<string>("json_group_array", ["workshop_id"]).as("ids"))
				.as("workshops"),
		])
		.select(["order.code", "order_line.name as tier", "order.name as buyer", "order.email as buyerEmail", "locale"])
		.where("order.state", "=", "paid")
		.where("cancelled_at", "is", null)
		.orderBy("order.id")
		.orderBy("ticket.id")
		.execute();
	return rows.map((row) => ({
		order: row.code,
		ticket: String(row.id),
		tier: JSON.parse(row.tier).en,
		name: row.attendee_name ?? "",
		email: row.attendee_email ?? "",
		buyer: row.buyer,
		buyerEmail: row.buyerEmail,
		locale: row.locale,
		diet: row.diet ?? "",
		accessibility: row.access_needs ?? "",
		arrivedAt: row.checked_in_at ?? "",
		arrivedBy: row.checked_in_by ?? "",
		number: String(row.number),
		address: row.secret ? `${origin}${localePath(row.locale as Locale, `/t/${row.secret}`)}` : "",
		workshops: (JSON.parse(row.workshops ?? "[]") as string[]).map((id) => titles.get(id) ?? id).join("; "),
		company: row.company ?? "",
		jobTitle: row.job_title ?? "",
		country: row.country ?? "",
	}));
}
