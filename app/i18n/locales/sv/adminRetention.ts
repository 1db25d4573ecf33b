import type { adminRetention as english } from "#app/i18n/locales/en/adminRetention.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminRetention: SameShape<typeof english> = {
	title: "Dataskydd",
	lead: "Hur länge webbplatsen sparar det som människor lämnar här. När tiden är ute raderar webbplatsen det själv, för gott. Besökarna läser tiderna på sidan om integritet.",
	fields: {
		messageDays: "Meddelanden",
		mailDays: "Mejl i utkorgen",
		activityDays: "Aktivitetsloggen",
		orderDays: "Personer i beställningar",
		invoiceYears: "Köpare på fakturor",
	},
	hints: {
		messageDays: "Dagar efter att ett meddelande kom in, högst {{max}}. Med 0 finns de kvar tills någon tar bort dem.",
		mailDays: "Dagar efter att ett mejl skickades, eller skrevs om det inte kunde skickas: {{min}} till {{max}}.",
		activityDays: "Dagar efter en ändring, högst {{max}}. Det som har lämnat loggen kan inte längre ångras. Med 0 finns den kvar för alltid.",
		orderDays:
			"Dagar efter toppmötets sista dag, högst {{max}}: då försvinner namn, e-postadresser och anteckningar, medan siffror och fakturor finns kvar. Med 0 raderar webbplatsen ingen på egen hand.",
		invoiceYears:
			"År efter utgången av det år då fakturan utfärdades, {{min}} till {{max}}: därefter står det inte längre vem som köpte. Fråga din revisor vad lagen kräver; i Mexiko sparas fakturor i fem år, räknat från deklarationen.",
	},
	view: "Se sidan om integritet",
	question: {
		title: "Radera det som är äldre?",
		lead: "Med de här tiderna är följande för gammalt. Om du fortsätter raderas det för gott, och ingen kan återställa det.",
		submit: "Spara och radera",
		confirm: { label: "Ditt eget lösenord", hint: "Det krävs för det som inte går att ångra." },
		cancel: "Behåll det",
	},
	losses: {
		messageDays_one: "{{count}} meddelande",
		messageDays_other: "{{count}} meddelanden",
		mailDays_one: "{{count}} mejl",
		mailDays_other: "{{count}} mejl",
		activityDays_one: "{{count}} rad i aktivitetsloggen",
		activityDays_other: "{{count}} rader i aktivitetsloggen",
		orderDays_one: "personerna i {{count}} beställning",
		orderDays_other: "personerna i {{count}} beställningar",
		invoiceYears_one: "köparen på {{count}} faktura",
		invoiceYears_other: "köparna på {{count}} fakturor",
	},
};
