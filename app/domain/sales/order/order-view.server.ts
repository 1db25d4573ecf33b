import { eventFacts } from "#app/domain/content/event/facts.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { statusTexts } from "#app/domain/content/event/status.server.ts";
import { dayAt } from "#app/domain/content/event/today.server.ts";
import { attendeeOf, isEmailFixed, seenOf } from "#app/domain/sales/attendee/update.server.ts";
import { listCreditNotes } from "#app/domain/sales/cancellation/credit-notes.server.ts";
import { mayRename } from "#app/domain/sales/cancellation/rules.server.ts";
import { listRefunds, type Refund } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { dueWords, transferRows } from "#app/domain/sales/payment/transfer/transfer.server.ts";
import { endAmong, groupsOf, taxWords } from "#app/domain/sales/pricing/cart-view.server.ts";
import { totalOf } from "#app/domain/sales/pricing/prices.ts";
import { clashesOfOrder } from "#app/domain/sales/registration/clashes.server.ts";
import { whenOnPages } from "#app/domain/sales/registration/email-attendee.server.ts";
import { whensOf, workshopsOf } from "#app/domain/sales/registration/order/calendar.server.ts";
import { canceledWorkshop } from "#app/domain/sales/registration/order/canceled.server.ts";
import { includedLines } from "#app/domain/sales/registration/order/included.server.ts";
import { listFreed } from "#app/domain/sales/registration/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatList, formatPrice, formatWeekdayOfYear } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { env } from "#app/runtime/env.server.ts";
import { isShort, type UnmatchedMoney, unmatchedMoney, unreviewed } from "./attention.server.ts";
import { listOrderEvents } from "./history.server.ts";
import { countKept, previewOf, stepsOf, titleOf } from "./order-progress.server.ts";
import { isRegistrationOrder, listPayments, type Order, type Ticket } from "./queries.server.ts";
import { getSalesSettings } from "./settings.server.ts";
import { isOwed, isUnpaid, type OrderState, stateAt } from "./states.ts";

