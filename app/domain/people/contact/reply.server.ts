import { onOneLine } from "#app/http/lines.ts";
import { cutText } from "#app/i18n/cut-text.ts";
import { formatInstant } from "#app/i18n/format.server.ts";
import { translatorFor } from "#app/i18n/texts.server.ts";
import type { ReceivedMessage } from "./schema.ts";

/** Characters. Mail programs cut or refuse long `mailto:` links, some above 2,000 characters. */
const MAX_QUOTED_LENGTH = 1000;

/** Returns a `mailto:` link (RFC 6068) with a reply in the sender's language. */
export function replyAddress({ name, email, subject, message, locale, receivedAt }: ReceivedMessage, timeZone: string): string {
	const asked = onOneLine(subject);
	const about = /^re:/i.test(asked) ? asked : `Re: ${asked}`;
	const intro = translatorFor(locale)("adminMessages.quote", { name, date: formatInstant(receivedAt, locale, timeZone) });
	const quoted = cutText(message, MAX_QUOTED_LENGTH)
		.split("\n")
		.map((line) => `> ${line}`.trimEnd());
	const body = ["", "", intro, ...quoted].join("\r\n");
	return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`;
}
