import type { SummitEvent } from "./schema";

/**
 * Where a visitor plans the way to the venue: OpenStreetMap's route planner, with the marker of the event's map as its
 * goal, or the postal address where that map has no marker.
 */
export function directionsUrl(event: Pick<SummitEvent, "mapUrl" | "address" | "city">): string {
	const { searchParams: map } = new URL(event.mapUrl);
	const [latitude, longitude] = [map.get("mlat"), map.get("mlon")];
	const goal = latitude && longitude ? `${latitude},${longitude}` : `${event.address}, ${event.city}`;
	return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: goal })}`;
}
