import type { SameShape } from "../../shape";
import type { editPartner as english } from "../en/editPartner";

export const editPartner: SameShape<typeof english> = {
	title: "Aliados",
	one: "Aliado",
	add: "Agregar aliado",
	columns: { type: "Tipo", website: "Sitio web" },
	fields: { name: "Nombre", logo: "Logotipo", website: "Sitio web", description: "Descripción", type: "Tipo", order: "Lugar" },
	hints: { website: "La dirección a la que llegan los visitantes; empieza con https://." },
};
