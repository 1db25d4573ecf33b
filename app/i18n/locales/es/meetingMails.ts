import type { meetingMails as en } from "#app/i18n/locales/en/meetingMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const meetingMails: SameShape<typeof en> = {
	none: "Todavía no tienes reuniones.",
	reason: "Su motivo: {{reason}}",
	published: {
		subject: "Tus reuniones en {{eventName}}",
		body: `Las reuniones ya están planeadas. Estas son las tuyas:

{{meetings}}

Con quién te reúnes y qué busca:
{{link}}

¿No puedes ir? Avisa ahí para que alguien más aproveche ese tiempo. También puedes pedirle una reunión a quien esté libre a la misma hora que tú:
{{people}}`,
	},
	replanned: {
		subject: "Tus reuniones cambiaron",
		body: `Cambiamos algunas de tus reuniones. Ahora son estas:

{{meetings}}

Con quién te reúnes y qué busca:
{{link}}`,
	},
	fixed: {
		subject: "Tu reunión con {{person}}",
		body: `Te reúnes con {{person}}:

{{when}}

Todas tus reuniones:
{{link}}`,
	},
	moved: {
		subject: "Nueva hora o mesa: {{person}}",
		body: `Tu reunión con {{person}} tiene nueva hora o mesa:

{{when}}

Todas tus reuniones:
{{link}}`,
	},
	canceled: {
		subject: "Se canceló tu reunión: {{person}}",
		body: `Tu reunión con {{person}} no puede realizarse:

{{when}}{{reason}}

Si otra persona que te convenga está libre a esa hora, le preguntaremos. También puedes pedirle una reunión a quien esté libre a la misma hora que tú:
{{people}}

Tus reuniones:
{{link}}`,
	},
	offered: {
		subject: "¿Una reunión con {{person}}?",
		body: `{{person}} está libre a esta hora y puede interesarte:

{{when}}

Acepta o rechaza aquí:
{{link}}`,
	},
	requested: {
		subject: "{{person}} te pide una reunión",
		body: `{{person}} te pide una reunión:

{{when}}

Acepta o rechaza aquí:
{{link}}`,
	},
};
