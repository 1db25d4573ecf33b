import type { SalesSettings } from "#app/domain/sales/order/settings.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import type { RULE_FACTS } from "./rule-facts.ts";

type Rules = Pick<SalesSettings, "cancelDays" | "cancelPercent" | "namesDays">;

export function ruleFacts({ cancelDays, cancelPercent, namesDays }: Rules, locale: Locale): Record<(typeof RULE_FACTS)[number], string> {
	const t = translatorFor(locale);
	const until = (days: number) => t("cancellation.rules.until", { count: days });
	const { back, none, reassignAlways } = textsOf("cancellation", locale, { percent: cancelPercent }).rules;
	const whole = cancelPercent === 100 ? back.whole : back.part;
	return {
		cancelRule:
			cancelDays === undefined ? none : `${t("cancellation.rules.cancel", { until: until(cancelDays) })} ${cancelPercent === 0 ? back.nothing : whole}`,
		handOnRule: namesDays === undefined ? reassignAlways : t("cancellation.rules.reassign", { until: until(namesDays) }),
	};
}
