import type { mails as english } from "#app/i18n/locales/en/mails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const mails: SameShape<typeof english> = {
	confirmation: {
		subject: "Confirma tu suscripción: noticias de {{eventName}}",
		body: `Hola:

Alguien, esperamos que tú, pidió recibir en esta dirección noticias de {{eventName}}. Abre esta página y confirma que las quieres:

{{confirm}}

Si no fuiste tú, no tienes que hacer nada: sin tu confirmación no enviamos noticias y borramos la dirección después de {{keptForDays}} días. Si quieres que la borremos ahora mismo:

{{leave}}

{{eventName}}
{{datesAndPlace}}
{{email}}
`,
	},
	invitation: {
		subject: "Tu acceso a la administración de {{eventName}}",
		body: `Hola:

Tienes una invitación para ayudar a organizar {{eventName}} en la administración de su sitio web. Tu usuario: {{username}}

Abre esta página y elige tu contraseña:

{{link}}

El enlace funciona una sola vez, durante {{days}} días. No lo compartas: quien lo abra podrá entrar en tu nombre. Si no esperabas este correo, no hagas nada.

{{eventName}}
{{datesAndPlace}}
{{email}}
`,
	},
};
