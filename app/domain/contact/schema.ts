import { z } from "zod";
import { requiredEmail, requiredText } from "~/http/field-schemas";
import { CONTACT_LIMITS } from "./limits";

export const contactMessageSchema = z.object({
	name: requiredText(CONTACT_LIMITS.name),
	email: requiredEmail,
	subject: requiredText(CONTACT_LIMITS.subject),
	message: requiredText(CONTACT_LIMITS.message),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
export type ContactField = keyof ContactMessage;