export async function orderView(order: Order, event: SummitEvent, locale: Locale) {
	const included = await includedLines(db, order);
	const [settings, refunds, question, whens, clashes] = await Promise.all([
		getSalesSettings(),
		listRefunds(order.id),
		unmatchedMoney(order),
		whensOf([...order.lines, ...included], event, locale, { words: whenOnPages }),
		clashesOfOrder(order.lines, db, locale),
	]);
	const state = stateAt(order, new Date(readClock()));
	const total = formatPrice(order.total, locale);
	const due = order.expiresAt ? dueWords(event, order.expiresAt, locale) : "";
	const owed = refunds.filter(isOwed).reduce((sum, { amount }) => sum + amount, 0);
	const sent = refunds.filter((refund) => !isOwed(refund)).reduce((sum, { amount }) => sum + amount, 0);
	const missing = question?.missing ?? order.total;
	const isToTransfer = state === "awaiting_bank" && (!question || isShort(question));
	const values = {
		...eventFacts(event, locale),
		settled: statusTexts(event, locale),
		code: order.code,
		total,
		due,
		count: countKept(order),
		address: order.email,
		came: formatPrice(question?.came ?? 0, locale),
		missing: formatPrice(missing, locale),
		lost: state === "paid" ? await lostWorkshops(order.id, locale) : "",
	};
	const words = (amount: number) => textsOf("order", locale, { ...values, amount: formatPrice(amount, locale) }).page;
	const { next, cancelWords } = isRegistrationOrder(order.lines) ? await registrationText(order, values, locale) : words(0);
	const hasComeLate = refunds.some(({ reason }) => reason === "late");
	const freed = state === "paid" ? await freedWords(order, locale) : "";
	const text = {
		...words(0),
		next: hasComeLate ? { ...next, expired: next.late } : next,
		cancelWords: question ? words(0).inQuestion.cancel : cancelWords,
		transfer: textsOf("order", locale, {}).transfer,
		changeWorkshops: textsOf("order", locale, {}).changeWorkshops.title,
		fields: textsOf("order", locale, {}).attendees.fields,
		spelling: textsOf("order", locale, {}).spelling,
	};
	const inQuestion = ({ came }: UnmatchedMoney) => {
		if (state === "paid") return undefined;
		if (state === "cancelled") return came > 0 ? text.inQuestion.cancelled : undefined;
		return text.inQuestion[isToTransfer ? "short" : isUnpaid(state) ? "other" : "ended"];
	};
	const ended = state === "cancelled" && event.status === "cancelled" ? text.summitCancelled : values.lost ? words(0).next.paidWithout : text.next[state];
	const { sums, tax } = await sumsOf(order, refunds, locale);
	const names = textsOf("reassignment", locale, {});
	const isEnded = state === "expired" || state === "cancelled";
	const isPaid = state === "paid";
	const isFree = isPaid && order.total === 0 && !question;
	const canRename = mayRename(event, settings);
	return {
		code: order.code,
		canRename,
		names: { reassign: names.link, over: names.namesOver, reassigned: names.reassigned, emailFixed: names.emailFixed },
		isPaid,
		isUnpaid: isUnpaid(state),
		isEnded,
		workshops: isRegistrationOrder(order.lines) ? "/workshops" : undefined,
		workshopsHeading: translatorFor(locale)("registrationOrder.page.linesHeading", values),
		title: titleOf(order, isEnded ? state : isFree ? "free" : isPaid ? "paid" : "reserved", locale),
		steps: isEnded || isFree ? [] : stepsOf(order, isPaid, locale),
		preview: isEnded ? undefined : await previewOf(order, locale),
		next: (question && inQuestion(question)) ?? (freed || ended),
		money: [
			...(state === "paid" ? canceledTickets(order, locale) : []),
			...(state === "paid" && refunds.some(({ reason }) => reason === "twice") ? [text.twice] : []),
			...(owed > 0 ? [words(owed).refund] : []),
			...(sent > 0 ? [words(sent).refunded] : []),
		],
		keep: text[await howToKeep(order, state)],
		transfer: isToTransfer ? transferRows(settings, { ...order, total: missing }, locale).toSpliced(1, 0, ...dueRow(order, event, locale)) : [],
		lines: groupsOf([...order.lines, ...included], locale).map((line) => ({
			...line,
			about: [whens.get(line.itemId), ...(clashes.get(line.itemId) ?? [])].filter(Boolean).join(" · "),
		})),
		sums,
		tax: tax > 0 ? taxWords({ taxName: settings.taxName, taxRate: order.lines[0]?.taxRate ?? 0 }, tax, locale) : undefined,
		tickets: order.lines.flatMap(({ ticket, name, cancelledAt }, index) =>
			ticket && !cancelledAt
				? {
						id: ticket.id,
						label: translatorFor(locale)("order.page.ticket", { number: index + 1, tier: translate(name, locale).text }),
						tier: translate(name, locale).text,
						...buyersAttendee(ticket),
						isEmailFixed: isEmailFixed(ticket),
						isReassigned: ticket.isReassigned,
						/** After a reassignment only the attendee knows the secret. */
						secret: ticket.isReassigned ? undefined : ticket.secret,
					}
				: [],
		),
		text,
	};
}

function canceledTickets({ lines }: Order, locale: Locale): string[] {
	const t = translatorFor(locale);
	const endOf = endAmong(lines);
	const names = lines.flatMap((line, index) =>
		line.ticket && endOf(line) === "cancelled"
			? line.ticket.attendeeName || t("order.page.ticket", { number: index + 1, tier: translate(line.name, locale).text })
			: [],
	);
	return names.length > 0 ? [t("order.page.canceledTickets", { count: names.length, names: formatList(names, locale) })] : [];
}

/** Of a reassigned ticket, the buyer learns only the name. */
function buyersAttendee(ticket: Ticket) {
	const { name, email, company } = attendeeOf(ticket);
	const attendee = ticket.isReassigned ? { name, email: "", company: "" } : { name, email, company };
	return { attendee, seen: seenOf(Object.values(attendee)) };
}

