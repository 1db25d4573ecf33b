import type { adminRetention as english } from "#app/i18n/locales/en/adminRetention.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminRetention: SameShape<typeof english> = {
	title: "Dataskydd",
	lead: "Så länge sparas personuppgifter på webbplatsen. Därefter raderas de automatiskt och för gott. Tiderna visas på sidan om integritet.",
	fields: {
		messageDays: "Meddelanden",
		mailDays: "Mejl i utkorgen",
		activityDays: "Aktivitetsloggen",
		orderDays: "Personuppgifter i beställningar",
		invoiceYears: "Köpare på kvitton",
	},
	hints: {
		messageDays: "Dagar efter att ett meddelande kom in, högst {{max}}. Med 0 finns de kvar tills någon tar bort dem.",
		mailDays: "Dagar efter att ett mejl skickades, eller skrevs om det inte kunde skickas: {{min}} till {{max}}.",
		activityDays: "Dagar efter en ändring, högst {{max}}. Ändringar som inte finns kvar i loggen går inte att ångra. Med 0 sparas de utan gräns.",
		orderDays:
			"Dagar efter toppmötets sista dag, högst {{max}}. Namn, e-postadresser och anteckningar raderas, medan belopp och kvitton sparas. Med 0 raderas inget automatiskt.",
		invoiceYears:
			"År efter utgången av det år då kvittot utfärdades, {{min}} till {{max}}. Därefter raderas köparen från det. Fråga er revisor vad lagen kräver; i Mexiko sparas kvitton i fem år, räknat från deklarationen.",
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
