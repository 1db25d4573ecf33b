import type { Right } from "#app/auth/rights.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import { accountingDocumentLinks, cancelActions } from "#app/domain/sales/cancellation/admin-view.server.ts";
import { cancellable } from "#app/domain/sales/cancellation/rules.server.ts";
import { incomeByOrder } from "#app/domain/sales/invoice/income.server.ts";
import { listInvoices } from "#app/domain/sales/invoice/invoices.server.ts";
import { invoiceLines } from "#app/domain/sales/invoice/lines.server.ts";
import { groupByKey } from "#app/domain/sales/order/group-by-key.ts";
import { listOrderEvents, type OrderEvent } from "#app/domain/sales/order/history.server.ts";
import { listPayments, type Order, type OrderLine, orderedLines } from "#app/domain/sales/order/queries.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { awaitsTransfer, stateAt } from "#app/domain/sales/order/states.ts";
import { listCardRefunds, refundDescription, refundSteps } from "#app/domain/sales/payment/card/refund-actions.server.ts";
import { findDifference } from "#app/domain/sales/payment/difference.server.ts";
import { listRefunds } from "#app/domain/sales/payment/refund/refunds.server.ts";
import { dueWords } from "#app/domain/sales/payment/transfer/transfer.server.ts";
import { endAmong } from "#app/domain/sales/pricing/cart-view.server.ts";
import { totalOf } from "#app/domain/sales/pricing/prices.ts";
import { listRegisteredTickets, listStandings } from "#app/domain/sales/registration/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant, formatPrice, formatRate, formatWeekdayOfYear, languageName } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { attentionOf, orderActions } from "./order-actions.server.ts";

interface Reader {
	event: SummitEvent;
	locale: Locale;
	rights: readonly Right[];
}

export async function adminOrderView(order: Order, { event, locale, rights }: Reader) {
	const now = new Date(readClock());
	const text = textsOf("adminOrders", locale, { code: order.code });
	const [events, payments, difference, refunds, invoices, settings, workshops, ticketsOfRegistrations] = await Promise.all([
		listOrderEvents(order.id),
		listPayments(order.id),
		findDifference(order.id),
		listRefunds(order.id),
		listInvoices(order.id),
		getSalesSettings(),
		listWorkshops({ drafts: true }),
		listRegisteredTickets(order.id),
	]);
	const standings = await listStandings(
		order.lines.flatMap(({ ticket }) => ticket?.id ?? []),
		now,
	);
	const byCard = await listCardRefunds(refunds);
	const steps = new Map(
		rights.includes("manageMoney") ? refunds.map((refund) => [refund.id, refundSteps({ ...refund, code: order.code }, byCard.get(refund.id), locale)]) : [],
	);
	const titles = new Map(workshops.map(({ id, title }) => [id, translate(title, locale).text]));
	const at = (instant: string) => formatInstant(instant, locale, event.timeZone);
	const state = stateAt(order, now);
	const ordered = orderedLines(order.lines);
	const endOf = endAmong(order.lines);
	const taxWords = (tax: number) => {
		const values = { name: settings.taxName, rate: formatRate(ordered[0]?.taxRate ?? 0, locale) };
		return `${textsOf("adminOrders", locale, values).order.tax}: ${formatPrice(tax, locale)}`;
	};
	const ticketElsewhere = (lineId: number) => {
		const ticket = ticketsOfRegistrations.get(lineId);
		return ticket && ticket.code !== order.code ? registeredTicket(ticket, locale) : undefined;
	};
	const income = (await incomeByOrder(order.id)).get(order.id);
	return {
		text: { ...text.order, back: textsOf("longList", locale, {}).back },
		code: order.code,
		state,
		stateWords: text.state[state],
		attention: attentionOf(order, payments, refunds, events, { canCancel: rights.includes("manageMoney"), locale }),
		...orderActions(order, { payments, refunds, refundSteps: steps, events }, { rights, locale, now }),
		documents: await accountingDocumentLinks(order, locale),
		facts: factRows(order, invoices, { event, locale, now }),
		lines: groupByKey(order.lines, ({ id, kind, itemId, gross, discountBy, cancelledAt }) => [
			...[kind, itemId, gross, discountBy, cancelledAt],
			ticketElsewhere(id)?.path,
			ticketElsewhere(id)?.words,
		]).map((group) => ({ ...lineView(group, endOf, locale), ticket: ticketElsewhere(group[0].id) })),
		total: formatPrice(order.total, locale),
		tax: taxWords(totalOf(ordered).tax),
		income: income && income.gross !== order.total ? { amount: formatPrice(income.gross, locale), tax: taxWords(income.tax) } : undefined,
		tickets: ticketRows(order, { event, locale, rights }).map((row) => ({
			...row,
			workshops: standings.flatMap(({ ticketId, workshopId, state }) => {
				const workshop = ticketId === row.id ? titles.get(workshopId) : undefined;
				return workshop ? textsOf("adminOrders", locale, { workshop }).order.workshopStates[state] : [];
			}),
		})),
		payments: [
			...payments.map(({ id, amount, method, state: payment, createdAt, confirmedAt }) => ({
				id: `payment-${id}`,
				amount: formatPrice(amount, locale),
				words: `${text.paymentState[method === "card" && payment === "pending" ? "processing" : payment]}, ${text.method[method]}`,
				at: at(confirmedAt ?? createdAt),
			})),
			...(difference
				? [
						{
							id: "difference",
							amount: formatPrice(difference.amount, locale),
							words: [text.order.difference, difference.reason].filter(Boolean).join(": "),
							at: `${at(difference.acceptedAt)}, ${difference.username}`,
						},
					]
				: []),
		],
		refunds: refunds.map((refund) => ({
			id: refund.id,
			amount: formatPrice(refund.amount, locale),
			words: `${text.refundState[refund.state]}: ${text.reason[refund.reason]}`,
			atStripe: refundDescription(byCard.get(refund.id), locale),
			at: at(refund.doneAt ?? refund.createdAt),
			steps: steps.get(refund.id) ?? [],
		})),
		history: historyRows(
			events.map((entry) => ({
				id: entry.id,
				type: entry.type,
				at: { iso: entry.at, text: at(entry.at) },
				words: orderEventText(entry, order, { event, titles, reason: difference?.reason, locale }),
				by: typeof entry.actor === "string" ? text.order.by[entry.actor as "buyer" | "attendee" | "site"] : entry.actor.username,
			})),
			locale,
		),
	};
}
export type AdminOrder = Awaited<ReturnType<typeof adminOrderView>>;

