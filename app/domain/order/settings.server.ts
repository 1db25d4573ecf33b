import { z } from "zod";
import type { Database } from "~/admin/changes.server";
import { db } from "~/database.server";
import { recordsOf } from "~/domain/records.server";
import { optionalText, text, wholeNumber } from "~/http/form-codecs";
import { SETTING_LIMITS } from "./limits";

const { seller, bank } = SETTING_LIMITS;

/** How tickets are sold, beside what visitors read of it on the event. */
export const salesSettings = z.object({
	sellerName: optionalText(seller),
	sellerAddress: optionalText(seller),
	sellerTaxId: optionalText(bank),
	/** The tax that prices include, and its rate in hundredths of a percent. */
	taxName: text(bank),
	taxRate: wholeNumber({ min: 0, max: 10_000 }),
	bankHolder: optionalText(bank),
	bankName: optionalText(bank),
	/** Without one there is no bank transfer. */
	bankAccount: optionalText(bank),
	bankCode: optionalText(bank),
	/** Days in which a transfer has to arrive. */
	transferDays: wholeNumber({ min: 1, max: 60 }),
});
const settingsRecord = salesSettings.extend({ id: z.string() });
export type SalesSettings = z.output<typeof salesSettings>;

const records = recordsOf("sales_setting", settingsRecord);

export async function getSalesSettings(on: Database = db): Promise<SalesSettings> {
	return records.read(await on.selectFrom("sales_setting").selectAll().executeTakeFirstOrThrow());
}

export async function updateSalesSettings(trx: Database, settings: SalesSettings): Promise<void> {
	await records.update(trx, { ...settings, id: "sales" });
}
