import type { mails as english } from "#app/i18n/locales/en/mails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const mails: SameShape<typeof english> = {
	confirmation: {
		subject: "Bekräfta din prenumeration: nyheter om {{eventName}}",
		body: `Hej!

Någon, förhoppningsvis du, vill få nyheter om {{eventName}} till den här adressen. Öppna sidan och bekräfta att du vill ha dem:

{{confirm}}

Var det inte du? Då behöver du inte göra något. Utan bekräftelse skickar vi inga nyheter, och efter {{keptForDays}} dagar raderar vi adressen. Vill du att vi raderar den redan nu:

{{leave}}

{{eventName}}
{{datesAndPlace}}
{{email}}
`,
	},
	invitation: {
		subject: "Din åtkomst till administrationen för {{eventName}}",
		body: `Hej!

Du är inbjuden att hjälpa till med {{eventName}} i administrationen på webbplatsen. Ditt användarnamn: {{username}}

Öppna sidan och välj ditt lösenord:

{{link}}

Länken fungerar en gång, inom {{days}} dagar. Skicka den inte vidare: den som öppnar den kan logga in som du. Väntade du dig inte det här mejlet behöver du inte göra något.

{{eventName}}
{{datesAndPlace}}
{{email}}
`,
	},
};
