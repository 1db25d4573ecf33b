import { createTransport, type Transporter } from "nodemailer";
import { env } from "#app/runtime/env.server.ts";
import { mailHtml } from "./html.server.ts";
import { withOrigin } from "./links.ts";
import type { MailFile, OutboxMail } from "./schema.ts";

/** Milliseconds that a step of the conversation may take; all of them together stay well under a claim's time. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** The mail server will not take this mail, however often it is asked. */
export class MailRefused extends Error {}

let transport: Transporter | undefined;

/** Said where nothing was encrypted, so nothing was sent. */
const NO_STARTTLS =
	"The mail server does not offer STARTTLS, and mail is not sent unencrypted. Where that is meant, such as on one machine, SMTP_URL must say so: smtp://…?tls=never";

/**
 * Hands a mail to the configured mail server. Its Message-ID is the same each time, so that a mailbox which gets a mail
 * twice, because the site died between sending and noting it, can tell.
 *
 * @throws MailRefused where the server refuses its recipient or content for good; another error where a later attempt may work
 */
export async function sendBySmtp(mail: Omit<OutboxMail, "isPrivate" | "attachments" | "attempts">, files: readonly MailFile[] = []): Promise<void> {
	if (!env.smtp) throw new Error("No mail server is configured.");
	const { url, isPlain, origin } = env.smtp;
	const { id, to, subject, createdAt, locale } = mail;
	const { body, headers } = withOrigin(mail, origin);
	transport ??= createTransport({ url, requireTLS: !isPlain, ignoreTLS: isPlain, ...TIMEOUTS_MS, disableFileAccess: true, disableUrlAccess: true });
	const host = env.smtp.from.match(/@([^>\s]+)/)?.[1];
	const messageId = `<${id}.${Date.parse(createdAt)}@${host}>`;
	try {
		await transport.sendMail({
			from: env.smtp.from,
			to: { name: "", address: to },
			subject,
			text: body,
			html: locale && mailHtml({ subject, body, locale }),
			attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content: Buffer.from(content) })),
			headers,
			messageId,
			date: new Date(createdAt),
		});
	} catch (cause) {
		const { code, responseCode = 0, message } = cause as Error & { code?: string; responseCode?: number };
		if (code === "ETLS" && responseCode > 0) throw new Error(NO_STARTTLS, { cause });
		const isRefused = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
		throw isRefused ? new MailRefused(message, { cause }) : cause;
	}
}
