import type { SameShape } from "../../shape";
import type { mails as english } from "../en/mails";

export const mails: SameShape<typeof english> = {
	confirmation: {
		subject: "Confirma tu suscripción: noticias de {{eventName}}",
		body: `Hola:

Alguien, esperamos que tú, pidió recibir en esta dirección noticias de {{eventName}}. Abre esta página y confirma que las quieres:

{{confirm}}

¿No fuiste tú? Entonces no hagas nada: sin tu confirmación no enviamos noticias y olvidamos la dirección después de {{keptForDays}} días. Si quieres que la olvidemos ahora mismo:

{{leave}}

{{eventName}}
{{dates}}, {{venue}}, {{city}}, {{country}}
{{email}}
`,
	},
};
