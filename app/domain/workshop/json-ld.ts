import { type Here, offerJsonLd, placeJsonLd, type Summit, span } from "~/domain/event/json-ld";
import { firstWords } from "~/ui/plain-text";
import type { workshopDetail, workshopListing } from "./view.server";

interface WorkshopJsonLd {
	here: Here;
	summit: Summit;
	workshop: Pick<ReturnType<typeof workshopDetail>, "id" | "title" | "blocks" | "image" | "cancelled">;
	listing: ReturnType<typeof workshopListing>;
	speaker?: { name: string };
}

/** A workshop as a part of the summit (schema.org/EducationEvent). */
export function workshopJsonLd({ here, summit, workshop, listing, speaker }: WorkshopJsonLd) {
	const { id, title, blocks, image, cancelled } = workshop;
	const { start, end, cents, places, room } = listing;
	return {
		"@context": "https://schema.org",
		"@type": "EducationEvent",
		name: title.text,
		description: firstWords(blocks),
		...span({ start, end }),
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		eventStatus: `https://schema.org/${cancelled ? "EventCancelled" : "EventScheduled"}`,
		url: here.address(`/workshops/${id}`),
		image: [`${here.origin}${image}-960.webp`],
		location: placeJsonLd(here, summit, room),
		maximumAttendeeCapacity: places,
		performer: speaker && { "@type": "Person", name: speaker.name },
		organizer: { "@type": "Organization", name: here.site.event.name, url: here.address("/") },
		offers: cancelled ? undefined : offerJsonLd(here, cents, true),
		superEvent: summit.span && {
			"@type": "BusinessEvent",
			name: here.site.event.name,
			...span(summit.span),
			location: placeJsonLd(here, summit),
			url: here.address("/"),
		},
	};
}

/** A list of workshops, each by its own page; nothing where there is none. */
export function workshopListJsonLd({ here, workshops }: { here: Here; workshops: { id: string; title: { text: string } }[] }) {
	if (workshops.length === 0) return undefined;
	return {
		"@context": "https://schema.org",
		"@type": "ItemList",
		itemListElement: workshops.map(({ id, title }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: title.text,
			url: here.address(`/workshops/${id}`),
		})),
	};
}
