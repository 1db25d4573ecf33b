import type { SameShape } from "../../shape";
import type { editPartner as english } from "../en/editPartner";

export const editPartner: SameShape<typeof english> = {
	title: "Partner",
	one: "Partner",
	add: "Lägg till en partner",
	columns: { type: "Typ", website: "Webbplats" },
	fields: { name: "Namn", logo: "Märke", website: "Webbplats", description: "Beskrivning", type: "Typ", order: "Plats" },
	hints: { website: "Adressen som besökarna kommer till. Den börjar med https://." },
};
