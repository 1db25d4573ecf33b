import type { Database } from "#app/admin/changes.server.ts";
import { findWorkshop } from "#app/domain/program/workshop/queries.server.ts";
import type { OrderLine } from "#app/domain/sales/order/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import { db } from "#app/runtime/database.server.ts";

export async function canceledWorkshop(lines: readonly Pick<OrderLine, "kind" | "itemId">[], locale: Locale, on: Database = db): Promise<string | undefined> {
	for (const { kind, itemId } of lines) {
		const workshop = kind === "workshop" ? await findWorkshop(itemId, on) : undefined;
		if (workshop?.status === "cancelled") return translate(workshop.title, locale).text;
	}
	return undefined;
}
