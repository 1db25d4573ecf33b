import { recordOrderEvent } from "#app/domain/sales/order/history.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { FieldError } from "#app/http/field-schemas.ts";
import type { Refusal } from "#app/http/form.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";

/** Returns the form for an attendee's needs. It never shows saved ones: anybody who scans a badge could read them. */
export async function needsView(ticketId: number, locale: Locale) {
	const kept = await db
		.selectFrom("ticket")
		.select("id")
		.where("id", "=", ticketId)
		.where(({ or, eb }) => or([eb("diet", "is not", null), eb("access_needs", "is not", null)]))
		.executeTakeFirst();
	return { text: textsOf("needs", locale, {}), isKept: kept !== undefined };
}
export type NeedsView = Awaited<ReturnType<typeof needsView>>;

export function needsRefusal(form: FormData): Refusal | undefined {
	const errors: Record<string, FieldError> = {};
	for (const name of ["diet", "access"]) if ((textIn(form, name) ?? "").length > ORDER_LIMITS.needs) errors[name] = "tooLong";
	return Object.keys(errors).length > 0 ? { values: Object.fromEntries(form) as Record<string, string>, errors } : undefined;
}

/** Empty fields change nothing, unless all needs are to be deleted. Health data: shown only to users who may see orders, never logged. */
export function saveNeeds(form: FormData, { orderId, ticketId }: { orderId: number; ticketId: number }): Promise<boolean> {
	const now = new Date(readClock());
	return db.transaction().execute(async (trx) => {
		const { erased_at } = await trx.selectFrom("order").select("erased_at").where("id", "=", orderId).executeTakeFirstOrThrow();
		if (erased_at) return false;
		const before = await trx.selectFrom("ticket").select(["diet", "access_needs"]).where("id", "=", ticketId).executeTakeFirstOrThrow();
		const kept = form.has("forget") ? { diet: null, access_needs: null } : before;
		const [diet, access] = [textIn(form, "diet"), textIn(form, "access")];
		const needs = { diet: diet ?? kept.diet, access_needs: access ?? kept.access_needs };
		if (needs.diet !== before.diet || needs.access_needs !== before.access_needs) {
			await trx.updateTable("ticket").set(needs).where("id", "=", ticketId).execute();
			await recordOrderEvent(trx, orderId, "needsChanged", { actor: "attendee", now, details: { ticket: ticketId } });
		}
		return kept !== before || diet !== undefined || access !== undefined;
	});
}

function textIn(form: FormData, name: string): string | undefined {
	const typed = form.get(name);
	return (typeof typed === "string" && typed.replace(/\s+/g, " ").trim()) || undefined;
}
