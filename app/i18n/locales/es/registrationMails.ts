import type { registrationMails as english } from "#app/i18n/locales/en/registrationMails.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const registrationMails: SameShape<typeof english> = {
	paragraphs: {
		whose: "Para: {{ticket}}",
		costs: "Cuesta {{price}} y lo aceptas al pedirlo.",
	},
	registered: {
		subject: "Tienes lugar: {{workshop}}",
		body: `Tienes un lugar en el taller “{{workshop}}”.

{{when}}

¿Ya no puedes ir? Devuelve el lugar y lo recibirá alguien que lo espera.

Tus talleres:
{{link}}`,
	},
	registeredPaid: {
		subject: "Tienes lugar: {{workshop}}",
		body: `Tienes un lugar en el taller “{{workshop}}”.

{{when}}

¿Ya no puedes ir? El lugar se pagó con el pedido {{code}}: se cancela en la página de ese pedido, que antes muestra cuánto se devuelve.

Tus talleres:
{{link}}`,
	},
	offered: {
		subject: "Un lugar para ti: {{workshop}}",
		body: `Se liberó un lugar en el taller “{{workshop}}” y es tu turno.

{{when}}

Te lo guardamos hasta el {{until}}.{{costs}}

Acéptalo o recházalo:
{{link}}

Si no haces nada, se lo ofrecemos a la siguiente persona de la lista.`,
	},
	offerShortened: {
		subject: "Ahora es antes: tu lugar en {{workshop}}",
		body: `El taller “{{workshop}}”, en el que te guardamos un lugar, se adelantó. Ahora será:

{{when}}

Por eso te lo guardamos solo hasta el {{until}}.{{costs}}

Acéptalo o recházalo:
{{link}}

Si no haces nada, te quedas sin el lugar.`,
	},
	offerExpired: {
		subject: "Ya no te guardamos el lugar: {{workshop}}",
		body: `No aceptaste a tiempo el lugar en el taller “{{workshop}}”, así que se lo ofrecemos a la siguiente persona de la lista.

Puedes volver a esperar un lugar, al final de la lista.

Tus talleres:
{{link}}`,
	},
	offerExpiredFree: {
		subject: "Ya no te guardamos el lugar: {{workshop}}",
		body: `No aceptaste a tiempo el lugar en el taller “{{workshop}}”, así que ya no te lo guardamos. Nadie más espera uno.

Mientras haya lugar, todavía puedes tenerlo.

Tus talleres:
{{link}}`,
	},
	waitingCosts: {
		subject: "Tu turno en la lista de espera: {{workshop}}",
		body: `Tu boleto se cambió y ya no incluye el taller “{{workshop}}”. Sigues en la lista de espera; si te ofrecemos un lugar, cuesta {{price}} y lo aceptas al pedirlo.

Tus talleres:
{{link}}`,
	},
	waitingEnded: {
		subject: "Ya no estás en la lista de espera: {{workshop}}",
		body: `Tu boleto se cambió y ya no incluye el taller “{{workshop}}”. Por eso ya no esperas un lugar en él.

Tus talleres:
{{link}}`,
	},
	canceled: {
		subject: "Devolviste tu lugar: {{workshop}}",
		body: `Ya no tienes lugar en el taller “{{workshop}}”.

Tus talleres:
{{link}}`,
	},
	removed: {
		subject: "Tu lugar en {{workshop}}",
		body: `Te quitamos de la lista del taller “{{workshop}}”. Si no lo pediste, responde a este correo.

Todos los talleres:
{{link}}`,
	},
	moved: {
		subject: "Cambió: {{workshop}}",
		body: `El taller “{{workshop}}”, en el que tienes un lugar, ahora será en este horario y lugar:

{{when}}

Tu lugar sigue siendo tuyo. Si ya no te conviene, devuélvelo y lo recibirá alguien que lo espera.

Tus talleres:
{{link}}`,
	},
	movedPaid: {
		subject: "Cambió: {{workshop}}",
		body: `El taller “{{workshop}}”, en el que tienes un lugar, ahora será en este horario y lugar:

{{when}}

Tu lugar sigue siendo tuyo. Si ya no te conviene: se pagó con el pedido {{code}} y se cancela en la página de ese pedido, que antes muestra cuánto se devuelve.

Tus talleres:
{{link}}`,
	},
	workshopCanceled: {
		subject: "Cancelado: {{workshop}}",
		body: `El taller “{{workshop}}”, en el que tenías un lugar, se canceló. Lo sentimos. Si pagaste por el lugar, te devolvemos el dinero.

Elige otro taller:
{{link}}`,
	},
	workshopCanceledWaiting: {
		subject: "Cancelado: {{workshop}}",
		body: `El taller “{{workshop}}”, en el que esperabas un lugar, se canceló. Lo sentimos.

Elige otro taller:
{{link}}`,
	},
};
