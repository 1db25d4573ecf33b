import { z } from "zod";
import type { FieldError } from "~/http/field-schemas";

const required: FieldError = "required";

/** What signing in asks for, by form and by API. What a password may contain is no business of this. */
export const credentialsSchema = z.object({
	username: z.string({ error: required }).trim().min(1, required),
	password: z.string({ error: required }).refine((password) => password.trim() !== "", required),
});
export type Credentials = z.infer<typeof credentialsSchema>;

/** The second step, for who has a second factor: a code from the app, or a recovery code. */
export const codeSchema = z.object({ code: z.string().trim().min(1, required) });

/** Both steps at once, as a program takes them. */
export const apiCredentialsSchema = credentialsSchema.extend({ code: z.string().trim().optional() });
