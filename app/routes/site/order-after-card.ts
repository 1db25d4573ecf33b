import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOpenedOrder } from "#app/domain/sales/order/secrets.server.ts";
import { askAbout } from "#app/domain/sales/payment/card/follow.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { db } from "#app/runtime/database.server.ts";

export const facts = { access: "public", openedBy: ["order"] } satisfies RouteFacts;

/** Where Stripe leads who has paid. That alone says nothing: Stripe is asked. */
export async function loader({ params }: LoaderFunctionArgs) {
	const { code = "", secret = "" } = params;
	const id = await findOpenedOrder(db, { code, secret });
	if (id === undefined) throw new Response(null, { status: 404 });
	await askAbout(id);
	return redirect(localePath(pageLocale(params), `/orders/${code}/${secret}`), { status: 303, headers: SECRET_HEADERS });
}
