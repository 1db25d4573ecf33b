import type { editDiscountCode as english } from "#app/i18n/locales/en/editDiscountCode.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const editDiscountCode: SameShape<typeof english> = {
	title: "Rabattkoder",
	lead: "Den som skriver in en kod vid beställningen betalar mindre, eller ingenting. Ge dem bara till dem som ska ha dem.",
	one: "Rabattkod",
	add: "Lägg till en kod",
	columns: { name: "Kod", off: "Drar av", tiers: "Biljetter", used: "Använd", until: "Sista dag", note: "Anteckning" },
	cells: { all: "Alla", used: "{{used}} av {{uses}}" },
	fields: {
		code: "Kod",
		percent: "Rabatt i procent",
		amount: "Rabatt per biljett i amerikanska dollar",
		tiers: "Gäller för de här biljetterna",
		uses: "Antal biljetter",
		until: "Sista dag",
		note: "Anteckning",
		passwordNow: "Ditt eget lösenord",
	},
	hints: {
		code: "Bokstäver och siffror, till exempel PRESS26. Den går också att skriva med små bokstäver.",
		fixed: "Den ändras inte. Behövs en annan, lägg till en ny kod.",
		percent: "100 gör biljetten gratis. Fyll i det här eller beloppet.",
		tiers: "Kryssa inte för någon om den gäller alla.",
		uses: "Hur många biljetter som kan köpas med den. Lämna tomt om det inte finns någon gräns.",
		until: "Lämna tomt om den inte går ut.",
		note: "Till exempel vem den är till. Köparna ser den inte.",
		passwordNow: "Det krävs om en biljett blir gratis med koden.",
	},
	deletion: {
		words: "Efter det kan ingen använda den. Du kan återställa den under Aktivitet.",
		several: "Efter det kan ingen använda dem. Du kan återställa dem under Aktivitet.",
		keptWords: "Den har använts och finns i beställningar. Sätt sista dag till en dag som har varit, så kan ingen använda den mer.",
	},
	effect: {
		title: "Dela ut den",
		words: "Länkarna öppnar beställningen med koden ifylld, på köparens språk.",
		copy: { button: "Kopiera", done: "Kopierad.", failed: "Det gick inte att kopiera. Markera och kopiera för hand." },
		prices: "Vad en biljett kostar med den i dag",
		tier: "Biljett",
		listPrice: "Pris",
		price: "Med koden",
		notFor: "Koden gäller inte för den här biljetten.",
		better: {
			earlyBird: "Tidigbokningspriset är minst lika bra och gäller i stället.",
			group: "Grupprabatten är minst lika bra och gäller i stället.",
		},
		notHere: "Just nu säljs inga biljetter på webbplatsen, så ingen kan använda koden.",
		over: "Sista dagen har varit: ingen kan använda den.",
		usedUp: "Den är förbrukad: ingen mer kan använda den.",
	},
};
