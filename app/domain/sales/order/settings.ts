import { z } from "zod";
import { optionalText, optionalWholeNumber, text, wholeNumber } from "#app/http/form-codecs.ts";
import { SETTING_LIMITS } from "./limits.ts";

const { seller, bank } = SETTING_LIMITS;

/** A rate such as `16`, `12.5` or `12,5` percent, stored in hundredths of a percent. */
const rate = z.codec(
	z
		.string("required")
		.max(20, { error: "percent", abort: true })
		.trim()
		.min(1, "required")
		.regex(/^\d{1,3}([.,]\d{1,2})?$/, "percent"),
	z.int().nonnegative().max(10_000, "percent"),
	{ decode: (typed) => Math.round(Number(typed.replace(",", ".")) * 100), encode: (kept) => String(kept / 100) },
);

export const salesSettings = z.object({
	sellerName: optionalText(seller),
	sellerAddress: optionalText(seller),
	sellerTaxId: optionalText(bank),
	/** Prices include the tax; its rate is in hundredths of a percent. A site that started empty sells nothing until organizers save one. */
	taxName: text(bank),
	taxRate: rate,
	bankHolder: optionalText(bank),
	bankName: optionalText(bank),
	bankAccount: optionalText(bank),
	bankCode: optionalText(bank),
	transferDays: wholeNumber({ min: 1, max: 60 }),
	/** Until this many days before the event buyers can cancel, for this percentage; undefined is never. */
	cancelDays: optionalWholeNumber({ min: 0, max: 366 }),
	cancelPercent: wholeNumber({ min: 0, max: 100 }),
	/** Until this many days before the event names can change; undefined is always. */
	namesDays: optionalWholeNumber({ min: 0, max: 366 }),
});
export type SalesSettings = z.output<typeof salesSettings>;
export const salesSettingsRecord = salesSettings.extend({ id: z.string() });
