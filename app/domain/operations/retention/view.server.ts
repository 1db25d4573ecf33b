import { RETENTION_FIELDS, RETENTION_LIMITS } from "#app/domain/people/retention/limits.ts";
import { getRetention } from "#app/domain/people/retention/queries.server.ts";
import type { Retention } from "#app/domain/people/retention/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";

export async function retentionView(locale: Locale) {
	const { title, lead, fields, hints, view, question } = textsOf("adminRetention", locale, {});
	const { save, saving, errors } = textsOf("editor", locale, {});
	const t = translatorFor(locale);
	const retention = await getRetention();
	return {
		text: { title, lead, view, save, saving, errors: { ...textsOf("adminUsers", locale, {}).errors, ...errors }, question },
		fields: RETENTION_FIELDS.map((name) => ({
			name,
			label: fields[name],
			hint: hints[name] && t(`adminRetention.hints.${name}`, RETENTION_LIMITS[name]),
			value: String(retention[name]),
		})),
	};
}

/** Returns texts such as `12 messages`. */
export function lossesView(overdue: Record<keyof Retention, number>, locale: Locale): string[] {
	const t = translatorFor(locale);
	return RETENTION_FIELDS.filter((name) => overdue[name] > 0).map((name) => t(`adminRetention.losses.${name}`, { count: overdue[name] }));
}