const capitalized = (words: string, locale: Locale) => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);

function factRows(order: Order, invoices: readonly { number: number }[], { event, locale, now }: Omit<Reader, "rights"> & { now: Date }) {
	const { facts } = textsOf("adminOrders", locale, {}).order;
	const at = (instant: string) => formatInstant(instant, locale, event.timeZone);
	return [
		{ label: facts.name, value: order.erasedAt ? textsOf("erasure", locale, {}).erased : order.name },
		...(order.email ? [{ label: facts.email, value: order.email, href: `mailto:${order.email}` }] : []),
		{ label: facts.language, value: capitalized(languageName(order.locale, locale), locale) },
		{ label: facts.createdAt, value: at(order.createdAt) },
		...(order.expiresAt && awaitsTransfer(order, now)
			? [{ label: facts.due, value: capitalized(dueWords(event, order.expiresAt, locale, formatWeekdayOfYear), locale) }]
			: []),
		...(order.paidAt ? [{ label: facts.paidAt, value: at(order.paidAt) }] : []),
		...(invoices.length === 0 ? [] : [{ label: facts.invoice, value: invoices.map(({ number }) => number).join(", ") }]),
		...(order.invoiceTo ? [{ label: facts.invoiceTo, value: invoiceLines(order.invoiceTo, locale).join("\n") }] : []),
		...(order.note ? [{ label: facts.note, value: order.note }] : []),
	];
}

