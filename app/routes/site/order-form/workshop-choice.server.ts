import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { overlap } from "#app/domain/program/timetable/clashes.ts";
import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { priceText, slotOf } from "#app/domain/program/workshop/view.server.ts";
import { countSpots, spotStatusOf, takesRegistrations } from "#app/domain/sales/registration/availability.server.ts";
import { whenOnPages } from "#app/domain/sales/registration/email-attendee.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";

export type WorkshopChoice = Awaited<ReturnType<typeof workshopChoice>>[number];

/** Lists the workshops that take registrations, with those that each overlaps. */
export async function workshopChoice(event: SummitEvent, locale: Locale) {
	const [workshops, counts] = await Promise.all([listWorkshops(), countSpots(db, new Date(readClock()))]);
	const open = workshops.filter((workshop) => takesRegistrations(workshop, event));
	const { states } = textsOf("registrations", locale, {});
	return open.map((workshop) => {
		const status = spotStatusOf(workshop, counts.get(workshop.id));
		const clashing = open.filter((other) => other.id !== workshop.id && overlap(slotOf(workshop), slotOf(other)));
		return {
			id: workshop.id,
			title: translate(workshop.title, locale),
			when: whenOnPages(workshop, event, locale),
			price: priceText(workshop, locale),
			isPaid: workshop.price > 0,
			isFull: status === "soldOut",
			note: status === "onSale" ? undefined : status === "soldOut" ? textsOf("order", locale, {}).workshops.full : states[status],
			clashes: clashing.map(({ id, title }) => ({
				id,
				words: textsOf("registrations", locale, { other: translate(title, locale).text }).page.clash,
			})),
		};
	});
}

export const hasClash = (workshops: readonly WorkshopChoice[], chosen: readonly string[]) =>
	workshops.some(({ id, clashes }) => chosen.includes(id) && clashes.some((other) => chosen.includes(other.id)));
