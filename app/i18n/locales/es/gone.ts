import type { gone as english } from "#app/i18n/locales/en/gone.ts";
import type { SameShape } from "#app/i18n/shape.ts";

/** Of what has been deleted, by entity type. */
export const gone: SameShape<typeof english> = {
	session: { title: "Esta sesión ya no está prevista", lead: "Antes estaba en la agenda. Consulta ahí lo que hay ahora.", back: "Ver la agenda" },
	workshop: { title: "Este taller ya no está previsto", lead: "Quizá haya lugar para ti en otro taller.", back: "Ver todos los talleres" },
	speaker: {
		title: "La página de este ponente ya no existe",
		lead: "La agenda cambió desde entonces. Conoce a quienes participan en la cumbre.",
		back: "Ver a todos los ponentes",
	},
	article: { title: "Esta noticia ya no existe", lead: "La retiramos. En su lugar, lee lo más reciente.", back: "Ver todas las noticias" },
};
