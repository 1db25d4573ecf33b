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
import { bankLines, dueWords } from "#app/domain/sales/payment/transfer/transfer.server.ts";
import { whensOf } from "#app/domain/sales/registration/order/calendar.server.ts";
import { canceledWorkshop } from "#app/domain/sales/registration/order/canceled.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { registrationOrderMails } from "#app/i18n/locales/en/index.ts";
import { type Texts, textsFor, textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { isShort, type UnmatchedMoney, unmatchedMoney } from "./attention.server.ts";
import { groupByKey } from "./group-by-key.ts";
import type { Actor } from "./history.server.ts";
import { hasBeenPaid, isWithinMailLimit } from "./mail-limit.server.ts";
import { countOf, findOrder, isRegistrationOrder, type Order, type OrderLine } from "./queries.server.ts";
import { addOrderSecret } from "./secrets.server.ts";
import { getSalesSettings, sellsHere } from "./settings.server.ts";

export type BuyerMail = Exclude<keyof Texts["orderMails"], "greeting" | "greetingUnnamed" | "ending" | "endingCanceled" | "paragraphs" | "links">;

interface BuyerMailDetails {
	orderId: number;
	now: Date;
	actor?: Actor;
	/** Cents, in emails about money that is not the total. */
	amount?: number;
	lines?: readonly OrderLine[];
	event?: SummitEvent;
}

/** Runs in the caller's transaction. Adds a new link to the order. Skips buyers without an address and erased orders. */
export async function emailBuyer(trx: Database, what: BuyerMail, { orderId, now, actor, amount = 0, lines, event: known }: BuyerMailDetails): Promise<void> {
	const order = (await findOrder(orderId, trx)) as Order;
	if (!order.email) return;
	if (!(await isWithinMailLimit(trx, order, order.email, { actor, now }))) return;
	const { locale } = order;
	const event = known ?? (await getEvent(trx));
	const [settings, secret, question, whens] = await Promise.all([
		getSalesSettings(trx),
		addOrderSecret(trx, orderId, now),
		unmatchedMoney(order, trx),
		whensOf(order.lines, event, locale, { on: trx }),
	]);
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
		lines: orderedLines(lines ?? order.lines, locale, whens),
		count,
		who: kept.some(({ ticket }) => ticket && !ticket.attendeeName) ? translatorFor(locale)("orderPhrases.tickets.who", { count }) : "",
		came: formatPrice(question?.came ?? 0, locale),
		missing: formatPrice(toPay.total, locale),
		bank: bankLines(settings, toPay, locale),
		due: order.expiresAt ? dueWords(event, order.expiresAt, locale) : "",
		again: what === "cardExpired" && (await sellsHere(event, trx)) ? `\n\n${phrases.again}` : "",
		link: mailLink(locale, orderPath(order, secret)),
	};
	const mail = question ? instead(what, question) : what === "paid" && order.total === 0 ? "free" : what;
	const { [mail]: words } = textsFor("orderMails", [mail], locale, values);
	const workshop = mail === "cancelled" ? await canceledWorkshop(order.lines, locale, trx) : undefined;
	const ofRegistrations = areRegistrations
		? registrationWords(workshop === undefined ? mail : "workshopCancelled", locale, { ...values, workshop: workshop ?? "" })
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
			what === "paid" && !isRegistrationOrder(order.lines)
				? [...ticketsOf(order.lines), { kind: "calendar" }]
				: what.startsWith("exchanged")
					? ticketsOf(lines ?? [])
					: TO_PAY.includes(what)
						? [{ kind: "paymentDetails", orderId }]
						: [],
	});
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

const ticketsOf = (lines: readonly OrderLine[]): MailAttachment[] =>
	lines.flatMap(({ ticket, cancelledAt }) => (ticket && !cancelledAt && !ticket.isReassigned ? { kind: "ticket", ticketId: ticket.id } : []));

export const orderPath = ({ code }: { code: string }, secret: string) => `/orders/${code}/${secret}`;

const keptOf = (lines: readonly OrderLine[]) => lines.filter(({ cancelledAt }) => !cancelledAt);

function orderedLines(lines: readonly OrderLine[], locale: Locale, whens: ReadonlyMap<string, string>): string {
	return groupByKey(keptOf(lines), ({ kind, itemId, gross }) => [kind, itemId, gross])
		.flatMap((group) => {
			const [{ itemId, name, gross }] = group;
			return [`${group.length} × ${translate(name, locale).text}: ${formatPrice(group.length * gross, locale)}`, whens.get(itemId) ?? []].flat();
		})
		.join("\n");
}
