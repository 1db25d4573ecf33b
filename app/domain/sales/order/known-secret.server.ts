import { findArticleByKey } from "#app/domain/content/news/queries.server.ts";
import { revocationReason } from "#app/domain/sales/cancellation/revoked-secrets.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { findOpenedOrder } from "./secrets.server.ts";

type Parameters = Partial<Record<string, string>>;

const IS_KNOWN = {
	order: async ({ code = "", secret = "" }) => (await findOpenedOrder(db, { code, secret })) !== undefined,
	ticket: async ({ secret = "" }) => {
		const opened = await db.selectFrom("ticket").select("id").where("secret", "=", secret).executeTakeFirst();
		return opened !== undefined || (await revocationReason(secret)) !== undefined;
	},
	preview: async ({ key = "" }) => (await findArticleByKey(key)) !== undefined,
} satisfies Record<string, (parameters: Parameters) => Promise<boolean>>;

export type SecretKind = keyof typeof IS_KNOWN;

/** Returns true if the secret opens something or once did. Renders no page, so guessing costs the site little. */
export async function isKnownSecret(kinds: readonly SecretKind[], parameters: Parameters): Promise<boolean> {
	for (const kind of kinds) if (await IS_KNOWN[kind](parameters)) return true;
	return false;
}
