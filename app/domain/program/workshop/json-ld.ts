import { offerJsonLd, type Summit } from "#app/domain/content/event/json-ld.ts";
import { sessionJsonLd } from "#app/domain/program/session/json-ld.ts";
import type { MetaContext } from "#app/http/page-meta.ts";
import { leadWords } from "#app/ui/plain-text.ts";
import type { workshopDetail, workshopListing } from "./view.server.ts";

interface WorkshopJsonLd {
	here: MetaContext;
	summit: Summit;
	workshop: Pick<ReturnType<typeof workshopDetail>, "id" | "title" | "article" | "image" | "cancelled">;
	listing: ReturnType<typeof workshopListing>;
	speakers: { id: string; name: string }[];
}

export function workshopJsonLd({ here, summit, workshop, listing, speakers }: WorkshopJsonLd) {
	const { id, article, image, cancelled } = workshop;
	const { cents, capacity, availability, ...when } = listing;
	const session = sessionJsonLd({
		here,
		summit,
		kind: "EducationEvent",
		path: `/workshops/${id}`,
		...workshop,
		...when,
		image: `${image}-960.webp`,
		description: leadWords(article),
		speakers,
	});
	return (
		session && {
			...session,
			maximumAttendeeCapacity: capacity,
			offers: cancelled ? undefined : offerJsonLd(here, cents, availability),
		}
	);
}

export function workshopListJsonLd({ here, workshops }: { here: MetaContext; workshops: { id: string; title: { text: string } }[] }) {
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
