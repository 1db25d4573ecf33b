import type { Database } from "~/admin/changes.server";
import { eventFacts } from "~/domain/event/facts.server";
import { getEvent } from "~/domain/event/queries.server";
import { queueMail } from "~/domain/mail/outbox.server";
import { localePath } from "~/i18n/config";
import { type Texts, textsOf } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { HeldTicket } from "./held.server";

type Told = Pick<HeldTicket, "order" | "line">;

/** Sends somebody the address of the ticket that is now theirs, in the language of its order. Its document stays there: by the time a mail goes out it may be another's. */
export async function tellNewHolder(
	trx: Database,
	held: Told,
	{ name, email, address: { origin, secret } }: { name: string; email: string; address: { origin: string; secret: string } },
): Promise<void> {
	const link = `${origin}${localePath(held.order.locale, `/t/${secret}`)}`;
	await send(trx, held, { to: email, name, what: "received", link });
}

/** Tells who had a ticket, or ordered it, that it is somebody else's. */
export async function tellFormerHolder(trx: Database, held: Told & Pick<HeldTicket, "ticket">, to: string): Promise<void> {
	const { order, ticket } = held;
	const name = to === order.email ? order.name : (ticket.attendeeName ?? order.name);
	await send(trx, held, { to, name, what: "handedOn", link: "" });
}

interface TicketMail {
	to: string;
	name: string;
	what: keyof Texts["ticketMails"];
	link: string;
}

async function send(trx: Database, { order: { id, locale, code }, line }: Told, { to, name, what, link }: TicketMail): Promise<void> {
	const values = { ...eventFacts(await getEvent(trx), locale), name, code, link, tier: translate(line.name, locale).text };
	const { greeting, ending } = textsOf("orderMails", locale, values);
	const { subject, body } = textsOf("ticketMails", locale, values)[what];
	await queueMail(trx, { to, subject, body: `${greeting}\n\n${body}\n\n${ending}\n`, isPrivate: true, about: [id], locale });
}
