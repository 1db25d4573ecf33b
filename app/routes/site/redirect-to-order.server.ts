import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { pageLocale } from "#app/http/locale.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";

/** @param rest query and fragment */
export function redirectToOrder(params: LoaderFunctionArgs["params"], rest = ""): Response {
	return redirect(localePath(pageLocale(params), `/orders/${params.code}/${params.secret}${rest}`), { status: 303, headers: SECRET_HEADERS });
}
