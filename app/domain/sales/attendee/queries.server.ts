import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "#app/admin/changes.server.ts";
import { hasBeenPaid } from "#app/domain/sales/order/mail-limit.server.ts";
import { isUnpaid, stateAt } from "#app/domain/sales/order/states.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import type { Page } from "#app/http/pages.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { Translated } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";
import { fold } from "#db/fold.ts";
import type { Tables } from "#db/tables.ts";

export const ATTENDEE_FILTERS = ["all", "awaited", "arrived", "today", "nameless", "mailless", "diet", "access"] as const;
const MAX_NOT_ADMITTED = 5;
export type AttendeeFilter = (typeof ATTENDEE_FILTERS)[number];

/** Instants are ISO in UTC. */
export interface ListedAttendee {
	id: number;
	secret?: string;
	name?: string;
	email?: string;
	company?: string;
	jobTitle?: string;
	country?: string;
	diet?: string;
	access?: string;
	arrivedAt?: string;
	arrivedBy?: string;
	tierId: string;
	tier: Translated;
	orderId: number;
	code: string;
	buyer: string;
	buyerEmail: string;
	hasBeenPaid: boolean;
	locale: Locale;
}

export interface AttendeeSearch {
	q: string;
	tier?: string;
	byEmail?: boolean;
	/** ISO instant at which the event's day began. */
	today?: string;
}

/** Returns attendees by name, those without one by their buyer's; today's arrivals latest first. */
export async function listAttendees(
	filter: AttendeeFilter,
	search: AttendeeSearch,
	{ page, on = db }: { page?: Page; on?: Database } = {},
): Promise<ListedAttendee[]> {
	const asked = paid(on)
		.select([
			"ticket.id",
			"secret",
			"attendee_name",
			"attendee_email",
			"attendee_locale",
			"company",
			"job_title",
			"country",
			"diet",
			"access_needs",
			"checked_in_at",
			"checked_in_by",
			"item_id",
			"order_line.name as tier",
			"order.id as order_id",
			"code",
			"order.name as buyer",
			"order.email as buyer_email",
			"locale",
			"total",
			"paid_at",
		])
		.where(mentions(search))
		.where(isIn(filter, search))
		.$if(filter === "today", (attendees) => attendees.orderBy("checked_in_at", "desc"))
		.orderBy(
			({ fn }) => fn.coalesce("attendee_name", "order.name"),
			(order) => order.asc().collate("nocase"),
		)
		.orderBy("ticket.id");
	const rows = await (page ? asked.limit(page.limit).offset(page.offset) : asked).execute();
	return rows.map((row) => ({
		id: row.id,
		secret: row.secret ?? undefined,
		name: row.attendee_name ?? undefined,
		email: row.attendee_email ?? undefined,
		company: row.company ?? undefined,
		jobTitle: row.job_title ?? undefined,
		country: row.country ?? undefined,
		diet: row.diet ?? undefined,
		access: row.access_needs ?? undefined,
		arrivedAt: row.checked_in_at ?? undefined,
		arrivedBy: row.checked_in_by ?? undefined,
		tierId: row.item_id,
		tier: JSON.parse(row.tier),
		orderId: row.order_id,
		code: row.code,
		buyer: row.buyer,
		buyerEmail: row.buyer_email,
		hasBeenPaid: hasBeenPaid({ total: row.total, paidAt: row.paid_at ?? undefined }),
		locale: (row.attendee_locale ?? row.locale) as Locale,
	}));
}

export function countAttendees(search: AttendeeSearch): Promise<Record<AttendeeFilter, number>> {
	return paid(db)
		.select((row) => ATTENDEE_FILTERS.map((filter) => row.fn.countAll<number>().filterWhere(isIn(filter, search)(row)).as(filter)))
		.where(mentions(search))
		.executeTakeFirstOrThrow() as Promise<Record<AttendeeFilter, number>>;
}

/** A person whose ticket is unpaid, expired or canceled. */
export interface WaitingArrival {
	id: number;
	name: string;
	code: string;
	why: "unpaid" | "ended" | "canceled";
}

export async function listAwaited(search: AttendeeSearch, now: Date): Promise<WaitingArrival[]> {
	const rows = await tickets(db)
		.select(["ticket.id", "attendee_name", "order.name as buyer", "code", "order.state", "expires_at", "cancelled_at"])
		.where(mentions(search))
		.where((row) => row.or([row("order.state", "<>", "paid"), row("order_line.cancelled_at", "is not", null)]))
		.orderBy("ticket.id", "desc")
		.limit(MAX_NOT_ADMITTED)
		.execute();
	return rows.map(({ id, attendee_name, buyer, code, state, expires_at, cancelled_at }) => {
		const current = stateAt({ state, expiresAt: expires_at ?? undefined }, now);
		return { id, name: attendee_name ?? buyer, code, why: cancelled_at || current === "cancelled" ? "canceled" : isUnpaid(current) ? "unpaid" : "ended" };
	});
}

export async function attendedTiers(): Promise<Map<string, Translated>> {
	const ordered = db.selectFrom("order_line").select("item_id").distinct().where("kind", "=", "tier").where("cancelled_at", "is", null).as("ordered");
	const rows = await db
		.selectFrom(ordered)
		.select([
			"ordered.item_id",
			paid(db).select("order_line.name").where("item_id", "=", sql.ref<string>("ordered.item_id")).orderBy("line_id", "desc").limit(1).as("name"),
		])
		.execute();
	const place = new Map((await listTiers({ drafts: true })).map(({ id }, index) => [id, index]));
	const sorted = rows.toSorted((one, other) => (place.get(one.item_id) ?? place.size) - (place.get(other.item_id) ?? place.size));
	return new Map(sorted.flatMap(({ item_id, name }) => (name === null ? [] : [[item_id, JSON.parse(name)]])));
}

const tickets = (on: Database) =>
	on
		.selectFrom("ticket")
		.innerJoin("order_line", "order_line.id", "ticket.line_id")
		.innerJoin("order", "order.id", "order_line.order_id")
		.where("order_line.kind", "=", "tier");

const paid = (on: Database) => tickets(on).where("order.state", "=", "paid").where("order_line.cancelled_at", "is", null);

type Row = ExpressionBuilder<Tables, "ticket" | "order_line" | "order">;

const isIn =
	(filter: AttendeeFilter, { today = "" }: AttendeeSearch) =>
	(row: Row) => {
		const conditions = {
			all: () => row.lit(true),
			awaited: () => row("checked_in_at", "is", null),
			arrived: () => row("checked_in_at", "is not", null),
			today: () => row("checked_in_at", ">=", today),
			nameless: () => row("attendee_name", "is", null),
			mailless: () => row("attendee_email", "is", null),
			diet: () => row("diet", "is not", null),
			access: () => row("access_needs", "is not", null),
		};
		return conditions[filter]();
	};

const mentions =
	({ q, tier, byEmail }: AttendeeSearch) =>
	(row: Row) => {
		const words = row.fn<string>("concat_ws", [
			row.val(" "),
			"attendee_name",
			"order.name",
			"code",
			...(byEmail ? (["attendee_email", "company", "order.email"] as const) : []),
		]);
		return row.and([
			...(tier === undefined ? [] : [row("item_id", "=", tier)]),
			...(q === "" ? [] : [row(row.fn<number>("instr", [row.fn("fold", [words]), row.val(fold(q))]), ">", 0)]),
		]);
	};
