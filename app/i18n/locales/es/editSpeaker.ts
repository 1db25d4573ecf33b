import type { SameShape } from "../../shape";
import type { editSpeaker as english } from "../en/editSpeaker";

export const editSpeaker: SameShape<typeof english> = {
	title: "Ponentes",
	one: "Ponente",
	add: "Agregar ponente",
	columns: { title: "Cargo", company: "Empresa", country: "País", category: "Categoría", featured: "En la página de inicio" },
	fields: {
		name: "Nombre",
		title: "Cargo",
		company: "Empresa",
		country: "País",
		category: "Categoría",
		bio: "Semblanza",
		photo: "Foto",
		featured: "Mostrar en la página de inicio",
		featuredOrder: "Lugar en la página de inicio",
	},
	hints: { bio: "En las tarjetas, más de 120 caracteres se abren con “Leer más”." },
	order: {
		title: "Orden en la página de inicio",
		lead: "Los ponentes destacados aparecen en la página de inicio en este orden.",
		none: "Ningún ponente aparece en la página de inicio. Elige primero algunos en sus formularios.",
	},
};
