import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { FieldError } from "#app/http/field-schemas.ts";
import type { Refusal } from "#app/http/form.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";

interface NeedsOfTicket {
	id: number;
	label?: string;
	isKept: boolean;
}

/** Returns the form for attendees' needs. It never shows saved ones: anybody who scans a badge could read them. */
export async function needsView(tickets: readonly { id: number; label?: string }[], locale: Locale) {
	const kept = await db
		.selectFrom("ticket")
		.select("id")
		.where(({ and, or, eb }) =>
			and([
				eb(
					"id",
					"in",
					tickets.map(({ id }) => id),
				),
				or([eb("diet", "is not", null), eb("access_needs", "is not", null)]),
			]),
		)
		.execute();
	return {
		text: textsOf("needs", locale, {}),
		tickets: tickets.map(({ id, label }): NeedsOfTicket => ({ id, label, isKept: kept.some((row) => row.id === id) })),
	};
}
export type NeedsView = Awaited<ReturnType<typeof needsView>>;

export function needsRefusal(form: FormData, ticketIds: readonly number[]): Refusal | undefined {
	const errors: Record<string, FieldError> = {};
	for (const name of ticketIds.flatMap((id) => [`diet.${id}`, `access.${id}`])) {
		if ((textIn(form, name) ?? "").length > ORDER_LIMITS.needs) errors[name] = "tooLong";
	}
	return Object.keys(errors).length > 0 ? { values: Object.fromEntries(form) as Record<string, string>, errors } : undefined;
}

/** Empty fields change nothing, unless all needs are to be deleted. Health data: shown only to users who may see orders, never logged. */
export function saveNeeds(
	form: FormData,
	orderId: number,
	{ ticketIds, actor }: { ticketIds: readonly number[]; actor: "buyer" | "attendee" },
): Promise<boolean> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const { erased_at } = await trx.selectFrom("order").select("erased_at").where("id", "=", orderId).executeTakeFirstOrThrow();
		if (erased_at) return false;
		let isSaid = false;
		for (const id of ticketIds) {
			const before = await trx.selectFrom("ticket").select(["diet", "access_needs"]).where("id", "=", id).executeTakeFirstOrThrow();
			const kept = form.has(`forget.${id}`) ? { diet: null, access_needs: null } : before;
			const [diet, access] = [textIn(form, `diet.${id}`), textIn(form, `access.${id}`)];
			const needs = { diet: diet ?? kept.diet, access_needs: access ?? kept.access_needs };
			isSaid ||= kept !== before || diet !== undefined || access !== undefined;
			if (needs.diet === before.diet && needs.access_needs === before.access_needs) continue;
			await trx.updateTable("ticket").set(needs).where("id", "=", id).execute();
			await recordOrderEvent(trx, orderId, "needsChanged", { actor, now, details: { ticket: id } });
		}
		return isSaid;
	});
}

function textIn(form: FormData, name: string): string | undefined {
	const typed = form.get(name);
	return (typeof typed === "string" && typed.replace(/\s+/g, " ").trim()) || undefined;
}
