import type { adminRetention as english } from "#app/i18n/locales/en/adminRetention.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminRetention: SameShape<typeof english> = {
	title: "Dataskydd",
	lead: "Så länge sparas personuppgifter innan de raderas för gott.",
	fields: {
		messageDays: "Meddelanden",
		mailDays: "Mejl i utkorgen",
		activityDays: "Aktivitetsloggen",
		orderDays: "Personuppgifter i beställningar",
		invoiceYears: "Köpare på kvitton",
	},
	hints: {
		messageDays: "Dagar, högst {{max}}. 0: tills någon tar bort dem.",
		mailDays: "Dagar, {{min}} till {{max}}.",
		activityDays: "Dagar, högst {{max}}. Äldre ändringar går inte att ångra. 0: utan gräns.",
		orderDays: "Dagar efter toppmötet, högst {{max}}. Belopp och kvitton sparas. 0: raderas aldrig.",
		invoiceYears: "År efter utfärdandeåret, {{min}} till {{max}}. Mexiko kräver fem år efter deklarationen.",
	},
	view: "Se sidan om integritet",
	question: {
		title: "Radera äldre uppgifter?",
		lead: "Med de här tiderna är följande för gammalt. Om du fortsätter raderas det för gott, och ingen kan återställa det.",
		submit: "Spara och radera",
		confirm: { label: "Ditt lösenord", hint: "Det krävs eftersom det här inte går att ångra." },
		cancel: "Behåll det",
	},
	losses: {
		messageDays_one: "{{count}} meddelande",
		messageDays_other: "{{count}} meddelanden",
		mailDays_one: "{{count}} mejl",
		mailDays_other: "{{count}} mejl",
		activityDays_one: "{{count}} rad i aktivitetsloggen",
		activityDays_other: "{{count}} rader i aktivitetsloggen",
		orderDays_one: "personuppgifter i {{count}} beställning",
		orderDays_other: "personuppgifter i {{count}} beställningar",
		invoiceYears_one: "köparen på {{count}} kvitto",
		invoiceYears_other: "köparna på {{count}} kvitton",
	},
};
