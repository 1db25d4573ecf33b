interface EventJsonLd {
	name: string;
	description: string;
	/** Instants with their offset, such as `2025-11-19T08:00:00-06:00`. */
	start: string;
	end: string;
	venue: string;
	address: { street: string; city: string; country: string };
	/** Absolute addresses of the summit's page, its tickets and its picture. */
	url: string;
	ticketsUrl: string;
	image: string;
	offers: { name: { text: string }; price: number; available: boolean }[];
	performers: { name: string }[];
	organizers: { name: string }[];
}

/**
 * The summit as search engines read it (schema.org/BusinessEvent). Made of what the page shows, so that the two cannot
 * disagree and nothing travels twice.
 */
export function eventJsonLd({ name, description, start, end, venue, address, url, ticketsUrl, image, offers, performers, organizers }: EventJsonLd) {
	return {
		"@context": "https://schema.org",
		"@type": "BusinessEvent",
		name,
		description,
		startDate: start,
		endDate: end,
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		eventStatus: "https://schema.org/EventScheduled",
		url,
		image,
		location: {
			"@type": "Place",
			name: venue,
			address: { "@type": "PostalAddress", streetAddress: address.street, addressLocality: address.city, addressCountry: address.country },
		},
		organizer: organizers.map((organizer) => ({ "@type": "Organization", name: organizer.name })),
		performer: performers.map((performer) => ({ "@type": "Person", name: performer.name })),
		offers: offers.map((offer) => ({
			"@type": "Offer",
			name: offer.name.text,
			price: (offer.price / 100).toFixed(2),
			priceCurrency: "USD",
			availability: `https://schema.org/${offer.available ? "InStock" : "SoldOut"}`,
			url: ticketsUrl,
		})),
	};
}
