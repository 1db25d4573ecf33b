import type { adminDisruption as english } from "#app/i18n/locales/en/adminDisruption.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminDisruption: SameShape<typeof english> = {
	doesTitle: "Det här händer",
	recipients: "Vilka som får mejl",
	mails_one: "{{count}} mejl: till köpare, ett för varje beställning, och till deltagare med egen adress.",
	mails_other: "{{count}} mejl: till köpare, ett för varje beställning, och till deltagare med egen adress.",
	inLanguage_one: "{{count}} på {{language}}",
	inLanguage_other: "{{count}} på {{language}}",
	paid_one: "{{count}} betald beställning",
	paid_other: "{{count}} betalda beställningar",
	unpaid_one: "{{count}} obetald beställning",
	unpaid_other: "{{count}} obetalda beställningar",
	subject: "Ämne",
	text: "Text",
	textHint: "Visas mellan hälsningen och länken till beställningen. Vad som händer med betalningar läggs till.",
	confirmHint: "Det krävs för det som gäller hela toppmötet.",
	busy: "Ett ögonblick …",
	cancel: "Tillbaka till evenemanget",
	left_one: "{{count}} beställning återstår att behandla. Det fortsätter av sig självt: ladda om sidan för att se hur långt det har kommit.",
	left_other: "{{count}} beställningar återstår att behandla. Det fortsätter av sig självt: ladda om sidan för att se hur långt det har kommit.",
	steps: {
		postponed: {
			link: "Skjut upp toppmötet …",
			title: "Skjut upp {{eventName}}",
			submit: "Skjut upp toppmötet och meddela alla",
			does: [
				"Biljettförsäljningen stoppas direkt.",
				"Beställningarna ändras inte: {{paid}} och {{unpaid}}. Biljetter och workshopanmälningar fortsätter att gälla.",
				"På alla sidor på webbplatsen, och i uppgifterna till sökmotorer, står det att toppmötet är uppskjutet.",
				"Du kan ange nya datum för evenemanget. Biljetter säljs igen när du väljer ”Återuppta toppmötet …”.",
				"Så länge toppmötet är uppskjutet får köpare som kan avboka själva tillbaka hela beloppet.",
			],
		},
		cancelled: {
			link: "Ställ in toppmötet …",
			title: "Ställ in {{eventName}}",
			submit: "Ställ in toppmötet och meddela alla",
			does: [
				"Biljettförsäljningen stoppas direkt.",
				"Avbokas: {{paid}} och {{unpaid}}, och alla workshopanmälningar. Biljetterna gäller inte längre, utom för deltagare som redan har checkat in.",
				"{{amount}} hamnar på listan över återbetalningar, med kreditfakturor. Du skickar återbetalningarna och markerar dem som skickade.",
				"På alla sidor på webbplatsen, och i uppgifterna till sökmotorer, står det att toppmötet är inställt.",
				"Det här går inte att ångra.",
			],
		},
		scheduled: {
			link: "Återuppta toppmötet …",
			title: "Återuppta {{eventName}}",
			submit: "Återuppta toppmötet",
			does: [
				"Biljetter säljs igen enligt inställningarna för evenemanget och biljetterna. Kontrollera evenemangets datum först.",
				"På sidorna står det inte längre att toppmötet är uppskjutet eller inställt.",
				"Avbokade beställningar förblir avbokade och ingen får mejl. Skriv själv, under ”Skriv till …”, till dem vars biljett avbokades när toppmötet ställdes in.",
			],
		},
	},
};
