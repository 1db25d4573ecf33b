import type { Locale } from "#app/i18n/config.ts";
import { paragraphsOf } from "#app/i18n/paragraphs.ts";
import { type LocalText, translate } from "#app/i18n/translated.ts";
import { eventFacts, fillFacts } from "./facts.server.ts";
import type { SummitEvent } from "./schema.ts";

/** How to get to the venue, in paragraphs with the facts filled in; none while nobody has written it. */
export function directionsOf(event: SummitEvent, locale: Locale): LocalText[] {
	const facts = eventFacts(event, locale);
	return paragraphsOf(event.directions && translate(event.directions, locale)).map(({ text, lang }) => ({ text: fillFacts(text, facts), lang }));
}

/** The venue and what leads there; nothing before it is announced. */
export function venueOf({ venue, address, mapUrl, city }: SummitEvent) {
	if (!venue || !address || !mapUrl) return undefined;
	return { name: venue, mapUrl, directionsUrl: directionsUrl({ mapUrl, address, city }) };
}

/**
 * Where a visitor plans the way to the venue: OpenStreetMap's route planner, with the marker of the event's map as its
 * goal, or the postal address where that map has no marker.
 */
export function directionsUrl(event: { mapUrl: string; address: string; city: string }): string {
	const marker = markerOf(event);
	const goal = marker ? `${marker.lat},${marker.lon}` : `${event.address}, ${event.city}`;
	return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: goal })}`;
}

/** Where the event's map has its marker, in degrees. */
export function markerOf({ mapUrl }: Partial<Pick<SummitEvent, "mapUrl">>): { lat: number; lon: number } | undefined {
	const map = URL.parse(mapUrl ?? "")?.searchParams;
	const [lat, lon] = ["mlat", "mlon"].map((name) => Number(map?.get(name) || Number.NaN)) as [number, number];
	return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}
