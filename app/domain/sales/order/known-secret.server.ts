import { findArticleByKey } from "#app/domain/content/news/queries.server.ts";
import { whyRevoked } from "#app/domain/sales/cancellation/revoked.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { findOpenedOrder } from "./secrets.server.ts";

const ADDRESS = /^(?:\/\w\w)?\/(?:t\/(?<ticket>[^/.]+)|orders\/(?<code>[^/]+)\/(?<order>[^/]+)|news\/preview\/(?<preview>[^/.]+))/;

/** Returns true if the secret in a path opens, or once opened, an order, a ticket or a preview. It makes no page, so guessers cost little by it. */
export async function isKnownSecret(pathname: string): Promise<boolean> {
	const { ticket, preview, code = "", order = "" } = pathname.match(ADDRESS)?.groups ?? {};
	if (preview !== undefined) return (await findArticleByKey(preview)) !== undefined;
	if (ticket === undefined) return (await findOpenedOrder(db, { code, secret: order })) !== undefined;
	const opened = await db.selectFrom("ticket").select("id").where("secret", "=", ticket).executeTakeFirst();
	return opened !== undefined || (await whyRevoked(ticket)) !== undefined;
}
