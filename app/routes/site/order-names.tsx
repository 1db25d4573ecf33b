import type { ActionFunctionArgs } from "@remix-run/node";
import { nameAttendees } from "#app/domain/sales/order/changes.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { containsAddress, type FieldError } from "#app/http/field-schemas.ts";
import { readForm, refuse } from "#app/http/form.server.ts";
import { asLine } from "#app/http/lines.ts";
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
	const names = namesIn(form);
	const errors = wrongNames(names);
	if (Object.keys(errors).length > 0) return refuse(context, { values: Object.fromEntries(form) as Record<string, string>, errors });
	const areKept = await nameAttendees(order.id, names, "buyer");
	return redirectToOrder(params, `${areKept ? "?done=names" : ""}#tickets`);
}

export const clientAction = keepFormOfChildRoute;

/** Returns names by ticket number, from fields such as `attendee.12`. */
function namesIn(form: FormData): Map<number, string> {
	const names = new Map<number, string>();
	for (const [name, value] of form) {
		const number = name.match(/^attendee\.(\d{1,9})$/)?.[1];
		if (number && typeof value === "string") names.set(Number(number), asLine(value));
	}
	return names;
}

function wrongNames(names: ReadonlyMap<number, string>): Record<string, FieldError> {
	const errors: Record<string, FieldError> = {};
	for (const [number, name] of names) {
		if (name.length > ORDER_LIMITS.name) errors[`attendee.${number}`] = "tooLong";
		else if (containsAddress(name)) errors[`attendee.${number}`] = "name";
	}
	return errors;
}

/** The parent route, the order's page, renders the form. */
export default function OrderNames() {
	return null;
}