function ticketRows(order: Order, { event, locale, rights }: Reader) {
	const { code, lines, erasedAt } = order;
	const nameTicket = textsOf("adminOrders", locale, {}).actions.nameTicket;
	const exchange = textsOf("adminOrderChange", locale, {}).exchange.link;
	const reassign = textsOf("reassignment", locale, {}).link;
	const mayTake = rights.includes("takePayments");
	const [cancel] = cancelActions(order, rights, locale);
	const canCancel = new Set(cancellable(order).map(({ id }) => id));
	return lines.flatMap(({ id: lineId, ticket, name, cancelledAt }, index) => {
		if (!ticket) return [];
		const { id, attendeeName: attendee, attendeeEmail: email, company, arrivedAt, secret } = ticket;
		const path = `/admin/orders/${code}/tickets/${id}`;
		const at = arrivedAt ? formatInstant(arrivedAt, locale, event.timeZone) : "";
		const words = textsOf("adminOrders", locale, { number: index + 1, tier: translate(name, locale).text, at }).order;
		return {
			id,
			tier: words.ticket,
			attendee,
			email,
			company,
			arrived: arrivedAt && words.arrived,
			isCancelled: cancelledAt !== undefined,
			actions: [
				...(!cancelledAt && !erasedAt && mayTake ? [{ path: `${path}/name`, words: nameTicket }] : []),
				...(secret && !arrivedAt && !erasedAt && mayTake ? [{ path, words: reassign }] : []),
				...(secret && rights.includes("manageMoney") ? [{ path: `${path}/exchange`, words: exchange }] : []),
				...(cancel && canCancel.has(lineId) ? [{ path: `${cancel.path}?line=${lineId}`, words: cancel.words }] : []),
			],
		};
	});
}

function lineView(group: [OrderLine, ...OrderLine[]], endOf: ReturnType<typeof endAmong>, locale: Locale) {
	const [line] = group;
	const { id, name, gross, listPrice, discount, discountBy, discountCode = "" } = line;
	const end = endOf(line);
	const { discountBy: reasons } = textsOf("adminOrders", locale, { discountCode }).order;
	const by = discountBy ? reasons[discountBy] : "";
	const { each, insteadOf, cancelled, exchanged } = textsOf("adminOrders", locale, {
		price: formatPrice(gross, locale),
		listPrice: formatPrice(listPrice, locale),
		by,
	}).order;
	return {
		id,
		words: `${group.length} × ${translate(name, locale).text}`,
		price: discount > 0 ? insteadOf : group.length > 1 ? each : undefined,
		sum: formatPrice(group.length * gross, locale),
		ended: end && { cancelled, exchanged }[end],
	};
}

interface HistoryEntry {
	id: number;
	type: string;
	at: { iso: string; text: string };
	words: string;
	by: string;
}

/** Events of one type in a row, at the same time and by the same person, share an entry. */
function historyRows(entries: readonly HistoryEntry[], locale: Locale) {
	const rows: [HistoryEntry, ...HistoryEntry[]][] = [];
	for (const entry of entries) {
		const last = rows.at(-1);
		if (last && last[0].type === entry.type && last[0].at.text === entry.at.text && last[0].by === entry.by) last.push(entry);
		else rows.push([entry]);
	}
	const t = translatorFor(locale);
	return rows.map(([{ id, at, words, by }, ...others]) => ({
		...{ id, at, words, by },
		others: others.length > 0 ? { title: t("adminOrders.order.others", { count: others.length }), words: others } : undefined,
	}));
}

function registeredTicket(ticket: { attendee?: string; code: string }, locale: Locale) {
	const { nameless } = textsOf("adminOrders", locale, {}).order;
	const { ofTicket } = textsOf("adminOrders", locale, { attendee: ticket.attendee ?? nameless, code: ticket.code }).order;
	return { words: ofTicket, path: `/admin/orders/${ticket.code}` };
}

interface EventTextContext {
	event: SummitEvent;
	titles: ReadonlyMap<string, string>;
	reason?: string;
	locale: Locale;
}

function orderEventText({ type, details }: OrderEvent, { lines }: Order, { event, titles, reason, locale }: EventTextContext): string {
	const { method } = textsOf("adminOrders", locale, {});
	const values = Object.entries(details).map(([name, value]) => {
		if (name === "ticket") return [name, String(lines.findIndex(({ ticket }) => ticket?.id === value) + 1)];
		if (name === "received" || name === "subject") return [name, value];
		if (name === "workshop") return [name, titles.get(value) ?? value];
		if (name === "number") return [name, String(value)];
		if (name === "until") return [name, dueWords(event, value, locale)];
		return [name, name === "method" ? method[value as keyof typeof method] : formatPrice(value, locale)];
	});
	const words = textsOf("adminOrders", locale, Object.fromEntries(values)).events[type];
	const addition = type === "differenceAccepted" ? reason : type === "groupMailSent" ? (details as { subject?: string }).subject : undefined;
	return addition ? `${words}: ${addition}` : words;
}
