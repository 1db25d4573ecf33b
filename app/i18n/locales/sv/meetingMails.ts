import type { meetingMails as en } from "#app/i18n/locales/en/meetingMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const meetingMails: SameShape<typeof en> = {
	none: "Du har inget möte än.",
	reason: "Skälet: {{reason}}",
	published: {
		subject: "Dina möten på {{eventName}}",
		body: `Mötena är planerade. Här är dina:

{{meetings}}

Vilka du träffar och vad de söker:
{{link}}

Kan du inte komma? Säg till där, så att någon annan kan få tiden. Du kan också fråga andra som är lediga samtidigt som du:
{{people}}`,
	},
	replanned: {
		subject: "Dina möten har ändrats",
		body: `Vi har ändrat några av dina möten. Så här ser de ut nu:

{{meetings}}

Vilka du träffar och vad de söker:
{{link}}`,
	},
	fixed: {
		subject: "Ditt möte med {{person}}",
		body: `Du ska träffa {{person}}:

{{when}}

Alla dina möten:
{{link}}`,
	},
	moved: {
		subject: "Ny tid eller nytt bord: {{person}}",
		body: `Ditt möte med {{person}} har fått ny tid eller nytt bord:

{{when}}

Alla dina möten:
{{link}}`,
	},
	canceled: {
		subject: "Ditt möte är inställt: {{person}}",
		body: `Ditt möte med {{person}} blir inte av:

{{when}}{{reason}}

Om någon annan som passar är ledig då frågar vi den personen. Du kan också fråga personer som är lediga samtidigt som du:
{{people}}

Dina möten:
{{link}}`,
	},
	offered: {
		subject: "Ett möte med {{person}}?",
		body: `{{person}} är ledig vid den här tiden och passar dig bra:

{{when}}

Tacka ja eller nej:
{{link}}`,
	},
	requested: {
		subject: "{{person}} frågar om ett möte",
		body: `{{person}} frågar dig om ett möte:

{{when}}

Tacka ja eller nej:
{{link}}`,
	},
};
