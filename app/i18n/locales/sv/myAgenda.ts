import type { myAgenda as english } from "#app/i18n/locales/en/myAgenda.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const myAgenda: SameShape<typeof english> = {
	meta: {
		title: "Mitt program | {{eventName}}",
		description:
			"Välj dina programpunkter på {{eventName}}: krockar och snäva salsbyten är markerade, och du kan skriva ut, dela eller lägga in dem i kalendern.",
	},
	title: "Mitt program",
	lead: "Programpunkterna som du har valt, dag för dag: vad som krockar och var du får skynda dig.",
	empty: {
		title: "Du har inte valt något än",
		hint: "Tryck på stjärnan vid en programpunkt i programmet eller på dess sida, så hittar du den här. Du behöver inget konto.",
	},
	missing: {
		title: "Du måste vara uppkopplad för att se ditt program",
		hint: "Det du har valt finns kvar i webbläsaren. Tills du är uppkopplad igen hittar du dina programpunkter på stjärnan i programmet.",
	},
	toAgenda: "Till programmet",
	print: "Skriv ut",
	summary: {
		clash_one: "{{count}} krock",
		clash_other: "{{count}} krockar",
		walk_one: "{{count}} snävt salsbyte",
		walk_other: "{{count}} snäva salsbyten",
	},
	notes: {
		clash: "Samtidigt som ”{{title}}”, {{times}}",
		walk_one: "{{count}} minut på dig att gå från ”{{title}}” i {{room}}",
		walk_other: "{{count}} minuter på dig att gå från ”{{title}}” i {{room}}",
		noWalk: "Ingen tid att ta sig hit: ”{{title}}” i {{room}} slutar när den här börjar",
	},
	gone: { title: "Finns inte längre i programmet", unknown: "Okänd programpunkt" },
	tooMany: "Ditt program rymmer högst {{most}} programpunkter. De som kom efter är inte med.",
	keptHere: "Ditt val sparas i den här webbläsaren och bara där. Med länken nedan tar du det till en annan enhet eller delar det.",
	inAddress: "Ditt val ligger i länken till den här sidan. Spara den som bokmärke.",
	link: {
		empty: "Det här programmet kommer från en länk. Det är inte sparat i din webbläsare.",
		other: "Det här programmet kommer från en länk. Ditt eget är oförändrat.",
		keep: "Spara som mitt",
		add: "Lägg till i mitt",
		replace: "Ersätt mitt",
		own: "Visa mitt",
	},
	said: { removed: "Borttagen: {{title}}", replaced: "Ditt program har ersatts.", undo: "Ångra", full: "Tillsammans blir det för många för ett program." },
};
