import { z } from "zod";
import { wholeNumber } from "#app/http/form-codecs.ts";
import { RETENTION_LIMITS } from "./limits.ts";

const { messageDays, mailDays, activityDays, orderDays, invoiceYears } = RETENTION_LIMITS;

/** Days, or years for invoices; 0 keeps data until somebody deletes it. */
export const retentionSchema = z.object({
	messageDays: wholeNumber(messageDays),
	mailDays: wholeNumber(mailDays),
	activityDays: wholeNumber(activityDays),
	orderDays: wholeNumber(orderDays),
	invoiceYears: wholeNumber(invoiceYears),
});
export type Retention = z.output<typeof retentionSchema>;
