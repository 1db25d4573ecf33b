import type { SameShape } from "../../shape";
import type { groupMail as english } from "../en/groupMail";

export const groupMail: SameShape<typeof english> = {
	your: { orders: "Din beställning:", tickets: "Din biljett:", both: "Din beställning och din biljett:" },
	why: "Du får det här mejlet för att du har en biljett. Det gäller ditt besök, så det finns inget att avregistrera sig från.",
	whyCanceled:
		"Du får det här mejlet för att du hade beställt biljetter till toppmötet. Det gäller den beställningen, så det finns inget att avregistrera sig från.",
};
