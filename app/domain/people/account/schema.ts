import { z } from "zod";
import { ROLES } from "#app/auth/rights.ts";
import { requiredEmail, requiredText } from "#app/http/field-schemas.ts";
import { USERNAME_LENGTH } from "#app/http/form-rules.ts";

/** One at least. */
export const rolesSchema = z.array(z.enum(ROLES, "choice")).min(1, "choice");

/** Names are compared without capitals. */
export const usernameSchema = requiredText(USERNAME_LENGTH).toLowerCase();

/** Where an invitation is sent. Without one, nothing. */
export const invitedEmailSchema = z
	.literal("")
	.transform(() => undefined)
	.or(requiredEmail);

const WALL_TIME = /^2\d{3}-\d\d-\d\d[T ]\d\d:\d\d$/;

/** A day and a time of it on the clocks of a place, as an ISO instant in UTC; nothing where nothing is typed. */
export const untilSchema = (timeZone: string) =>
	z
		.string()
		.trim()
		.transform((typed, context) => {
			if (typed === "") return undefined;
			try {
				if (!WALL_TIME.test(typed)) throw new RangeError();
				return new Date(Temporal.PlainDateTime.from(typed).toZonedDateTime(timeZone).epochMilliseconds).toISOString();
			} catch {
				context.addIssue({ code: "custom", message: "date" });
				return z.NEVER;
			}
		});
