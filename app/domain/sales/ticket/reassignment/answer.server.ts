import { z } from "zod";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { requiredEmail, requiredName } from "#app/http/field-schemas.ts";
import { parseForm, refuse, refuseForNow } from "#app/http/form.server.ts";
import { countAgainstMailbox } from "#app/http/rate-limit.server.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/config.ts";
import { languageName } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { ReassignmentAnswer } from "./form.tsx";
import { reassignTicket } from "./reassign.server.ts";

export const reassignmentSchema = z.object({ name: requiredName(ORDER_LIMITS.name), email: requiredEmail, locale: z.enum(LOCALES).catch(DEFAULT_LOCALE) });

interface Asked {
	form: FormData;
	by: Parameters<typeof reassignTicket>[1]["by"];
	context: object;
	locale: Locale;
}

/** Returns the response if the ticket was not reassigned. */
export async function answerReassignment(secret: string, { form, by, context, locale }: Asked) {
	const { value, values, refusal } = parseForm(reassignmentSchema, form);
	if (refusal) return refuse<ReassignmentAnswer>(context, refusal);
	const allowance = typeof by === "string" ? countAgainstMailbox("ticket", value.email) : undefined;
	if (allowance && !allowance.allowed) return refuseForNow(context, values, allowance);
	const fault = await reassignTicket(secret, { ...value, by });
	if (!fault) return undefined;
	if (typeof fault === "object") return refuseForNow(context, values, fault);
	const { errors } = textsOf("reassignment", locale, {});
	return refuse<ReassignmentAnswer>(context, { values, errors: {}, failure: { title: errors.title, words: errors[fault] } }, { status: 409 });
}

export const languagesFor = (chosen: Locale, locale: Locale) => ({ chosen, choices: LOCALES.map((value) => ({ value, label: languageName(value, locale) })) });
