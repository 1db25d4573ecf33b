import type { Locale } from "#app/i18n/config.ts";
import { paragraphsOf } from "#app/i18n/paragraphs.ts";
import { type LocalText, translate } from "#app/i18n/translated.ts";
import { eventFacts, fillFacts } from "./facts.server.ts";
import type { SummitEvent } from "./schema.ts";

export function directionsOf(event: SummitEvent, locale: Locale): LocalText[] {
	const facts = eventFacts(event, locale);
	return paragraphsOf(event.directions && translate(event.directions, locale)).map(({ text, lang }) => ({ text: fillFacts(text, facts), lang }));
}

export function venueOf({ venue, address, mapUrl, city }: SummitEvent) {
	if (!venue || !address || !mapUrl || !city) return undefined;
	return { name: venue, mapUrl, directionsUrl: directionsUrl({ mapUrl, address, city }) };
}

/** Links to OpenStreetMap's route planner. The destination is the marker of the event's map, or the postal address if it has none. */
export function directionsUrl(event: { mapUrl: string; address: string; city: string }): string {
	const marker = markerOf(event);
	const goal = marker ? `${marker.lat},${marker.lon}` : `${event.address}, ${event.city}`;
	return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: goal })}`;
}

export function markerOf({ mapUrl }: Partial<Pick<SummitEvent, "mapUrl">>): { lat: number; lon: number } | undefined {
	const map = URL.parse(mapUrl ?? "")?.searchParams;
	const [lat, lon] = ["mlat", "mlon"].map((name) => Number(map?.get(name) || Number.NaN)) as [number, number];
	return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}
