import type { ActionFunctionArgs } from "@remix-run/node";
import { type Attendee, BUYER_FIELDS, namedAttendee } from "#app/domain/sales/attendee/attendee.ts";
import { changedSince, updateAttendees } from "#app/domain/sales/attendee/update.server.ts";
import { askSpelling, spelledAsChosen } from "#app/domain/sales/order/email-spelling.server.ts";
import { attendeeErrors } from "#app/domain/sales/order/order-form.server.ts";
import type { FieldError } from "#app/http/field-schemas.ts";
import { readForm, refuse } from "#app/http/form.server.ts";
import { asLine } from "#app/http/lines.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOfChildRoute } from "#app/ui/keep-form.ts";
import { openedOrder } from "./opened-order.server.ts";
import { redirectToOrder } from "./redirect-to-order.server.ts";

export const facts = { access: "public", openedBy: ["order"], leadsToCheckout: true } satisfies RouteFacts;

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const order = await openedOrder(params);
	const attendees = attendeesIn(form);
	const errors = wrongFields(attendees);
	const values = valuesOf(form, attendees);
	if (Object.keys(errors).length > 0) return refuse(context, { values, errors });
	const changes = [...attendees].map(([id, typed]) => [id, changedSince(typed, BUYER_FIELDS, form.get(`seen.${id}`))] as const);
	const changed = new Map(changes.filter(([, change]) => Object.keys(change).length > 0));
	const spelling = askSpelling(
		[...changed.values()].flatMap(({ email }) => email ?? []),
		form,
		pageLocale(params),
	);
	if (spelling) return refuse(context, { values, errors: {}, spelling });
	const areKept = changed.size === 0 || (await updateAttendees(order.id, changed, "buyer"));
	return redirectToOrder(params, `?done=${areKept ? "names" : "namesPartly"}#tickets`);
}

export const clientAction = keepFormOfChildRoute;

/** Returns attendees by ticket number, from fields such as `name.12`. */
function attendeesIn(form: FormData): Map<number, Partial<Attendee>> {
	const attendees = new Map<number, Partial<Attendee>>();
	for (const [name, value] of form) {
		const [, field, number] = name.match(/^(name|email|company)\.(\d{1,9})$/) ?? [];
		if (field && typeof value === "string")
			attendees.set(Number(number), { ...attendees.get(Number(number)), [field]: field === "email" ? spelledAsChosen(asLine(value), form) : asLine(value) });
	}
	return attendees;
}

function valuesOf(form: FormData, attendees: ReadonlyMap<number, Partial<Attendee>>): Record<string, string> {
	const emails = [...attendees].flatMap(([id, { email }]) => (email === undefined ? [] : [[`email.${id}`, email]]));
	return Object.fromEntries([...form, ...emails]);
}

function wrongFields(attendees: ReadonlyMap<number, Partial<Attendee>>): Record<string, FieldError> {
	const errors: Record<string, FieldError> = {};
	for (const [number, attendee] of attendees)
		for (const [field, error] of Object.entries(attendeeErrors({ ...namedAttendee(""), ...attendee }))) errors[`${field}.${number}`] = error;
	return errors;
}

/** The parent route, the order's page, renders the form. */
export default function OrderNames() {
	return null;
}
