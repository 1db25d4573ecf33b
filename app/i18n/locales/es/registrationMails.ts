import type { registrationMails as english } from "#app/i18n/locales/en/registrationMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const registrationMails: SameShape<typeof english> = {
	paragraphs: {
		whose: "Para: {{ticket}}",
		costs: "Cuesta {{price}} y lo aceptas al hacer el pedido.",
	},
	registered: {
		subject: "Tu inscripción está lista: {{workshop}}",
		body: `Te inscribiste al taller “{{workshop}}”.

{{when}}

¿Ya no puedes ir? Cancela tu inscripción y tu lugar será para alguien de la lista de espera.

Tus talleres:
{{link}}`,
	},
	registeredPaid: {
		subject: "Tu inscripción está lista: {{workshop}}",
		body: `Te inscribiste al taller “{{workshop}}”.

{{when}}

¿Ya no puedes ir? Cancela en la página del pedido {{code}}, donde primero verás tu reembolso.

Tus talleres:
{{link}}`,
	},
	offered: {
		subject: "Un lugar para ti: {{workshop}}",
		body: `Se liberó un lugar en el taller “{{workshop}}” y es tu turno.

{{when}}

Te lo apartamos hasta el {{until}}.{{costs}}

Acéptalo o recházalo:
{{link}}

Si no haces nada, se lo ofrecemos a la siguiente persona de la lista.`,
	},
	offerShortened: {
		subject: "Tienes menos tiempo para aceptar tu lugar: {{workshop}}",
		body: `El taller “{{workshop}}”, en el que te apartamos un lugar, se adelantó. Ahora será:

{{when}}

Por eso te lo apartamos solo hasta el {{until}}.{{costs}}

Acéptalo o recházalo:
{{link}}

Si no haces nada, pierdes el lugar.`,
	},
	offerExpired: {
		subject: "Venció tu oferta: {{workshop}}",
		body: `No aceptaste a tiempo el lugar en el taller “{{workshop}}”, así que se lo ofrecemos a la siguiente persona de la lista.

Puedes anotarte de nuevo, al final de la lista de espera.

Tus talleres:
{{link}}`,
	},
	offerExpiredFree: {
		subject: "Venció tu oferta: {{workshop}}",
		body: `No aceptaste a tiempo el lugar en el taller “{{workshop}}”, así que ya no te lo apartamos.

No hay nadie más en la lista: mientras queden lugares, todavía puedes inscribirte.

Tus talleres:
{{link}}`,
	},
	waitingCosts: {
		subject: "Tu lista de espera: {{workshop}}",
		body: `Tu boleto se cambió y ya no incluye el taller “{{workshop}}”. Sigues en su lista de espera. Si te ofrecemos un lugar, cuesta {{price}} y lo aceptas al hacer el pedido.

Tus talleres:
{{link}}`,
	},
	waitingEnded: {
		subject: "Ya no estás en la lista de espera: {{workshop}}",
		body: `Tu boleto se cambió y ya no incluye el taller “{{workshop}}”. Por eso ya no estás en su lista de espera.

Tus talleres:
{{link}}`,
	},
	canceled: {
		subject: "Inscripción cancelada: {{workshop}}",
		body: `Ya no tienes inscripción en el taller “{{workshop}}”.

Tus talleres:
{{link}}`,
	},
	removed: {
		subject: "Tu inscripción: {{workshop}}",
		body: `Cancelamos tu inscripción o tu turno en la lista de espera del taller “{{workshop}}”. Si no lo solicitaste, responde a este correo.

Todos los talleres:
{{link}}`,
	},
	moved: {
		subject: "Nuevo horario o sala: {{workshop}}",
		body: `El taller “{{workshop}}”, al que te inscribiste, tiene nuevo horario o sala:

{{when}}

Tu inscripción sigue en pie. Si ya no te conviene, cancélala y tu lugar será para alguien de la lista de espera.

Tus talleres:
{{link}}`,
	},
	movedPaid: {
		subject: "Nuevo horario o sala: {{workshop}}",
		body: `El taller “{{workshop}}”, al que te inscribiste, tiene nuevo horario o sala:

{{when}}

Tu inscripción sigue en pie. Si ya no te conviene, cancélala en la página del pedido {{code}}, donde primero verás tu reembolso.

Tus talleres:
{{link}}`,
	},
	workshopCanceled: {
		subject: "Cancelado: {{workshop}}",
		body: `El taller “{{workshop}}”, al que te inscribiste, se canceló. Lo sentimos. Si pagaste tu inscripción, te la reembolsaremos.

Elige otro taller:
{{link}}`,
	},
	workshopCanceledWaiting: {
		subject: "Cancelado: {{workshop}}",
		body: `El taller “{{workshop}}”, en cuya lista de espera estabas, se canceló. Lo sentimos.

Elige otro taller:
{{link}}`,
	},
};
