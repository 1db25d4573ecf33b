import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { type LocalText, translate } from "#app/i18n/translated.ts";
import { listRooms } from "./queries.server.ts";
import type { Room } from "./schema.ts";

/** A room as visitors read of it, worded in a language: its floor first, then how one gets in and hears there. */
export type RoomView = ReturnType<typeof roomView>;

export function roomView(room: Room, locale: Locale) {
	const access: LocalText[] = accessOf(room, locale).map((text) => ({ text }));
	return { id: room.id, name: translate(room.name, locale), facts: [...(room.floor ? [translate(room.floor, locale)] : []), ...access] };
}

/** What a room offers to who needs it, in words; nothing of what it does not. */
export function accessOf({ stepFree, hearingLoop }: Room, locale: Locale): string[] {
	const words = textsOf("labels", locale, {}).roomAccess;
	return [...(stepFree ? [words.stepFree] : []), ...(hearingLoop ? [words.hearingLoop] : [])];
}

/** The rooms to choose from, in their order. */
export async function roomChoices(locale: Locale) {
	return (await listRooms()).map(({ id, name }) => ({ value: id, label: translate(name, locale).text }));
}
