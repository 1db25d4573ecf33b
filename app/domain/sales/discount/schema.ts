import { z } from "zod";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { type EditError, optionalDay, optionalPrice, optionalText, optionalWholeNumber, rows, text } from "#app/http/form-codecs.ts";

const message = (key: EditError) => key;

export const discountSchema = z.object({
	/** Also the id, which never changes since orders name it. */
	code: text(ORDER_LIMITS.code)
		.regex(/^[a-z0-9]+$/i, message("lettersAndDigits"))
		.toUpperCase(),
	/** One of these two; cents off each ticket. */
	percent: optionalWholeNumber({ min: 1, max: 100 }),
	amount: optionalPrice.refine((cents) => cents !== 0, message("tooSmall")),
	tiers: rows(text(100), (typed) => !typed),
	uses: optionalWholeNumber({ min: 1, max: 100_000 }),
	until: optionalDay,
	note: optionalText(300),
});

export const discountRecord = discountSchema.omit({ code: true }).extend({ id: z.string() });
export type DiscountCode = z.output<typeof discountRecord> & { code: string };
