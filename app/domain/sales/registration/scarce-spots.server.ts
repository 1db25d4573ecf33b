import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { stockStatuses } from "#app/domain/sales/order/stock.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { registrationState } from "./availability.server.ts";

/** Returns what a card says about a workshop's spots: that few are left or none, if people register on this site. */
export async function scarceSpots(event: SummitEvent, locale: Locale): Promise<(workshop: Workshop) => string | undefined> {
	const [stock, isGivenHere] = await Promise.all([stockStatuses("workshop"), sellsHere(event)]);
	const { fewLeft, soldOut } = textsOf("registrations", locale, {}).states;
	const words: Record<string, string> = { fewLeft, soldOut };
	return (workshop) => (isGivenHere ? words[registrationState(workshop, event, stock.get(workshop.id))] : undefined);
}
