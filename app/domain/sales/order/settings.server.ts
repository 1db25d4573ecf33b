import { type Database, listChangesOf, logChanges } from "#app/admin/changes.server.ts";
import { entityTable } from "#app/admin/entity-table.server.ts";
import type { Notice } from "#app/admin/notice.tsx";
import type { User } from "#app/auth/user.ts";
import { isClosed } from "#app/domain/content/event/phase.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { encodeEntity } from "#app/http/form-codecs.ts";
import type { Values } from "#app/http/form-values.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant, formatList } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { type SalesSettings, salesSettings, salesSettingsRecord } from "./settings.ts";

const records = entityTable("sales_setting", salesSettingsRecord);

export async function getSalesSettings(on: Database = db): Promise<SalesSettings> {
	const row = await on.selectFrom("sales_setting").selectAll().executeTakeFirstOrThrow();
	return { ...records.read(row), taxName: row.tax_name };
}

export async function updateSalesSettings(trx: Database, settings: SalesSettings): Promise<void> {
	await records.update(trx, { ...settings, id: "sales" });
}

const ENTITY = "sales";

const USUAL_TAX: Partial<Record<string, { taxName: string; taxRate: string }>> = {
	MX: { taxName: "IVA", taxRate: "16" },
	SE: { taxName: "Moms", taxRate: "25" },
	DK: { taxName: "Moms", taxRate: "25" },
	NO: { taxName: "MVA", taxRate: "25" },
	FI: { taxName: "ALV", taxRate: "25.5" },
	IS: { taxName: "VSK", taxRate: "24" },
};

/** Logged as not undoable, since orders were made with the old settings. */
export async function saveSalesSettings(after: SalesSettings, username: string): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const [before, changed] = [encodeEntity(salesSettings, await getSalesSettings(trx)), encodeEntity(salesSettings, after)];
		await updateSalesSettings(trx, after);
		if (Object.keys({ ...before, ...changed }).some((name) => before[name] !== changed[name]))
			await logChanges(trx, [{ entityType: ENTITY, entityId: ENTITY, name: "", before, after: changed }], { username });
	});
}

export async function settingsView({ timeZone, country }: Pick<SummitEvent, "timeZone" | "country">, locale: Locale) {
	const [last] = await listChangesOf(ENTITY, ENTITY);
	const settings = await getSalesSettings();
	const values = last && { username: last.username, at: formatInstant(last.at, locale, timeZone) };
	const { percent, changed, taxToConfirm, ...text } = textsOf("adminOrders", locale, values ?? {}).settings;
	const { errors, save, saving } = textsOf("editor", locale, {});
	const proposed: Values = settings.taxName ? {} : (USUAL_TAX[country ?? ""] ?? { taxName: "", taxRate: "" });
	return {
		text: {
			...text,
			hints: { ...text.hints, ...(!settings.taxName && { taxName: taxToConfirm }) },
			submit: save,
			busy: saving,
			back: textsOf("adminOrders", locale, {}).title,
		},
		errorTexts: { ...textsOf("adminUsers", locale, {}).errors, ...errors, percent },
		values: { ...encodeEntity(salesSettings, settings), ...proposed },
		changed: last && changed,
	};
}

export const paymentMethods = ({ bankAccount }: Pick<SalesSettings, "bankAccount">) => [
	...(env.stripe ? (["card"] as const) : []),
	...(bankAccount === undefined ? [] : (["bank"] as const)),
];

/** Returns the settings still missing before tickets can be sold on the site. */
export const missingForSale = (settings: SalesSettings) => [
	...(paymentMethods(settings).length === 0 ? (["method"] as const) : []),
	...(settings.taxName ? [] : (["tax"] as const)),
];

/** Returns true if tickets are sold on the site, and payment method and tax are set. */
export async function sellsHere(event: SummitEvent, on: Database = db): Promise<boolean> {
	return event.sales === "here" && !isClosed(event) && missingForSale(await getSalesSettings(on)).length === 0;
}

export async function notSoldView(event: SummitEvent, { rights }: Pick<User, "rights">, locale: Locale): Promise<Notice | undefined> {
	const missing = event.sales === "here" && !isClosed(event) ? missingForSale(await getSalesSettings()) : [];
	if (missing.length === 0) return undefined;
	const { reasons } = textsOf("dashboard", locale, {}).notSold;
	const why = formatList(
		missing.map((one) => reasons[one]),
		locale,
	);
	const { words, link, ask } = textsOf("dashboard", locale, { why }).notSold;
	return rights.includes("manageMoney") ? { words, link: { to: "/admin/settings/selling", words: link } } : { words: `${words} ${ask}` };
}
