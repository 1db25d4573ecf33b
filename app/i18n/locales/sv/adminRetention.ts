import type { SameShape } from "../../shape";
import type { adminRetention as english } from "../en/adminRetention";

export const adminRetention: SameShape<typeof english> = {
	title: "Dataskydd",
	lead: "Hur länge webbplatsen sparar det som människor lämnar här. När tiden är ute raderar webbplatsen det själv, för gott. Besökarna läser tiderna på sidan om integritet.",
	fields: { messageDays: "Meddelanden", mailDays: "Mejl i utkorgen", activityDays: "Aktivitetsloggen" },
	hints: {
		messageDays: "Dagar efter att ett meddelande kom in, högst {{max}}. Med 0 finns de kvar tills någon tar bort dem.",
		mailDays: "Dagar efter att ett mejl skickades, eller skrevs om det inte kunde skickas: {{min}} till {{max}}.",
		activityDays: "Dagar efter en ändring, högst {{max}}. Det som har lämnat loggen kan inte längre ångras. Med 0 finns den kvar för alltid.",
	},
	view: "Se sidan om integritet",
	question: {
		title: "Radera det som är äldre?",
		lead: "Med de här tiderna är följande för gammalt. Om du fortsätter raderas det för gott, och ingen kan återställa det.",
		submit: "Spara och radera",
		cancel: "Behåll det",
	},
	losses: {
		messageDays_one: "{{count}} meddelande",
		messageDays_other: "{{count}} meddelanden",
		mailDays_one: "{{count}} mejl",
		mailDays_other: "{{count}} mejl",
		activityDays_one: "{{count}} rad i aktivitetsloggen",
		activityDays_other: "{{count}} rader i aktivitetsloggen",
	},
};
