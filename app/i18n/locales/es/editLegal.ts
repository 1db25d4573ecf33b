import type { SameShape } from "../../shape";
import type { editLegal as english } from "../en/editLegal";

export const editLegal: SameShape<typeof english> = {
	title: "Textos legales",
	one: "Texto legal",
	columns: { address: "Dirección", updatedOn: "Última modificación" },
	fields: { title: "Título", summary: "Resumen", body: "Texto", updatedOn: "Fecha de la última modificación" },
	hints: {
		summary: "Una o dos frases: para el encabezado de la página y para los buscadores.",
		body: "Una línea en blanco separa los párrafos. Una línea que empieza con ## y un espacio es un título; las que empiezan con - y un espacio forman una lista. Puedes usar los datos de abajo.",
		updatedOn: "Aparece al pie de la página. Actualízala cuando cambie el sentido del texto.",
	},
};
