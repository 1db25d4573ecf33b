import { type AttendeeValues, isBlank, NO_ATTENDEE } from "#app/domain/sales/order/order-form.server.ts";

/**
 * Assigns typed attendees to a changed list of tickets: each stays with its tier, other tickets get the next one left over, and surplus ones come
 * last.
 * @param shown tier ids of the tickets that they were typed for
 * @param wanted tier ids of the current tickets
 */
export function keptAttendees(attendees: readonly AttendeeValues[], shown: readonly string[], wanted: readonly string[]): AttendeeValues[] {
	const typed = new Map<string | undefined, AttendeeValues[]>();
	for (const [index, attendee] of attendees.entries()) typed.set(shown[index], [...(typed.get(shown[index]) ?? []), attendee]);
	const kept = wanted.map((tier) => typed.get(tier)?.shift());
	const others = [...typed.values()].flat().filter((attendee) => !isBlank(attendee));
	return [...kept.map((attendee) => attendee ?? others.shift() ?? NO_ATTENDEE), ...others];
}