/** The date is copied as bank forms take it. */
function dueRow({ expiresAt }: Order, event: SummitEvent, locale: Locale) {
	if (!expiresAt) return [];
	const { rows, copy } = textsOf("order", locale, {}).transfer;
	const day = dayAt(event, new Date(Date.parse(expiresAt) - 1).toISOString());
	return [{ term: rows.due, value: dueWords(event, expiresAt, locale, formatWeekdayOfYear), copy: { words: day, button: copy.due } }];
}

const MAILED: readonly string[] = [
	"ordered",
	"emailCorrected",
	"paid",
	"switchedToTransfer",
	"reminded",
	"extended",
	"shortened",
	"ticketsChanged",
	"linkSent",
	"mailResent",
];

async function howToKeep({ id, email }: Order, state: OrderState): Promise<"keep" | "keepWithheld" | "keepWithoutMail"> {
	if (!env.smtp || !email || state === "reserved" || state === "awaiting_card") return "keepWithoutMail";
	const last = (await listOrderEvents(id)).findLast(({ type }) => type === "mailWithheld" || MAILED.includes(type));
	return last?.type === "mailWithheld" ? "keepWithheld" : "keep";
}

async function registrationText(order: Order, values: Record<string, string | number>, locale: Locale) {
	const workshop = order.state === "cancelled" ? await canceledWorkshop(order.lines, locale) : undefined;
	const { next, cancelWords } = textsOf("registrationOrder", locale, { ...values, workshop: workshop ?? "" }).page;
	return { next: workshop === undefined ? next : { ...next, cancelled: next.workshopCancelled }, cancelWords };
}

/** Returns the titles of workshops whose spots were gone when the payment came. */
async function lostWorkshops(orderId: number, locale: Locale): Promise<string> {
	const lost = (await listOrderEvents(orderId)).flatMap(({ type, details }) =>
		type === "spotLost" ? { kind: "workshop" as const, itemId: details.workshop } : [],
	);
	return formatList(
		(await workshopsOf(lost, db)).map(({ title }) => textsOf("order", locale, { workshop: translate(title, locale).text }).page.lostWorkshop),
		locale,
	);
}

async function freedWords({ id, lines }: Order, locale: Locale): Promise<string> {
	const registrations = lines.filter(({ kind, cancelledAt }) => kind === "workshop" && !cancelledAt);
	if (registrations.length === 0) return "";
	const freed = await listFreed(registrations.map((line) => line.id));
	const isOpen =
		freed.size > 0 && unreviewed(await listOrderEvents(id)).some(({ type }) => type === "registrationRemoved" || type === "ticketOfRegistrationCancelled");
	return registrations
		.filter((line) => freed.has(line.id))
		.map(({ name }) => textsOf("registrationOrder", locale, { workshop: translate(name, locale).text }).page.freed[isOpen ? "undecided" : "decided"])
		.join(" ");
}

async function sumsOf(order: Order, refunds: readonly Refund[], locale: Locale) {
	const { total, sums: text } = textsOf("order", locale, {}).page;
	const row = (term: string, amount: number) => ({ term, amount: formatPrice(amount, locale) });
	const { tax, gross } = totalOf(order.lines);
	if (!order.paidAt || order.total === 0 || (refunds.length === 0 && order.lines.every(({ cancelledAt }) => !cancelledAt)))
		return { sums: [row(total, gross)], tax };
	const [payments, creditNotes] = await Promise.all([listPayments(order.id), listCreditNotes(order.id)]);
	const sumOf = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);
	const [paid, back] = [sumOf(payments.filter(({ state }) => state === "confirmed")), sumOf(refunds)];
	const credited = totalOf(creditNotes.flatMap(({ snapshot }) => snapshot.lines.map((line) => ({ ...line, listPrice: line.cost, discount: 0 }))));
	return { sums: [row(text.paid, paid), row(text.back, back), row(text.kept, paid - back)], tax: tax - credited.tax };
}
