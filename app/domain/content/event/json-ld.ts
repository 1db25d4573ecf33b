import type { MetaContext } from "#app/http/page-meta.ts";
import type { summitView } from "./view.server.ts";

/** schema.org/ItemAvailability */
const AVAILABILITY = { onSale: "InStock", fewLeft: "LimitedAvailability", soldOut: "SoldOut", notYet: "PreOrder", over: "OutOfStock" } as const;

export type Summit = ReturnType<typeof summitView>;

interface SummitJsonLd {
	here: MetaContext;
	summit: Summit;
	offers: { name: { text: string }; price: number; availability: keyof typeof AVAILABILITY }[];
	performers?: { name: string }[];
	organizers?: { name: string }[];
}

/** Returns a schema.org/BusinessEvent, from the data that the page shows; nothing before the dates are announced. */
export function summitJsonLd({ here, summit, offers, performers, organizers }: SummitJsonLd) {
	if (!summit.span) return undefined;
	return {
		"@context": "https://schema.org",
		"@type": "BusinessEvent",
		name: here.site.event.name,
		description: summit.tagline.text,
		...summit.span,
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		eventStatus: eventStatus(summit),
		url: here.address("/"),
		image: here.origin + here.site.event.shareImage.address,
		location: placeJsonLd(here, summit),
		organizer: organizers?.map(({ name }) => ({ "@type": "Organization", name })),
		performer: performers?.map(({ name }) => ({ "@type": "Person", name })),
		offers: offers.map(({ name, price, availability }) => ({ ...offerJsonLd(here, price, availability), name: name.text })),
	};
}

/** Returns the schema.org/EventStatusType of the summit or of a session that is canceled on its own. */
export function eventStatus({ status }: Pick<Summit, "status">, cancelled?: string): string {
	if (cancelled || status === "cancelled") return "https://schema.org/EventCancelled";
	return `https://schema.org/${status === "postponed" ? "EventPostponed" : "EventScheduled"}`;
}

export function placeJsonLd({ site }: MetaContext, { venue, city, country }: Summit, room?: string) {
	if (!venue && !city) return undefined;
	const name = [venue, room].filter(Boolean).join(", ") || city;
	const [, streetAddress = site.event.address, postalCode] = /^(.*), (\d[\d -]{3,})$/.exec(site.event.address ?? "") ?? [];
	const address = { "@type": "PostalAddress", streetAddress, postalCode, addressLocality: city, addressCountry: country };
	return { "@type": "Place", name, address };
}

/** Registration needs a ticket, so each offer links to the tickets page. */
export function offerJsonLd({ address }: MetaContext, cents: number, availability: keyof typeof AVAILABILITY = "onSale") {
	return {
		"@type": "Offer",
		price: (cents / 100).toFixed(2),
		priceCurrency: "USD",
		availability: `https://schema.org/${AVAILABILITY[availability]}`,
		url: address("/tickets"),
	};
}
