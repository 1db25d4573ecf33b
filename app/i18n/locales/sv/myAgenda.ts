import type { myAgenda as english } from "#app/i18n/locales/en/myAgenda.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const myAgenda: SameShape<typeof english> = {
	meta: {
		title: "Mitt program | {{eventName}}",
		description:
			"Välj dina egna programpunkter på {{eventName}}: dag för dag, med krockar och snäva salsbyten markerade, för kalendern, på papper och som länk.",
	},
	title: "Mitt program",
	lead: "Programpunkterna som du har valt, dag för dag: vad som krockar och var du får skynda dig.",
	empty: {
		title: "Du har inte valt något än",
		hint: "Tryck på stjärnan vid en programpunkt i programmet eller på dess sida, så hittar du den här. Du behöver inget konto.",
	},
	missing: {
		title: "Ditt schema behöver anslutning",
		hint: "Det du har valt är kvar i webbläsaren. Tills du är uppkopplad igen är dina programpunkter märkta med en stjärna i programmet.",
	},
	toAgenda: "Till programmet",
	print: "Skriv ut",
	summary: {
		clash_one: "{{count}} krock",
		clash_other: "{{count}} krockar",
		walk_one: "{{count}} salsbyte med kort tid",
		walk_other: "{{count}} salsbyten med kort tid",
	},
	notes: {
		clash: "Samtidigt som ”{{title}}”, {{times}}",
		walk_one: "{{count}} minut på dig att gå från ”{{title}}” i {{room}}",
		walk_other: "{{count}} minuter på dig att gå från ”{{title}}” i {{room}}",
		noWalk: "Ingen tid att ta sig hit: ”{{title}}” i {{room}} slutar när den här börjar",
	},
	gone: { title: "Inte längre på programmet", unknown: "En programpunkt som vi inte känner till" },
	tooMany: "Ditt program rymmer högst {{most}} programpunkter. De som kom efter är inte med.",
	keptHere: "Ditt val sparas i den här webbläsaren och bara där. Med länken nedan tar du det till en annan enhet eller delar det.",
	inAddress: "Ditt val finns i sidans länk: spara den som bokmärke.",
	link: {
		empty: "Det här programmet kommer från en länk. Det är inte sparat i din webbläsare.",
		other: "Det här programmet kommer från en länk. Ditt eget är ett annat och är kvar som det var.",
		keep: "Spara som mitt",
		add: "Lägg till i mitt",
		replace: "Ersätt mitt",
		own: "Visa mitt",
	},
	said: { removed: "Borttagen: {{title}}", replaced: "Ditt program är ersatt.", undo: "Ångra", full: "Tillsammans är de för många för ett program." },
};
