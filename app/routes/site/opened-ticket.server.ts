import { redirect } from "@remix-run/node";
import { whyRevoked } from "~/domain/sales/cancellation/revoked.server";
import { findHolder, type Holder } from "~/domain/sales/registration/holders.server";
import { pageLocale } from "~/http/locale.server";
import { SECRET_HEADERS } from "~/http/secret-headers";
import { localePath } from "~/i18n/config";

/**
 * Whoever holds the ticket that an address opens.
 *
 * @throws the way to the ticket's page, where that says why it opens no ticket any more; 404 where it never did
 */
export async function openedTicket({ lang, secret = "" }: Partial<Record<string, string>>): Promise<Holder> {
	const holder = await findHolder({ secret });
	if (holder) return holder;
	if (await whyRevoked(secret)) throw redirect(localePath(pageLocale({ lang }), `/t/${secret}`), { status: 303, headers: SECRET_HEADERS });
	throw new Response(null, { status: 404, headers: SECRET_HEADERS });
}
