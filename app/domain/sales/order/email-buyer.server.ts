import type { Database } from "#app/admin/changes.server.ts";
import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { statusTexts } from "#app/domain/content/event/status.server.ts";
import { mailEnding } from "#app/domain/people/mail/ending.server.ts";
import { greetingFor } from "#app/domain/people/mail/greeting.server.ts";
import { mailLink } from "#app/domain/people/mail/links.ts";
import { queueMail } from "#app/domain/people/mail/outbox.server.ts";
import type { MailAttachment } from "#app/domain/people/mail/schema.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { bankLines, dueWords } from "#app/domain/sales/payment/transfer/transfer.server.ts";
import { clashesOfOrder } from "#app/domain/sales/registration/clashes.server.ts";
import { whensOf } from "#app/domain/sales/registration/order/calendar.server.ts";
import { canceledWorkshop } from "#app/domain/sales/registration/order/canceled.server.ts";
import { includedLines } from "#app/domain/sales/registration/order/included.server.ts";
import { buyersTicket, hasOwnEmail, includedWords } from "#app/domain/sales/ticket/reassignment/emails.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { registrationOrderMails } from "#app/i18n/locales/en/index.ts";
import { type Texts, textsFor, textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { type Translated, translate } from "#app/i18n/translated.ts";
import { isShort, type UnmatchedMoney, unmatchedMoney } from "./attention.server.ts";
import { groupByKey } from "./group-by-key.ts";
import type { Actor } from "./history.server.ts";
import { hasBeenPaid, isWithinMailLimit } from "./mail-limit.server.ts";
import { countOf, findOrder, isRegistrationOrder, type Order, type OrderLine } from "./queries.server.ts";
import { addOrderSecret, hashOf } from "./secrets.server.ts";
import { getSalesSettings, sellsHere } from "./settings.server.ts";

export type BuyerMail = Exclude<keyof Texts["orderMails"], "greeting" | "greetingUnnamed" | "ending" | "endingCanceled" | "paragraphs" | "links">;

interface BuyerMailDetails {
	orderId: number;
	now: Date;
	actor?: Actor;
	/** Cents, in emails about money that is not the total. */
	amount?: number;
	lines?: readonly OrderLine[];
	/** Titles of the workshops whose spots were gone when the payment came. */
	lost?: readonly Translated[];
	canceledWorkshop?: Translated;
	event?: SummitEvent;
}

/** Runs in the caller's transaction. Adds a new link to the order. Skips buyers without an address and erased orders. Returns false if the mail limit withholds it. */
export async function emailBuyer(
	trx: Database,
	what: BuyerMail,
	{ orderId, now, actor, amount = 0, lines, lost = [], canceledWorkshop: gone, event: known }: BuyerMailDetails,
): Promise<boolean> {
	const order = (await findOrder(orderId, trx)) as Order;
	if (!order.email) return true;
	if (!(await isWithinMailLimit(trx, order, order.email, { actor, now }))) return false;
	const { locale } = order;
	const event = known ?? (await getEvent(trx));
	const [settings, secret, question] = await Promise.all([getSalesSettings(trx), addOrderSecret(trx, orderId, now), unmatchedMoney(order, trx)]);
	const included = lines ? [] : await includedLines(trx, order);
	const whens = await whensOf([...order.lines, ...included], event, locale, { on: trx });
	const clashes = lines ? new Map() : await clashesOfOrder(order.lines, trx, locale);
	const toPay = { ...order, total: question?.missing ?? order.total };
	const kept = keptOf(lines ?? order.lines);
	const count = countOf(kept);
	const areRegistrations = isRegistrationOrder(lines ?? order.lines);
	const phrases = textsOf("orderPhrases", locale, {})[areRegistrations ? "registrations" : "tickets"];
	const values = {
		...eventFacts(event, locale),
		settled: statusTexts(event, locale),
		code: order.code,
		total: formatPrice(order.total, locale),
		amount: formatPrice(amount, locale),
		lines: orderedLines([...(lines ?? order.lines), ...included], locale, { whens, clashes }),
		count,
		who: whoWords(kept, order, locale),
		came: formatPrice(question?.came ?? 0, locale),
		missing: formatPrice(toPay.total, locale),
		bank: bankLines(settings, toPay, locale),
		due: order.expiresAt ? dueWords(event, order.expiresAt, locale) : "",
		again: what === "cardExpired" && (await sellsHere(event, trx)) ? `\n\n${phrases.again}` : "",
		link: mailLink(locale, orderPath(order, secret)),
	};
	const { paragraphs } = textsFor("orderMails", ["paragraphs"], locale, {
		...values,
		lostLines: lostLines(lost, locale),
		workshop: gone ? translate(gone, locale).text : "",
	});
	const isLost = lost.length > 0;
	const lostWords = [...(isLost ? [paragraphs.lost] : []), ...(isLost && amount > 0 ? [paragraphs.back] : [])].map((words) => `\n\n${words}`).join("");
	const mail = question ? instead(what, question) : what === "paid" && order.total === 0 ? "free" : what;
	const byWhom = actor === "buyer" ? paragraphs.changedByBuyer : paragraphs.changedByOrganizers;
	const isExchanged = what.startsWith("exchanged");
	const features = isExchanged ? await includedWords(trx, lines, locale) : "";
	const said = { ...values, lost: lostWords, changed: gone ? paragraphs.changedByCancellation : byWhom, features };
	const { [mail]: words } = textsFor("orderMails", [mail], locale, said);
	const workshop = mail === "cancelled" ? await canceledWorkshop(order.lines, locale, trx) : undefined;
	const ofRegistrations = areRegistrations
		? registrationWords(workshop === undefined ? mail : "workshopCancelled", locale, { ...said, workshop: workshop ?? "" })
		: {};
	const { subject, body } = { ...words, ...ofRegistrations };
	await queueMail(trx, {
		to: order.email,
		subject,
		body: `${greetingFor(locale, order.name, hasBeenPaid(order))}\n\n${body.trimEnd()}\n\n${mailEnding(event, locale)}\n`,
		isPrivate: true,
		about: [orderId],
		locale,
		attachments:
			what === "paid"
				? await paidAttachments(trx, order)
				: isExchanged
					? [...ticketsOf(lines ?? []), ...(await invoicesOf(trx, orderId, lines))]
					: TO_PAY.includes(what)
						? [{ kind: "paymentDetails", orderId }]
						: [],
	});
	return true;
}

const hasRegistrationWords = (mail: string): mail is keyof typeof registrationOrderMails => Object.hasOwn(registrationOrderMails, mail);

const registrationWords = (mail: string, locale: Locale, values: Record<string, string | number>): { subject?: string; body?: string } =>
	hasRegistrationWords(mail) ? textsFor("registrationOrderMails", [mail], locale, values)[mail] : {};

const TO_PAY: readonly BuyerMail[] = ["ordered", "reminder", "extended", "shortened", "changed", "short"];

/** While money needs a decision, no email asks to pay again or says that nothing was received. */
function instead(what: BuyerMail, question: UnmatchedMoney): BuyerMail {
	if (what === "expired" || what === "cardExpired") return "endedInQuestion";
	if (what === "cancelled") return "cancelledInQuestion";
	return ["ordered", "reminder", "shortened", "short"].includes(what) ? (isShort(question) ? "short" : "inQuestion") : what;
}

async function paidAttachments(trx: Database, order: Order): Promise<MailAttachment[]> {
	const { id, lines } = order;
	const own = buyersTicket(order);
	const calendar: MailAttachment = own?.secret ? { kind: "calendar", ticketId: own.id, hash: hashOf(own.secret) } : { kind: "calendar" };
	return [...ticketsOf(lines), ...(await invoicesOf(trx, id)), ...(isRegistrationOrder(lines) ? [] : [calendar])];
}

/** @param lines undefined for all invoices */
async function invoicesOf(trx: Database, orderId: number, lines?: readonly OrderLine[]): Promise<MailAttachment[]> {
	const invoices = await listInvoices(orderId, trx);
	const theirs = invoices.filter(({ id }) => !lines || lines.some(({ invoiceId }) => invoiceId === id));
	return theirs.map(({ number }) => ({ kind: "invoice", orderId, number }));
}

function whoWords(lines: readonly OrderLine[], { email, paidAt }: Order, locale: Locale): string {
	const t = translatorFor(locale);
	const count = countOf(lines);
	const sent = paidAt === undefined ? 0 : lines.filter(({ ticket }) => hasOwnEmail(ticket, email)).length;
	const isUnnamed = lines.some(({ ticket }) => ticket && !ticket.attendeeName);
	return [
		...(sent > 0 ? [t(`orderPhrases.tickets.${sent === count ? "sentAll" : "sent"}`, { count: sent })] : []),
		...(isUnnamed ? [t("orderPhrases.tickets.who", { count })] : []),
	].join(" ");
}

const lostLines = (titles: readonly Translated[], locale: Locale) =>
	groupByKey(titles, (title) => title)
		.map((group) => `${group.length} × ${translate(group[0], locale).text}`)
		.join("\n");

const ticketsOf = (lines: readonly OrderLine[]): MailAttachment[] =>
	lines.flatMap(({ ticket, cancelledAt }) => (ticket && !cancelledAt && !ticket.isReassigned ? { kind: "ticket", ticketId: ticket.id } : []));

export const orderPath = ({ code }: { code: string }, secret: string) => `/orders/${code}/${secret}`;

const keptOf = <Line extends Partial<Pick<OrderLine, "cancelledAt">>>(lines: readonly Line[]) => lines.filter(({ cancelledAt }) => !cancelledAt);

type ListedLine = Pick<OrderLine, "kind" | "itemId" | "name" | "gross"> & Partial<Pick<OrderLine, "cancelledAt">> & { isFree?: boolean };

interface AboutWorkshops {
	whens: ReadonlyMap<string, string>;
	clashes: ReadonlyMap<string, readonly string[]>;
}

function orderedLines(lines: readonly ListedLine[], locale: Locale, { whens, clashes }: AboutWorkshops): string {
	return groupByKey(keptOf(lines), ({ kind, itemId, gross }) => [kind, itemId, gross])
		.flatMap((group) => {
			const [{ kind, itemId, name, gross, isFree }] = group;
			const { included, includedFree } = textsOf("orderPhrases", locale, {}).tickets;
			const price = kind === "workshop" && gross === 0 ? (isFree ? includedFree : included) : formatPrice(group.length * gross, locale);
			return [`${group.length} × ${translate(name, locale).text}: ${price}`, whens.get(itemId) ?? [], clashes.get(itemId) ?? []].flat();
		})
		.join("\n");
}
