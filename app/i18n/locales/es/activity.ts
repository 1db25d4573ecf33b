import type { SameShape } from "../../shape";
import type { activity as english } from "../en/activity";

export const activity: SameShape<typeof english> = {
	title: "Actividad",
	lead: "Todos los cambios: quién los hizo y cuándo. Lo que se cambió o se eliminó se puede recuperar, salvo los mensajes y las suscripciones: de esos no se guarda nada.",
	filtered: "Cambios en “{{name}}”",
	all: "Mostrar toda la actividad",
	none: "Todavía no se ha cambiado nada.",
	count_one: "{{count}} cambio",
	count_other: "{{count}} cambios",
	/** Of what is not edited like content. */
	nouns: {
		message: "Mensaje",
		subscriber: "Suscripción",
		retention: "Plazos de conservación",
		user: "Usuario",
		setting: "Ajuste",
	},
	kinds: { created: "creación", changed: "cambio", deleted: "eliminación" },
	/** Of users, who are not edited in a form of this kind. */
	userFields: {
		username: "Usuario",
		role: "Rol",
		roles: "Roles",
		disabled: "Desactivado",
		secondFactor: "Verificación en dos pasos",
		secondFactorRequired: "Verificación en dos pasos obligatoria",
		mayReadMessages: "Puede leer los mensajes",
		invited: "Invitación enviada o entregada",
		invitationWithdrawn: "Invitación retirada",
		invitationAccepted: "Invitación aceptada",
		newRecoveryCodes: "Códigos de recuperación nuevos",
		newPassword: "Contraseña nueva",
		sessionsEnded: "Sesiones cerradas",
	},
	undid: "deshizo un cambio anterior",
	before: "Antes",
	after: "Después",
	empty: "(vacío)",
	flags: { yes: "Sí", no: "No" },
	fields: "Qué cambió",
	undo: "Deshacer",
	undoing: "Deshaciendo…",
	undone: "Deshecho",
	unfit: "Ya no se puede deshacer",
	everything: "Todo",
	recent: { title: "Actividad reciente", all: "Toda la actividad" },
};
