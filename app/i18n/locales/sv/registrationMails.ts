import type { registrationMails as english } from "#app/i18n/locales/en/registrationMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const registrationMails: SameShape<typeof english> = {
	paragraphs: {
		whose: "Gäller: {{ticket}}",
		costs: "Den kostar {{price}}, och du tar emot den genom att beställa den.",
	},
	registered: {
		subject: "Du har en plats: {{workshop}}",
		body: `Du har en plats i workshoppen ”{{workshop}}”.

{{when}}

Kan du inte komma? Lämna tillbaka platsen, så får någon som väntar den.

Dina workshoppar:
{{link}}`,
	},
	registeredPaid: {
		subject: "Du har en plats: {{workshop}}",
		body: `Du har en plats i workshoppen ”{{workshop}}”.

{{when}}

Kan du inte komma? Platsen betalades med beställning {{code}}: den avbokas på den beställningens sida, som först visar vad som går tillbaka.

Dina workshoppar:
{{link}}`,
	},
	offered: {
		subject: "En plats till dig: {{workshop}}",
		body: `En plats har blivit ledig i workshoppen ”{{workshop}}”, och du står på tur.

{{when}}

Vi håller den åt dig till {{until}}.{{costs}}

Ta emot platsen eller avstå:
{{link}}

Om du inte gör något erbjuder vi platsen till nästa i kön.`,
	},
	offerShortened: {
		subject: "Nu tidigare: din plats i {{workshop}}",
		body: `Workshoppen ”{{workshop}}”, där vi håller en plats åt dig, har tidigarelagts. Den är nu:

{{when}}

Därför håller vi platsen åt dig bara till {{until}}.{{costs}}

Ta emot platsen eller avstå:
{{link}}

Om du inte gör något får du inte platsen.`,
	},
	offerExpired: {
		subject: "Vi håller inte längre platsen åt dig: {{workshop}}",
		body: `Du tog inte emot platsen i workshoppen ”{{workshop}}” i tid, så vi erbjuder den till nästa i kön.

Du kan ställa dig i kön igen, längst bak.

Dina workshoppar:
{{link}}`,
	},
	offerExpiredFree: {
		subject: "Vi håller inte längre platsen åt dig: {{workshop}}",
		body: `Du tog inte emot platsen i workshoppen ”{{workshop}}” i tid, så vi håller den inte längre åt dig. Ingen annan väntar på en plats.

Så länge det finns en plats kan du fortfarande få den.

Dina workshoppar:
{{link}}`,
	},
	waitingCosts: {
		subject: "Din plats i kön: {{workshop}}",
		body: `Din biljett har bytts, och workshoppen ”{{workshop}}” ingår inte längre. Du står kvar i kön; om du erbjuds en plats kostar den {{price}}, och du tar emot den genom att beställa den.

Dina workshoppar:
{{link}}`,
	},
	waitingEnded: {
		subject: "Inte längre i kön: {{workshop}}",
		body: `Din biljett har bytts, och workshoppen ”{{workshop}}” ingår inte längre. Därför står du inte längre i kön till den.

Dina workshoppar:
{{link}}`,
	},
	canceled: {
		subject: "Platsen är tillbakalämnad: {{workshop}}",
		body: `Du har inte längre någon plats i workshoppen ”{{workshop}}”.

Dina workshoppar:
{{link}}`,
	},
	removed: {
		subject: "Din plats i {{workshop}}",
		body: `Vi har tagit bort dig från listan till workshoppen ”{{workshop}}”. Om du inte har bett om det, svara på det här mejlet.

Alla workshoppar:
{{link}}`,
	},
	moved: {
		subject: "Ändrad: {{workshop}}",
		body: `Workshoppen ”{{workshop}}”, där du har en plats, har fått ny tid eller sal:

{{when}}

Platsen är fortfarande din. Passar det inte längre kan du lämna tillbaka den, så får någon som väntar den.

Dina workshoppar:
{{link}}`,
	},
	movedPaid: {
		subject: "Ändrad: {{workshop}}",
		body: `Workshoppen ”{{workshop}}”, där du har en plats, har fått ny tid eller sal:

{{when}}

Platsen är fortfarande din. Passar det inte längre: den betalades med beställning {{code}} och avbokas på den beställningens sida, som först visar vad som går tillbaka.

Dina workshoppar:
{{link}}`,
	},
	workshopCanceled: {
		subject: "Inställd: {{workshop}}",
		body: `Workshoppen ”{{workshop}}”, där du hade en plats, är inställd. Vi beklagar. Om du har betalat för platsen skickar vi tillbaka pengarna.

Välj en annan workshop:
{{link}}`,
	},
	workshopCanceledWaiting: {
		subject: "Inställd: {{workshop}}",
		body: `Workshoppen ”{{workshop}}”, där du väntade på en plats, är inställd. Vi beklagar.

Välj en annan workshop:
{{link}}`,
	},
};
