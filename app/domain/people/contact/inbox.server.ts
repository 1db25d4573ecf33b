import { longList } from "#app/admin/long-list.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { pagesOf } from "#app/http/pages.server.ts";
import { chosenOf, searchedText } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant, languageName } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { countMessages, listMessages } from "./queries.server.ts";
import { replyAddress } from "./reply.server.ts";
import { MESSAGE_STATES, type MessageState, messageState, type ReceivedMessage } from "./schema.ts";

export async function inboxView(url: URL, event: SummitEvent, locale: Locale) {
	const t = translatorFor(locale);
	const text = textsOf("adminMessages", locale, {});
	const q = searchedText(url);
	const state = chosenOf(url, "state", [...MESSAGE_STATES, "all"]) ?? "inbox";
	const counts = await countMessages(q);
	const pages = pagesOf(url, counts[state]);
	const messages = await listMessages({ q, state: state === "all" ? undefined : state }, pages);
	const unread = state === "inbox" && counts.unread > 0 ? `, ${t("adminMessages.unread", { count: counts.unread })}` : "";
	return {
		list: longList({
			url,
			locale,
			title: text.title,
			count: t("adminMessages.count", { count: counts[state] }) + unread,
			none: text.none[state],
			pages,
			states: [...MESSAGE_STATES, "all" as const].map((option) => ({ state: option, label: text.states[option], count: counts[option] })),
			state,
			search: { q, hint: text.searchHint },
			isEmpty: messages.length === 0,
		}),
		text: { export: text.export, columns: text.columns, new: text.new },
		messages: messages.map((message) => rowOf(message, state, event, locale)),
	};
}

function rowOf(message: ReceivedMessage, listed: MessageState | "all", { timeZone }: SummitEvent, locale: Locale) {
	const { id, name, receivedAt, readAt } = message;
	return {
		path: `/admin/messages/${id}`,
		name,
		subject: { text: message.subject, lang: message.locale },
		receivedAt: { iso: receivedAt, text: formatInstant(receivedAt, locale, timeZone) },
		isNew: !readAt,
		state: listed === "all" ? textsOf("adminMessages", locale, {}).state[messageState(message)] : undefined,
	};
}

export function messageView(message: ReceivedMessage, { timeZone }: SummitEvent, locale: Locale) {
	const { facts, state, mark, answer, remove, new: isNew } = textsOf("adminMessages", locale, {});
	const { back, working } = textsOf("longList", locale, {});
	const current = messageState(message);
	return {
		text: { facts, answer, remove, back, working, new: isNew },
		message: {
			id: message.id,
			name: message.name,
			email: message.email,
			subject: message.subject,
			message: message.message,
			lang: message.locale,
			language: languageName(message.locale, locale),
			receivedAt: { iso: message.receivedAt, text: formatInstant(message.receivedAt, locale, timeZone) },
			state: state[current],
			isNew: !message.readAt,
		},
		reply: replyAddress(message, timeZone),
		marks: [message.readAt ? ("unread" as const) : ("read" as const), ...MOVES[current]].map((name) => ({ name, label: mark[name] })),
	};
}

const MOVES = { inbox: ["answered", "archived"], answered: ["archived", "inbox"], archived: ["inbox"] } as const;
