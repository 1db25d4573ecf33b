import type { editLegal as english } from "#app/i18n/locales/en/editLegal.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editLegal: SameShape<typeof english> = {
	title: "Juridiska texter",
	one: "Juridisk text",
	columns: { address: "Adress", updatedOn: "Senast uppdaterad" },
	fields: { title: "Rubrik", summary: "Sammanfattning", format: "Formatering", body: "Text", updatedOn: "Senast uppdaterad den" },
	hints: {
		summary: "En eller två meningar för sidans topp och för sökmotorer.",
		format: "Markdown har rubriker, listor, länkar och mer; oformaterad text bara rubriker med ## och listor med -.",
		body: "Rubrikerna delar upp sidan och står i en lista bredvid den. Platshållarna nedan kan användas i texten.",
		updatedOn: "Visas längst ner på sidan. Ändra det när textens innebörd ändras.",
	},
	appendixNote:
		"Sist på sidan räknar webbplatsen själv upp hur länge den sparar vad (integritet) eller vad den sparar i webbläsare (kakor), så att det alltid stämmer. Texten behöver inte upprepa det.",
};
