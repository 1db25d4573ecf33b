import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";

export async function cardSettingsView({ timeZone }: Pick<SummitEvent, "timeZone">, origin: string, locale: Locale) {
	const { stripe } = env;
	const last = await db
		.selectFrom("card_event")
		.select(({ fn }) => fn.max<string | null>("received_at").as("at"))
		.executeTakeFirst();
	const { settings: text } = textsOf("card", locale, { at: last?.at ? formatInstant(last.at, locale, timeZone) : "" });
	if (!stripe) return { title: text.title, state: text.off };
	return {
		title: text.title,
		state: stripe.isLive ? text.live : text.test,
		webhook: { words: text.webhook, address: `${origin}/webhooks/stripe` },
		heard: last?.at ? text.heard : text.unheard,
	};
}

export const testModeWords = (locale: Locale) => (env.stripe && !env.stripe.isLive ? textsOf("card", locale, {}).testMode : undefined);
