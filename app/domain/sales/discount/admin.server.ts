import type { Resource } from "#app/admin/resource.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { formatDate, formatList, formatPrice, formatRate } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { isFree } from "./effect.server.ts";
import { deleteDiscount, findDiscountCode, insertDiscount, type ListedDiscount, listDiscounts, updateDiscount, wasUsed } from "./queries.server.ts";
import { discountSchema } from "./schema.ts";

const UNUSED = { used: 0, isUsedUp: false, isOver: false };

export const discountResource: Resource<ListedDiscount> = {
	entityType: "discountCode",
	section: "codes",
	texts: "editDiscountCode",
	schema: discountSchema,
	importable: false,
	nameOf: ({ code }) => code,
	publicPath: () => undefined,
	pages: () => [],
	entityPages: undefined,
	api: undefined,
	figure: undefined,
	searched: undefined,
	saved: "settingsSaved",
	row: ({ percent = 0, amount, goodFor = [], use = UNUSED, uses, until, note = "" }, locale) => {
		const { cells } = textsOf("editDiscountCode", locale, { used: use.used, uses: uses ?? "" });
		const names = goodFor.map(({ name }) => translate(name, locale).text);
		return {
			off: amount === undefined ? formatRate(percent * 100, locale) : formatPrice(amount, locale),
			tiers: names.length === 0 ? cells.all : formatList(names, locale),
			used: { text: uses === undefined ? String(use.used) : cells.used, sortBy: use.used, color: use.isUsedUp ? "grey" : undefined },
			until: until === undefined ? "" : { text: formatDate(until, locale), sortBy: until, color: use.isOver ? "grey" : undefined },
			note,
		};
	},
	list: listDiscounts,
	find: findDiscountCode,
	complete: async (discount, trx) => ((await findDiscountCode(discount.code, trx)) ? discount : { ...discount, id: discount.code }),
	insert: insertDiscount,
	update: updateDiscount,
	remove: deleteDiscount,
	isKept: wasUsed,
	/** A code that gives tickets away requires the user's password. */
	refusesUndo: async (to, from, trx) =>
		(await isFree(to, trx)) && !(from && (await isFree(from, trx))) ? { [to.amount === undefined ? "percent" : "amount"]: "byPassword" } : {},
	/** A deleted tier is listed by its id: without it, the code would apply to all. */
	choices: async (locale, discount) => {
		const tiers = (await listTiers({ drafts: true })).map(({ id, name }) => ({ value: id, label: translate(name, locale).text }));
		const gone = (discount?.tiers ?? []).filter((id) => tiers.every(({ value }) => value !== id));
		return { tiers: [...tiers, ...gone.map((id) => ({ value: id, label: id }))] };
	},
	check: async ({ id, code, ...discount }) => {
		const isTaken = id !== "" && code !== undefined && code !== id;
		const areSound = "percent" in discount && "amount" in discount;
		const isOne = (discount.percent === undefined) !== (discount.amount === undefined);
		return { ...(isTaken && { code: "taken" }), ...(areSound && !isOne && { percent: "percentOrAmount" }) };
	},
};
