import type { Block, DocumentModel, Table } from "~/documents/model";
import type { Locale } from "~/i18n/config";
import { countryName, formatDate, formatDateRange, formatPrice, formatRate, priceParts } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import type { Invoice, InvoiceSnapshot } from "./invoices.server";
import { type LinePrice, totalOf } from "./prices";

/** An invoice in its buyer's language, made from what was frozen when it was issued alone. */
export function invoiceDocument({ number, issuedAt, snapshot }: Invoice): DocumentModel {
	const { locale, event, issuedOn, code, buyer, method = "none" } = snapshot;
	const { reference = "" } = buyer;
	const paidBy = textsOf("orderDocuments", locale, {}).invoice.method[method];
	const values = { number, code, reference, eventName: event.name, date: formatDate(issuedOn, locale), method: paidBy };
	const { invoice: text } = textsOf("orderDocuments", locale, values);
	return paper(snapshot, {
		title: text.title,
		subject: text.subject,
		issuedAt,
		facts: [text.issued, text.order, ...(reference ? [text.reference] : []), ...(snapshot.method ? [text.paidBy] : [])],
		service: text.service,
		blocks: [linesTable(snapshot), sumsOf(snapshot)],
	});
}

/** What invoices and credit notes are made from. */
type Frozen = Omit<InvoiceSnapshot, "lines" | "paidOn">;

interface Paper {
	title: string;
	subject: string;
	issuedAt: string;
	facts: string[];
	/** What it is about. */
	service: string;
	blocks: Block[];
}

/** A paper on money: who gives it to whom, what it is about, and its figures. */
export function paper(snapshot: Frozen, { title, subject, issuedAt, facts, service, blocks }: Paper): DocumentModel {
	const { locale, seller, buyer, event } = snapshot;
	const { invoice: text } = textsOf("orderDocuments", locale, {});
	const when = event.startDate && event.endDate && formatDateRange(event.startDate, event.endDate, locale);
	const about = [service, when, event.city, countryName(event.country, locale)].filter(Boolean).join(", ");
	const notes = [text.currency, ...(event.country === "MX" ? [text.noCfdi] : [])];
	return {
		language: locale,
		title: `${title} | ${seller.name}`,
		author: seller.name,
		subject,
		changedAt: issuedAt,
		foot: { text: `${seller.name} · ${title}`, page: textsOf("documents", locale, {}).page },
		blocks: [
			{
				kind: "letterhead",
				eyebrow: seller.name,
				title: { text: title },
				columns: [
					{ heading: text.seller, lines: partyLines(seller.name, seller, locale) },
					{ heading: text.buyer, lines: partyLines(buyer.company ?? buyer.name, buyer, locale) },
					{ heading: text.facts, lines: facts },
				],
			},
			{ kind: "paragraph", text: { text: about } },
			...blocks,
			...notes.map((words): Block => ({ kind: "paragraph", text: { text: words }, look: "quiet" })),
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

function partyLines(title: string, { company, name, address = "", taxId, email }: Party, locale: Locale): string[] {
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
	const { discount, gross } = totalOf(lines);
	return {
		kind: "sums",
		sums: [
			...(discount > 0 ? [{ term: sums.discount, amount: formatPrice(discount, locale) }] : []),
			...taxedSums(lines, { locale, taxName, total: sums.total }),
			...(paidOn ? [{ term: sums.paid, amount: formatPrice(gross, locale) }] : []),
		],
	};
}

/** What amounts come to: net, the tax by its rates, and all together. */
export function taxedSums(
	lines: readonly Pick<LinePrice, "net" | "taxRate" | "tax" | "gross">[],
	{ locale, taxName, total }: { locale: Locale; taxName: string; total: string },
) {
	const { sums } = textsOf("orderDocuments", locale, {}).invoice;
	const sum = (part: "net" | "tax" | "gross", of = lines) =>
		formatPrice(
			of.reduce((all, line) => all + line[part], 0),
			locale,
		);
	return [
		{ term: sums.net, amount: sum("net") },
		...[...Map.groupBy(lines, ({ taxRate }) => taxRate)].map(([rate, ofRate]) => ({
			term: `${taxName} ${formatRate(rate, locale)}`,
			amount: sum("tax", ofRate),
		})),
		{ term: total, amount: sum("gross"), isTotal: true },
	];
}
