import { z } from "zod";
import type { FieldError } from "#app/http/field-schemas.ts";
import { isTooLong, PASSWORD_LENGTH } from "#app/http/form-rules.ts";

const required: FieldError = "required";
const tooLong: FieldError = "tooLong";
/** Longer than any email address or username. */
const MAX_NAME_LENGTH = 300;
const MAX_CODE_LENGTH = 100;

/** Password rules apply only to new passwords, not here. */
export const credentialsSchema = z.object({
	username: z.string({ error: required }).trim().min(1, required).max(MAX_NAME_LENGTH, tooLong).describe("The name of the user."),
	password: z
		.string({ error: required })
		.max(2 * PASSWORD_LENGTH, { error: tooLong, abort: true })
		.refine((password) => !isTooLong(password), { error: tooLong, abort: true })
		.refine((password) => password.trim() !== "", required)
		.describe("Exactly as chosen, including spaces."),
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const codeSchema = z.object({ code: z.string().trim().min(1, required).max(MAX_CODE_LENGTH, tooLong) });

export const apiCredentialsSchema = credentialsSchema.extend({
	code: z
		.string()
		.trim()
		.max(MAX_CODE_LENGTH, tooLong)
		.optional()
		.describe("Code of the second factor, or a recovery code. Required for users with a second factor."),
});
