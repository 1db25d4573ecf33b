import { type Database, listChangesOf, logChanges } from "~/admin/changes.server";
import { db } from "~/database.server";
import { isClosed } from "~/domain/event/phase.server";
import type { SummitEvent } from "~/domain/event/schema";
import { recordsOf } from "~/domain/records.server";
import { env } from "~/env.server";
import { encodeEntity } from "~/http/form-codecs";
import type { Locale } from "~/i18n/config";
import { formatInstant } from "~/i18n/format.server";
import { textsOf } from "~/i18n/texts.server";
import { type SalesSettings, salesSettings, salesSettingsRecord } from "./settings";

const records = recordsOf("sales_setting", salesSettingsRecord);

export async function getSalesSettings(on: Database = db): Promise<SalesSettings> {
	return records.read(await on.selectFrom("sales_setting").selectAll().executeTakeFirstOrThrow());
}

export async function updateSalesSettings(trx: Database, settings: SalesSettings): Promise<void> {
	await records.update(trx, { ...settings, id: "sales" });
}

const NOUN = "sales";

/** Saves them; logged as the form has them, and not to be undone: orders have been made by them. */
export async function saveSalesSettings(after: SalesSettings, username: string): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const [before, changed] = [encodeEntity(salesSettings, await getSalesSettings(trx)), encodeEntity(salesSettings, after)];
		await updateSalesSettings(trx, after);
		if (Object.keys({ ...before, ...changed }).some((name) => before[name] !== changed[name]))
			await logChanges(trx, [{ noun: NOUN, entityId: NOUN, name: "", before, after: changed }], { username });
	});
}

/** The form in the words of a language, with what holds now and who changed it last. */
export async function settingsView({ timeZone }: Pick<SummitEvent, "timeZone">, locale: Locale) {
	const [last] = await listChangesOf(NOUN, NOUN);
	const values = last && { username: last.username, at: formatInstant(last.at, locale, timeZone) };
	const { percent, changed, ...text } = textsOf("adminOrders", locale, values ?? {}).settings;
	const { errors, save, saving } = textsOf("editor", locale, {});
	return {
		text: { ...text, submit: save, busy: saving, back: textsOf("adminOrders", locale, {}).title },
		errorTexts: { ...textsOf("adminUsers", locale, {}).errors, ...errors, percent },
		values: encodeEntity(salesSettings, await getSalesSettings()),
		changed: last && changed,
	};
}

/** How orders can be paid, the quickest way first. */
export const paymentMethods = ({ bankAccount }: Pick<SalesSettings, "bankAccount">) => [
	...(env.stripe ? (["card"] as const) : []),
	...(bankAccount === undefined ? [] : (["bank"] as const)),
];

/** Whether tickets are sold on the site itself: organizers want it so, and there is a way to pay. */
export async function sellsHere(event: SummitEvent, on: Database = db): Promise<boolean> {
	return event.sales === "here" && !isClosed(event) && paymentMethods(await getSalesSettings(on)).length > 0;
}
