import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOpenedOrder } from "~/domain/sales/order/secrets.server";
import { askAbout } from "~/domain/sales/payment/card/follow.server";
import { pageLocale } from "~/http/locale.server";
import { SECRET_HEADERS } from "~/http/secret-headers";
import { localePath } from "~/i18n/config";
import type { RouteHandle } from "~/routes/route-handle";
import { db } from "~/runtime/database.server";

export const handle: RouteHandle = { access: "public", secret: true };

/** Where Stripe leads who has paid. That alone says nothing: Stripe is asked. */
export async function loader({ params }: LoaderFunctionArgs) {
	const { code = "", secret = "" } = params;
	const id = await findOpenedOrder(db, { code, secret });
	if (id === undefined) throw new Response(null, { status: 404 });
	await askAbout(id);
	return redirect(localePath(pageLocale(params), `/orders/${code}/${secret}`), { status: 303, headers: SECRET_HEADERS });
}
