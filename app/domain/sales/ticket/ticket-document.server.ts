import type { DocumentModel } from "#app/documents/model.ts";
import type { Page } from "#app/domain/content/event/document.server.ts";
import { placeOf } from "#app/domain/content/event/facts.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { TicketView } from "./ticket-view.server.ts";

/** One page that folds into a badge, with information for the attendee inside. */
export function ticketDocument(
	ticket: TicketView,
	{ event, facts, locale, addressOf }: Pick<Page, "event" | "facts" | "locale" | "addressOf">,
	path: string,
): DocumentModel {
	const { ticket: text } = textsOf("orderDocuments", locale, { eventName: event.name, tier: ticket.tier });
	const { rows } = text;
	const place = [event.venue, event.address, placeOf(event, locale)].filter(Boolean).join(", ");
	const address = addressOf(path);
	return {
		language: locale,
		title: `${text.title} | ${event.name}`,
		author: event.name,
		subject: text.subject,
		changedAt: ticket.paidAt,
		foot: { text: `${event.name} · ${text.title}`, page: textsOf("documents", locale, {}).page },
		blocks: [
			{
				kind: "badge",
				title: { text: event.name },
				facts: [facts.dates, placeOf(event, locale)].filter(Boolean),
				name: ticket.attendee,
				nameLabel: text.name,
				nameElsewhere: text.nameElsewhere,
				tier: ticket.tier,
				code: { ...ticket.qr, alt: ticket.text.qr },
				entry: ticket.text.entry,
				fold: text.fold,
			},
			{
				kind: "facts",
				facts: [
					{ term: rows.admits, value: { text: ticket.attendee ?? ticket.text.unnamed }, otherwise: text.nameElsewhere },
					{ term: rows.tier, value: { text: ticket.tier } },
					{ term: rows.dates, value: { text: facts.dates } },
					{ term: rows.place, value: { text: place, href: event.mapUrl } },
					...(ticket.features.length > 0 ? [{ term: rows.includes, value: { text: ticket.features.join(" · ") } }] : []),
					{ term: rows.address, value: { text: address.replace(/^https?:\/\//, ""), href: address } },
				],
			},
			...(ticket.idCheck ? [{ kind: "paragraph", text: { text: ticket.idCheck }, look: "lead" } as const] : []),
		],
	};
}
