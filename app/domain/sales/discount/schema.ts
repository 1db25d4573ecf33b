import { z } from "zod";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { type EditError, optionalDay, optionalPrice, optionalText, optionalWholeNumber, rows, text } from "#app/http/form-codecs.ts";

const message = (key: EditError) => key;

/** What organizers write of a discount code; encoded, what the form holds. */
export const discountSchema = z.object({
	/** What buyers type, however they write it. Its id, too: it stays as it is, since orders name it. */
	code: text(ORDER_LIMITS.code)
		.regex(/^[a-z0-9]+$/i, message("lettersAndDigits"))
		.toUpperCase(),
	/** One of these two; cents of US dollars off each ticket. */
	percent: optionalWholeNumber({ min: 1, max: 100 }),
	amount: optionalPrice.refine((cents) => cents !== 0, message("tooSmall")),
	/** Ids of those it is good for; none for all. */
	tiers: rows(text(100), (typed) => !typed),
	/** Tickets that it is good for in all; nothing where it is for any number. */
	uses: optionalWholeNumber({ min: 1, max: 100_000 }),
	/** Its last day, at the venue. */
	until: optionalDay,
	/** For organizers alone, as is the code itself. */
	note: optionalText(300),
});

/** All that is kept of a code. */
export const discountRecord = discountSchema.omit({ code: true }).extend({ id: z.string() });
export type DiscountCode = z.output<typeof discountRecord> & { code: string };
