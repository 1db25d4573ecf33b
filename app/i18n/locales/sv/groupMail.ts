import type { groupMail as english } from "#app/i18n/locales/en/groupMail.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const groupMail: SameShape<typeof english> = {
	your: { orders: "Din beställning:", tickets: "Din biljett:", both: "Din beställning och din biljett:" },
	why: "Du får det här mejlet för att du har en biljett. Det gäller ditt besök, så det finns inget att avregistrera sig från.",
	whyCanceled:
		"Du får det här mejlet för att du hade beställt biljetter till toppmötet. Det gäller den beställningen, så det finns inget att avregistrera sig från.",
	whyUnpaid:
		"Du får det här mejlet för att du har en beställning som inte är betald. Det handlar om den beställningen, så det finns inget att avregistrera sig från.",
};
