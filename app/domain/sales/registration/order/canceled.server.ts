import type { Database } from "~/admin/changes.server";
import { findWorkshop } from "~/domain/program/workshop/queries.server";
import type { OrderLine } from "~/domain/sales/order/queries.server";
import type { Locale } from "~/i18n/config";
import { translate } from "~/i18n/translated";
import { db } from "~/runtime/database.server";

/** The title of the first workshop of these lines that is canceled; nothing where none is. */
export async function canceledWorkshop(lines: readonly Pick<OrderLine, "kind" | "itemId">[], locale: Locale, on: Database = db): Promise<string | undefined> {
	for (const { kind, itemId } of lines) {
		const workshop = kind === "workshop" ? await findWorkshop(itemId, on) : undefined;
		if (workshop?.status === "cancelled") return translate(workshop.title, locale).text;
	}
	return undefined;
}
