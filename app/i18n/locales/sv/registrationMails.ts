import type { registrationMails as english } from "#app/i18n/locales/en/registrationMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const registrationMails: SameShape<typeof english> = {
	paragraphs: {
		whose: "Gäller: {{ticket}}",
		costs: "Workshoppen kostar {{price}}. Du tackar ja genom att beställa.",
	},
	registered: {
		subject: "Du är anmäld: {{workshop}}",
		body: `Du är anmäld till workshoppen ”{{workshop}}”.

{{when}}

Kan du inte komma? Avanmäl dig, så går platsen till någon på väntelistan.

Dina workshoppar:
{{link}}`,
	},
	registeredPaid: {
		subject: "Du är anmäld: {{workshop}}",
		body: `Du är anmäld till workshoppen ”{{workshop}}”.

{{when}}

Kan du inte komma? Du avbokar på sidan för beställning {{code}}. Där ser du först hur mycket du får tillbaka.

Dina workshoppar:
{{link}}`,
	},
	offered: {
		subject: "En plats till dig: {{workshop}}",
		body: `En plats har blivit ledig i workshoppen ”{{workshop}}”, och du står på tur.

{{when}}

Vi håller den åt dig till den {{until}}.{{costs}}

Tacka ja eller nej:
{{link}}

Om du inte svarar erbjuder vi platsen till nästa person på väntelistan.`,
	},
	offerShortened: {
		subject: "Kortare tid att tacka ja: {{workshop}}",
		body: `Workshoppen ”{{workshop}}”, där vi håller en plats åt dig, har tidigarelagts. Den är nu:

{{when}}

Därför håller vi platsen åt dig bara till den {{until}}.{{costs}}

Tacka ja eller nej:
{{link}}

Om du inte svarar får du inte platsen.`,
	},
	offerExpired: {
		subject: "Ditt erbjudande har gått ut: {{workshop}}",
		body: `Du tackade inte ja till platsen i workshoppen ”{{workshop}}” i tid, så vi erbjuder den till nästa person på väntelistan.

Du kan ställa dig sist på väntelistan igen.

Dina workshoppar:
{{link}}`,
	},
	offerExpiredFree: {
		subject: "Ditt erbjudande har gått ut: {{workshop}}",
		body: `Du tackade inte ja till platsen i workshoppen ”{{workshop}}” i tid, så vi håller den inte längre åt dig. Ingen annan står på väntelistan.

Så länge det finns platser kvar kan du fortfarande anmäla dig.

Dina workshoppar:
{{link}}`,
	},
	waitingCosts: {
		subject: "Din plats på väntelistan: {{workshop}}",
		body: `Din biljett har bytts, och workshoppen ”{{workshop}}” ingår inte längre. Du står kvar på väntelistan. Om du erbjuds en plats kostar den {{price}}, och du tackar ja genom att beställa.

Dina workshoppar:
{{link}}`,
	},
	waitingEnded: {
		subject: "Inte längre på väntelistan: {{workshop}}",
		body: `Din biljett har bytts, och workshoppen ”{{workshop}}” ingår inte längre. Därför står du inte längre på väntelistan till den.

Dina workshoppar:
{{link}}`,
	},
	canceled: {
		subject: "Du är avanmäld: {{workshop}}",
		body: `Du är inte längre anmäld till workshoppen ”{{workshop}}”.

Dina workshoppar:
{{link}}`,
	},
	removed: {
		subject: "Din anmälan: {{workshop}}",
		body: `Vi har tagit bort din anmälan till workshoppen ”{{workshop}}” eller din plats på väntelistan. Om du inte har bett om det, svara på det här mejlet.

Alla workshoppar:
{{link}}`,
	},
	moved: {
		subject: "Ny tid eller sal: {{workshop}}",
		body: `Workshoppen ”{{workshop}}”, som du är anmäld till, har fått ny tid eller sal:

{{when}}

Du är fortfarande anmäld. Passar tiden inte? Avanmäl dig, så går platsen till någon på väntelistan.

Dina workshoppar:
{{link}}`,
	},
	movedPaid: {
		subject: "Ny tid eller sal: {{workshop}}",
		body: `Workshoppen ”{{workshop}}”, som du är anmäld till, har fått ny tid eller sal:

{{when}}

Du är fortfarande anmäld. Passar tiden inte? Avboka på sidan för beställning {{code}}. Där ser du först hur mycket du får tillbaka.

Dina workshoppar:
{{link}}`,
	},
	workshopCanceled: {
		subject: "Inställd: {{workshop}}",
		body: `Workshoppen ”{{workshop}}”, som du var anmäld till, är inställd. Vi beklagar. Om du har betalat för den får du pengarna tillbaka.

Välj en annan workshop:
{{link}}`,
	},
	workshopCanceledWaiting: {
		subject: "Inställd: {{workshop}}",
		body: `Workshoppen ”{{workshop}}”, som du stod på väntelistan till, är inställd. Vi beklagar.

Välj en annan workshop:
{{link}}`,
	},
};
