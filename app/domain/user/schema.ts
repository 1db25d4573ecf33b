import { z } from "zod";
import { ROLES } from "~/auth/rights";
import { requiredEmail, requiredText } from "~/http/field-schemas";
import { USERNAME_LENGTH } from "~/http/form-rules";

/** One at least. */
export const rolesSchema = z.array(z.enum(ROLES, "choice")).min(1, "choice");

/** Names are compared without capitals. */
export const usernameSchema = requiredText(USERNAME_LENGTH).toLowerCase();

/** Where an invitation is sent. Without one, nothing. */
export const invitedEmailSchema = z
	.literal("")
	.transform(() => undefined)
	.or(requiredEmail);
