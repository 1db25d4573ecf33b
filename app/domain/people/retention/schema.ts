import { z } from "zod";
import { wholeNumber } from "#app/http/form-codecs.ts";
import { RETENTION_LIMITS } from "./limits.ts";

const { messageDays, mailDays, activityDays, orderDays, invoiceYears } = RETENTION_LIMITS;

/** For how long the site keeps what, in days and, of invoices, years. 0 is until somebody deletes it. */
export const retentionSchema = z.object({
	/** After a message has arrived. */
	messageDays: wholeNumber(messageDays),
	/** After a mail was sent, or written where it could not be sent. */
	mailDays: wholeNumber(mailDays),
	/** After a change that the log tells of, which can be taken back for so long. */
	activityDays: wholeNumber(activityDays),
	/** After the last day of the summit, who bought and who came. */
	orderDays: wholeNumber(orderDays),
	/** After the end of the year in which an invoice was issued, whom it names. */
	invoiceYears: wholeNumber(invoiceYears),
});
export type Retention = z.output<typeof retentionSchema>;
