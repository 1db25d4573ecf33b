import { z } from "zod";
import { ROLES } from "#app/auth/rights.ts";
import { requiredEmail, requiredText } from "#app/http/field-schemas.ts";
import { USERNAME_LENGTH } from "#app/http/form-rules.ts";

export const rolesSchema = z.array(z.enum(ROLES, "choice")).min(1, "choice");

export const usernameSchema = requiredText(USERNAME_LENGTH).toLowerCase();

export const invitedEmailSchema = z
	.literal("")
	.transform(() => undefined)
	.or(requiredEmail);

const WALL_TIME = /^2\d{3}-\d\d-\d\d[T ]\d\d:\d\d$/;

/** Reads a local date and time in the time zone as an ISO instant in UTC. */
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
