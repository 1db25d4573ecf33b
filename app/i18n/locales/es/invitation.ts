import type { invitation as english } from "#app/i18n/locales/en/invitation.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const invitation: SameShape<typeof english> = {
	meta: { title: "Elige tu contraseña | {{eventName}}" },
	title: "Elige tu contraseña",
	lead: "Tienes una invitación a la administración de {{eventName}}.",
	username: "Tu usuario",
	password: "Contraseña",
	again: "Repite la contraseña",
	submit: "Guardar y entrar",
	busy: "Un momento…",
	different: "Las dos contraseñas no coinciden.",
	gone: {
		title: "Este enlace no funciona",
		lead: "Ya se usó, fue retirado o tiene más de {{days}} días. Pide otro a la administración del sitio.",
		toLogin: "Iniciar sesión",
	},
	throttled: "Demasiados intentos",
};
