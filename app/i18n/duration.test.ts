import { expect, test } from "vitest";
import { LOCALES } from "./config.ts";
import { durationWords } from "./duration.server.ts";

test.each([
	[60, ["1 minute", "1 minuto", "1 minut"]],
	[300, ["5 minutes", "5 minutos", "5 minuter"]],
	[3600, ["1 hour", "1 hora", "1 timme"]],
	[43_200, ["12 hours", "12 horas", "12 timmar"]],
	[86_400, ["1 day", "1 día", "1 dag"]],
	[30 * 86_400, ["30 days", "30 días", "30 dagar"]],
	[365 * 86_400, ["1 year", "1 año", "1 år"]],
	[730 * 86_400, ["2 years", "2 años", "2 år"]],
])("formats %s seconds", (seconds, words) => {
	expect(LOCALES.map((locale) => durationWords(seconds, locale).replace(/\s/u, " "))).toEqual(words);
});
