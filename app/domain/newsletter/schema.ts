import { z } from "zod";
import { requiredEmail } from "~/http/field-schemas";

export const subscriptionSchema = z.object({
	/** Kept in lower case, so that one person is one subscriber. */
	email: requiredEmail.toLowerCase(),
});
