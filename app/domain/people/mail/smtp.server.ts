import { createTransport, type Transporter } from "nodemailer";
import { env } from "#app/runtime/env.server.ts";
import { mailHtml } from "./html.server.ts";
import { withOrigin } from "./links.ts";
import type { MailFile, OutboxMail } from "./schema.ts";

/** Milliseconds of one SMTP step; together they stay well below the time of a claim. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

export class MailRefused extends Error {}

let transport: Transporter | undefined;

const NO_STARTTLS =
	"The mail server does not offer STARTTLS, and mail is not sent unencrypted. Where that is meant, such as on one machine, SMTP_URL must say so: smtp://…?tls=never";

/**
 * Keeps the Message-ID, so that a mailbox can detect a mail sent twice because the site crashed before recording it.
 * @throws MailRefused if the server refuses the mail permanently; another error if a retry may succeed
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
