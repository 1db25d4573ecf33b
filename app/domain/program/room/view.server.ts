import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { type LocalText, translate } from "#app/i18n/translated.ts";
import { listRooms } from "./queries.server.ts";
import type { Room } from "./schema.ts";

export type RoomView = ReturnType<typeof roomView>;

export function roomView(room: Room, locale: Locale) {
	const access: LocalText[] = accessOf(room, locale).map((text) => ({ text }));
	return { id: room.id, name: translate(room.name, locale), facts: [...(room.floor ? [translate(room.floor, locale)] : []), ...access] };
}

export function accessOf({ stepFree, hearingLoop }: Room, locale: Locale): string[] {
	const words = textsOf("labels", locale, {}).roomAccess;
	return [...(stepFree ? [words.stepFree] : []), ...(hearingLoop ? [words.hearingLoop] : [])];
}

export async function roomChoices(locale: Locale) {
	return (await listRooms()).map(({ id, name }) => ({ value: id, label: translate(name, locale).text }));
}
