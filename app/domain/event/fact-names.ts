import { translatedText } from "~/http/form-codecs";
import { LOCALES } from "~/i18n/config";

/** What texts may name as `{{dates}}` and so on. No date, place or count stands in a text itself. */
const FACTS = [
	"eventName",
	"dates",
	"year",
	"venue",
	"address",
	"city",
	"country",
	"countries",
	"attendees",
	"speakers",
	"days",
	"airportMinutes",
	"groupMinimum",
	"earlyBirdUntil",
	"email",
	"phone",
] as const;
export type EventFacts = Record<(typeof FACTS)[number], string | number>;

/** Where a text names a fact. */
export const FACT_NAME = /{{\s*(\w+)\s*}}/g;

/** Text in three languages that may name facts. A name that no fact has would reach visitors in its braces. */
export const textWithFacts = (length: number) =>
	translatedText(length).superRefine((text, { addIssue }) => {
		for (const locale of LOCALES) {
			const names = [...(text[locale] ?? "").matchAll(FACT_NAME)].map(([, name]) => name);
			if (names.some((name) => !FACTS.includes(name as keyof EventFacts))) addIssue({ code: "custom", path: [locale], message: "unknownFact" });
		}
	});
