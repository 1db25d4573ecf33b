import type { myAgenda as english } from "#app/i18n/locales/en/myAgenda.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const myAgenda: SameShape<typeof english> = {
	meta: {
		title: "Mi agenda | {{eventName}}",
		description:
			"Elige tus sesiones de {{eventName}}: por día, con aviso de empalmes y de cambios de sala apretados, para tu calendario, en papel y como enlace.",
	},
	title: "Mi agenda",
	lead: "Las sesiones que elegiste, por día: cuáles se empalman y dónde hay que apurarse.",
	empty: {
		title: "Todavía no eliges nada",
		hint: "Presiona la estrella junto a una sesión en la agenda o en su página y aparecerá aquí. No necesitas una cuenta.",
	},
	missing: {
		title: "Necesitas conexión para ver tu agenda",
		hint: "Tus sesiones siguen guardadas en este navegador. Mientras no tengas conexión, búscalas en la agenda por su estrella.",
	},
	toAgenda: "Ir a la agenda",
	print: "Imprimir",
	summary: {
		clash_one: "{{count}} empalme",
		clash_other: "{{count}} empalmes",
		walk_one: "{{count}} cambio de sala apretado",
		walk_other: "{{count}} cambios de sala apretados",
	},
	notes: {
		clash: "Se empalma con “{{title}}”, {{times}}",
		walk_one: "{{count}} minuto para llegar desde “{{title}}” en {{room}}",
		walk_other: "{{count}} minutos para llegar desde “{{title}}” en {{room}}",
		noWalk: "Sin tiempo para llegar: “{{title}}” en {{room}} termina cuando esta empieza",
	},
	gone: { title: "Ya no están en la agenda", unknown: "Sesión desconocida" },
	tooMany: "Tu agenda admite hasta {{most}} sesiones. Las que venían después no están incluidas.",
	keptHere: "Tu selección se guarda en este navegador y en ningún otro lugar. Con el enlace de abajo la llevas a otro dispositivo o la compartes.",
	inAddress: "Tu selección está en el enlace de esta página: guárdalo en tus favoritos.",
	link: {
		empty: "Esta agenda llegó por un enlace. No está guardada en tu navegador.",
		other: "Esta agenda llegó por un enlace. La tuya no cambió.",
		keep: "Guardarla como mía",
		add: "Agregar a la mía",
		replace: "Reemplazar la mía",
		own: "Ver la mía",
	},
	said: {
		removed: "Se quitó: {{title}}",
		replaced: "Tu agenda se reemplazó.",
		undo: "Deshacer",
		full: "Juntas son demasiadas sesiones para una agenda.",
	},
};
