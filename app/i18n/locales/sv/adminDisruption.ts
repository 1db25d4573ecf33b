import type { adminDisruption as english } from "#app/i18n/locales/en/adminDisruption.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const adminDisruption: SameShape<typeof english> = {
	doesTitle: "Det här händer",
	told: "Vilka som får besked",
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
	textHint: "Mellan hälsningen och länken till beställningen. Vad det betyder för pengarna läggs till.",
	confirmHint: "Det krävs för det som gäller hela toppmötet.",
	busy: "Ett ögonblick …",
	cancel: "Tillbaka till evenemanget",
	left_one: "{{count}} beställning återstår att gå igenom. Det fortsätter av sig självt: ladda om sidan för att se hur långt det har kommit.",
	left_other: "{{count}} beställningar återstår att gå igenom. Det fortsätter av sig självt: ladda om sidan för att se hur långt det har kommit.",
	steps: {
		postponed: {
			link: "Skjut upp toppmötet …",
			title: "Skjut upp {{eventName}}",
			submit: "Skjut upp toppmötet och meddela alla",
			does: [
				"Från och med nu säljs inga biljetter.",
				"Beställningarna blir kvar som de är: {{paid}} och {{unpaid}}. Biljetter och platser i workshoppar fortsätter att gälla.",
				"Alla sidor på webbplatsen säger att toppmötet är uppskjutet, och det gör även det som sökmotorer läser.",
				"Du kan ange nya datum för evenemanget. Det blir av igen, och biljetter säljs, när du väljer ”Toppmötet blir av …”.",
				"Den som får avboka på egen hand får tillbaka allt, så länge toppmötet är uppskjutet.",
			],
		},
		cancelled: {
			link: "Ställ in toppmötet …",
			title: "Ställ in {{eventName}}",
			submit: "Ställ in toppmötet och meddela alla",
			does: [
				"Från och med nu säljs inga biljetter.",
				"Avbokas: {{paid}} och {{unpaid}}, och alla platser i workshoppar. Biljetterna gäller inte längre; bara de vars deltagare redan har kommit blir kvar.",
				"{{amount}} sätts upp på listan över det som ska betalas tillbaka, med kreditfakturor. Du skickar tillbaka det och säger till på listan över återbetalningar.",
				"Alla sidor på webbplatsen säger att toppmötet är inställt, och det gör även det som sökmotorer läser.",
				"Det här går inte att ångra.",
			],
		},
		scheduled: {
			link: "Toppmötet blir av …",
			title: "{{eventName}} blir av",
			submit: "Låt toppmötet bli av",
			does: [
				"Biljetter säljs igen, så som evenemanget och biljetterna säger. Kontrollera evenemangets datum först.",
				"Sidorna på webbplatsen säger inte längre att toppmötet är uppskjutet eller inställt.",
				"Avbokade beställningar förblir avbokade och ingen får besked: skriv själv, under ”Skriv till deltagarna”, till dem vars biljett avbokades när toppmötet ställdes in.",
			],
		},
	},
};
