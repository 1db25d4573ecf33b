import type { Block, DocumentModel, Table } from "~/documents/model";
import { countryName, formatDate, formatDateRange, formatPrice, formatRate, priceParts } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { Invoice, InvoiceSnapshot } from "./invoices.server";
import { totalOf } from "./prices";

/** An invoice in its buyer's language, made from what was frozen when it was issued alone. */
export function invoiceDocument({ number, snapshot }: Invoice): DocumentModel {
	const { locale, seller, event, issuedOn, code, buyer } = snapshot;
	const { reference = "" } = buyer;
	const values = { number, code, reference, eventName: event.name, date: formatDate(issuedOn, locale) };
	const { invoice: text } = textsOf("orderDocuments", locale, values);
	const when = event.startDate && event.endDate && formatDateRange(event.startDate, event.endDate, locale);
	const service = [text.service, when, event.city, countryName(event.country, locale)].filter(Boolean).join(", ");
	return {
		language: locale,
		title: `${text.title} | ${seller.name}`,
		author: seller.name,
		subject: text.subject,
		foot: { text: `${seller.name} · ${text.title}`, page: textsOf("documents", locale, {}).page },
		blocks: [
			{
				kind: "letterhead",
				eyebrow: seller.name,
				title: { text: text.title },
				columns: [
					{ heading: text.seller, lines: partyLines(seller.name, seller, snapshot) },
					{ heading: text.buyer, lines: partyLines(buyer.company ?? buyer.name, buyer, snapshot) },
					{ heading: text.facts, lines: [text.issued, text.order, ...(reference ? [text.reference] : [])] },
				],
			},
			{ kind: "paragraph", text: { text: service } },
			linesTable(snapshot),
			sumsOf(snapshot),
			{ kind: "paragraph", text: { text: text.currency }, look: "quiet" },
		],
	};
}

interface Party {
	company?: string;
	name: string;
	address?: string;
	taxId?: string;
	email?: string;
}

function partyLines(title: string, { company, name, address = "", taxId, email }: Party, { locale }: InvoiceSnapshot): string[] {
	const { invoice: text } = textsOf("orderDocuments", locale, { taxId: taxId ?? "" });
	const all = [title, company && name, ...address.split(/\r?\n/), taxId && text.taxId, email];
	return all.flatMap((line) => line?.trim() || []);
}

/** What is the same in all is one row. */
function linesTable({ lines, locale, taxName }: InvoiceSnapshot): Table {
	const amount = (cents: number) => ({ text: priceParts(cents, locale).amount });
	const { columns } = textsOf("orderDocuments", locale, {}).invoice;
	const groups = Map.groupBy(lines, (line) => JSON.stringify(line));
	return {
		kind: "table",
		isFigures: true,
		head: [columns.name, columns.number, columns.netEach, taxName, columns.net, columns.gross],
		widths: [2.3, 0.9, 1, 0.8, 1.1, 1.2],
		rows: [...groups.values()].map((alike) => {
			const [line] = alike as [InvoiceSnapshot["lines"][number]];
			const { net, gross } = totalOf(alike);
			return {
				name: translate(line.name, locale),
				note: reduction(line, locale),
				cells: [{ text: String(alike.length) }, amount(line.net), { text: formatRate(line.taxRate, locale) }, amount(net), amount(gross)],
			};
		}),
	};
}

/** Why one costs less than its price, and how much. */
function reduction({ listPrice, discount, discountBy, discountCode = "" }: InvoiceSnapshot["lines"][number], locale: InvoiceSnapshot["locale"]) {
	if (discount === 0 || !discountBy) return undefined;
	const why = translatorFor(locale)(`order.sum.${discountBy}`, { code: discountCode });
	return textsOf("orderDocuments", locale, { price: formatPrice(listPrice, locale), discount: formatPrice(discount, locale), why }).invoice.reduced;
}

function sumsOf({ lines, locale, taxName, paidOn }: InvoiceSnapshot): Block {
	const { sums } = textsOf("orderDocuments", locale, { date: paidOn ? formatDate(paidOn, locale) : "" }).invoice;
	const { discount, net, gross } = totalOf(lines);
	const byRate = [...Map.groupBy(lines, ({ taxRate }) => taxRate)].map(
		([rate, ofRate]) => [`${taxName} ${formatRate(rate, locale)}`, totalOf(ofRate).tax] as const,
	);
	const all: [term: string, cents: number][] = [
		...(discount > 0 ? [[sums.discount, discount] as [string, number]] : []),
		[sums.net, net],
		...byRate.map(([name, tax]): [string, number] => [name, tax]),
		[sums.total, gross],
		...(paidOn ? [[sums.paid, gross] as [string, number]] : []),
	];
	return { kind: "sums", sums: all.map(([term, cents]) => ({ term, amount: formatPrice(cents, locale), isTotal: term === sums.total })) };
}
