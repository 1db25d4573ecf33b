import { z } from "zod";
import { wholeNumber } from "~/http/form-codecs";
import { RETENTION_LIMITS } from "./limits";

const { messageDays, mailDays, activityDays } = RETENTION_LIMITS;

/** For how many days the site keeps what. 0 is until somebody deletes it. */
export const retentionSchema = z.object({
	/** After a message has arrived. */
	messageDays: wholeNumber(messageDays),
	/** After a mail was sent, or written where it could not be sent. */
	mailDays: wholeNumber(mailDays),
	/** After a change that the log tells of, which can be taken back for so long. */
	activityDays: wholeNumber(activityDays),
});
export type Retention = z.output<typeof retentionSchema>;
