import type { Locale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import { type LocalText, translate } from "~/i18n/translated";
import { listRooms } from "./queries.server";
import type { Room } from "./schema";

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
