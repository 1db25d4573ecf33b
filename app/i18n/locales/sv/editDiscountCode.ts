import type { editDiscountCode as english } from "#app/i18n/locales/en/editDiscountCode.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editDiscountCode: SameShape<typeof english> = {
	title: "Rabattkoder",
	one: "Rabattkod",
	add: "Lägg till en kod",
	columns: { name: "Kod", off: "Rabatt", tiers: "Biljetter", used: "Använd", until: "Sista dag", note: "Anteckning" },
	cells: { all: "Alla", used: "{{used}} av {{uses}}" },
	fields: {
		code: "Kod",
		percent: "Rabatt i procent",
		amount: "Rabatt per biljett i amerikanska dollar",
		tiers: "Gäller för de här biljetterna",
		uses: "Antal biljetter",
		until: "Sista dag",
		note: "Anteckning",
		passwordNow: "Ditt lösenord",
	},
	hints: {
		code: "Bokstäver och siffror, till exempel PRESS26. Den går också att skriva med små bokstäver.",
		fixed: "Koden går inte att ändra. Lägg till en ny om du behöver en annan.",
		percent: "100 gör biljetten gratis. Fyll i det här eller beloppet.",
		tiers: "Kryssa inte för någon om den gäller alla.",
		uses: "Hur många biljetter som kan köpas med den. Lämna tomt om det inte finns någon gräns.",
		until: "Lämna tomt om den inte går ut.",
		note: "Till exempel vem koden är till. Köparna ser den inte.",
		passwordNow: "Det krävs om en biljett blir gratis med koden.",
	},
	deletion: {
		words: "Ingen kommer att kunna använda den längre. Du kan återställa den under Aktivitet.",
		several: "Ingen kommer att kunna använda dem längre. Du kan återställa dem under Aktivitet.",
		keptWords: "Den har använts och finns i beställningar. Ange en sista dag som redan har passerat, så kan ingen använda den längre.",
	},
	effect: {
		title: "Dela ut den",
		words: "Länkarna öppnar beställningen med koden ifylld, på köparens språk.",
		copy: { button: "Kopiera", done: "Kopierad.", failed: "Det gick inte att kopiera. Markera och kopiera manuellt." },
		prices: "Dagens biljettpriser med koden",
		tier: "Biljett",
		listPrice: "Pris",
		price: "Med koden",
		notFor: "Koden gäller inte för den här biljetten.",
		better: {
			earlyBird: "Tidigbokningspriset är minst lika bra och gäller i stället.",
			group: "Grupprabatten är minst lika bra och gäller i stället.",
		},
		notHere: "Just nu säljs inga biljetter på webbplatsen, så ingen kan använda koden.",
		over: "Den har gått ut: ingen kan använda den.",
		usedUp: "Den är förbrukad: ingen kan använda den längre.",
	},
};
