import type { ActionFunctionArgs } from "@remix-run/node";
import { correctEmail } from "#app/domain/sales/order/correct-email.server.ts";
import { askSpelling, spelledAsChosen } from "#app/domain/sales/order/email-spelling.server.ts";
import { buyerSchema } from "#app/domain/sales/order/order-form.server.ts";
import { parseForm, readForm, refuse } from "#app/http/form.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOfChildRoute } from "#app/ui/keep-form.ts";
import { openedOrder } from "./opened-order.server.ts";
import { redirectToOrder } from "./redirect-to-order.server.ts";

export const facts = { access: "public", openedBy: ["order"], leadsToCheckout: true } satisfies RouteFacts;

const schema = buyerSchema.pick({ buyerEmail: true });

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const order = await openedOrder(params);
	const { value, refusal } = parseForm(schema, form);
	if (refusal) return refuse(context, refusal);
	const buyerEmail = spelledAsChosen(value.buyerEmail, form);
	const spelling = askSpelling([buyerEmail], form, pageLocale(params));
	if (spelling) return refuse(context, { values: { buyerEmail }, errors: {}, spelling });
	const isCorrected = await correctEmail(order.id, { email: buyerEmail, secret: params.secret as string });
	return redirectToOrder(params, `?done=${isCorrected ? "email" : "emailOver"}#email`);
}

export const clientAction = keepFormOfChildRoute;

/** The parent route, the order's page, renders the form. */
export default function OrderEmail() {
	return null;
}
