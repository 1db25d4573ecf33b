import type { failures as english } from "#app/i18n/locales/en/failures.ts";
import type { SameShape } from "#app/i18n/shape.ts";

/** Messages for content that could not be fetched (specification, section 8). */
export const failures: SameShape<typeof english> = {
	workshops: "No se pudieron cargar los talleres",
	agenda: "No se pudo cargar la agenda",
	agendaDay: "No se pudo cargar la agenda del día {{day}}",
	organizers: "No se pudieron cargar los organizadores",
	gold: "No se pudieron cargar los patrocinadores oro",
	silver: "No se pudieron cargar los patrocinadores plata",
	speakers: "No se pudieron cargar los ponentes",
	news: "No se pudieron cargar las noticias",
	regions: "No se pudieron cargar las regiones",
	search: "No se pudieron cargar los resultados de la búsqueda",
	page: "No se pudo cargar esta página",
};
