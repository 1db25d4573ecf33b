import { z } from "zod";
import { optionalText, optionalWholeNumber, text, wholeNumber } from "#app/http/form-codecs.ts";
import { SETTING_LIMITS } from "./limits.ts";

const { seller, bank } = SETTING_LIMITS;

/** A rate such as `16`, `12.5` or `12,5` percent, kept in hundredths of a percent. */
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

/** How tickets are sold, beside what visitors read of it on the event. */
export const salesSettings = z.object({
	sellerName: optionalText(seller),
	sellerAddress: optionalText(seller),
	sellerTaxId: optionalText(bank),
	/** The tax that prices include, and its rate in hundredths of a percent. A site that began empty has no name of it, and sells nothing, until organizers save one. */
	taxName: text(bank),
	taxRate: rate,
	bankHolder: optionalText(bank),
	bankName: optionalText(bank),
	/** Without one there is no bank transfer. */
	bankAccount: optionalText(bank),
	bankCode: optionalText(bank),
	/** Days in which a transfer has to arrive. */
	transferDays: wholeNumber({ min: 1, max: 60 }),
	/** Until so many days before the event buyers cancel what they have paid, and so much percent of it goes back; without days they do not. */
	cancelDays: optionalWholeNumber({ min: 0, max: 366 }),
	cancelPercent: wholeNumber({ min: 0, max: 100 }),
	/** Until so many days before the event buyers and attendees change names; without a number always. */
	namesDays: optionalWholeNumber({ min: 0, max: 366 }),
});
export type SalesSettings = z.output<typeof salesSettings>;
/** All that is kept of them. */
export const salesSettingsRecord = salesSettings.extend({ id: z.string() });
