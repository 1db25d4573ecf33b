import type { SameShape } from "../../shape";
import type { counts as english } from "../en/counts";

export const counts: SameShape<typeof english> = {
	minutes_one: "{{count}} min",
	minutes_other: "{{count}} min",
	hours_one: "{{count}} hora",
	hours_other: "{{count}} horas",
	days_one: "{{count}} día",
	days_other: "{{count}} días",
	speakers_one: "{{count}} ponente",
	speakers_other: "{{count}} ponentes",
	sessions_one: "{{count}} sesión",
	sessions_other: "{{count}} sesiones",
	attendees_one: "Hasta {{count}} asistente",
	attendees_other: "Hasta {{count}} asistentes",
	workshops_one: "{{count}} taller",
	workshops_other: "{{count}} talleres",
	news_one: "{{count}} noticia",
	news_other: "{{count}} noticias",
	entries_one: "{{count}} registro",
	entries_other: "{{count}} registros",
	outside_one: "{{count}} sesión quedó fuera de los días de la cumbre: el panel la muestra en “Requiere atención”.",
	outside_other: "{{count}} sesiones quedaron fuera de los días de la cumbre: el panel las muestra en “Requiere atención”.",
	drafts_one: "{{count}} borrador sigue en borrador: cancelado, se vería en el sitio.",
	drafts_other: "{{count}} borradores siguen en borrador: cancelados, se verían en el sitio.",
	gone_one: "Alguien más ya había eliminado {{count}} más.",
	gone_other: "Alguien más ya había eliminado {{count}} más.",
};
