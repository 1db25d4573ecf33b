import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { dayAt } from "#app/domain/content/event/today.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDate } from "#app/i18n/format.server.ts";
import type { LocalText } from "#app/i18n/translated.ts";
import { listMessages } from "./queries.server.ts";

const MAX_LATEST = 5;

export async function latestMessages(event: SummitEvent, locale: Locale) {
	const messages = await listMessages({}, { limit: MAX_LATEST, offset: 0 });
	return messages.map((message) => {
		const receivedOn = dayAt(event, message.receivedAt);
		const subject: LocalText = { text: message.subject, ...(message.locale !== locale && { lang: message.locale }) };
		return {
			path: `/admin/messages/${message.id}`,
			name: message.name,
			subject,
			receivedOn: { isoDate: receivedOn, text: formatDate(receivedOn, locale) },
			isNew: !message.readAt,
		};
	});
}

export type LatestMessage = Awaited<ReturnType<typeof latestMessages>>[number];
