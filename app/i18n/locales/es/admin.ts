import type { SameShape } from "../../shape";
import type { admin as english } from "../en/admin";

/** What stands around every page of the admin area, and signing in (specification, sections 2, 5 and 8). */
export const admin: SameShape<typeof english> = {
	meta: { title: "Administración | {{eventName}}" },
	label: "Administración",
	viewWebsite: "Ver el sitio",
	loggedInAs: "Sesión iniciada: {{role}}",
	role: { admin: "administración", editor: "edición" },
	logout: "Cerrar sesión",
	loggingOut: "Cerrando sesión…",
	sections: { label: "Secciones de administración", dashboard: "Panel" },
	notFound: {
		lead: "La administración no tiene esta página. Quizá cambió de lugar o el enlace tiene un error.",
		back: "Ir al panel",
	},
	forbidden: {
		title: "Esto no está permitido",
		lead: "Tu rol no lo incluye, o la solicitud no vino de este sitio.",
	},
	login: {
		meta: { title: "Iniciar sesión | {{eventName}}" },
		title: "Acceso de administración",
		lead: "Para el equipo organizador de la cumbre.",
		username: "Usuario",
		usernameRequired: "Escribe tu usuario",
		password: "Contraseña",
		passwordRequired: "Escribe tu contraseña",
		submit: "Iniciar sesión",
		submitting: "Iniciando sesión…",
		back: "Volver al sitio",
		failed: "No se pudo iniciar sesión",
		wrong: "Usuario o contraseña incorrectos",
		throttled_one: "Demasiados intentos fallidos. Vuelve a intentarlo en {{count}} minuto.",
		throttled_other: "Demasiados intentos fallidos. Vuelve a intentarlo en {{count}} minutos.",
	},
	toast: {
		signedIn: { title: "Sesión iniciada", words: "Te damos la bienvenida a la administración." },
		signedOut: { title: "Sesión cerrada", words: "Hasta pronto." },
		signOutFailed: { title: "No se pudo cerrar la sesión", words: "Inténtalo de nuevo, por favor." },
	},
};
