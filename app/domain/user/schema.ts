import { z } from "zod";
import { requiredText } from "~/http/field-schemas";
import { USERNAME_LENGTH } from "~/http/form-rules";

export const ROLES = ["admin", "editor"] as const;

export const roleSchema = z.enum(ROLES, "choice");

/** Names are compared without capitals. */
export const usernameSchema = requiredText(USERNAME_LENGTH).toLowerCase();
