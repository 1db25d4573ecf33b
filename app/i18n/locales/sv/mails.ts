import type { SameShape } from "../../shape";
import type { mails as english } from "../en/mails";

export const mails: SameShape<typeof english> = {
	confirmation: {
		subject: "Bekräfta din prenumeration: nyheter om {{eventName}}",
		body: `Hej!

Någon, förhoppningsvis du, vill få nyheter om {{eventName}} till den här adressen. Öppna sidan och bekräfta att du vill ha dem:

{{confirm}}

Var det inte du? Då behöver du inte göra något. Utan bekräftelse skickar vi inga nyheter, och efter {{keptForDays}} dagar glömmer vi adressen. Vill du att vi glömmer den redan nu:

{{leave}}

{{eventName}}
{{dates}}, {{venue}}, {{city}}, {{country}}
{{email}}
`,
	},
};
