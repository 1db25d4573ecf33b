import type { Block, DocumentModel, Table } from "#app/documents/model.ts";
import { placeOf } from "#app/domain/content/event/facts.server.ts";
import type { LinePrice } from "#app/domain/sales/pricing/prices.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatDateRange, formatPrice, formatRate, priceParts } from "#app/i18n/format.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { type Translated, translate } from "#app/i18n/translated.ts";
import type { InvoiceData } from "./data.ts";
import type { InvoiceSnapshot } from "./invoices.server.ts";
import { companyLines } from "./lines.server.ts";

type Frozen = Omit<InvoiceSnapshot, "lines" | "paidOn" | "difference">;

interface DocumentParts {
	title: string;
	subject: string;
	issuedAt: string;
	facts: string[];
	service: string;
	blocks: Block[];
	note?: string;
	noCfdi?: string;
}

export function accountingDocument(snapshot: Frozen, { title, subject, issuedAt, facts, service, blocks, note, noCfdi }: DocumentParts): DocumentModel {
	const { locale, seller, buyer, event } = snapshot;
	const { invoice: text } = textsOf("orderDocuments", locale, {});
	const when = event.startDate && event.endDate && formatDateRange(event.startDate, event.endDate, locale);
	const about = [service, when, placeOf(event, locale)].filter(Boolean).join(", ");
	const notes = [text.currency, note, ...(event.country === "MX" && noCfdi ? [noCfdi, buyer.taxArea === "mexico" && text.cfdi] : [])];
	return {
		language: locale,
		title: `${title} | ${seller.name}`,
		author: seller.name,
		subject,
		changedAt: issuedAt,
		gaps: textsOf("orderDocuments", locale, { code: snapshot.code }).invoice.gaps,
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
			{ kind: "paragraph", text: { text: notes.filter(Boolean).join(" ") }, look: "quiet" },
			...blocks,
		],
	};
}

interface Party extends Partial<InvoiceData> {
	name: string;
	email?: string;
}

function partyLines(title: string, { name, email, ...data }: Party, locale: Locale): string[] {
	return [title, data.company && name, ...companyLines(data, locale), email].flatMap((line) => line?.trim() || []);
}

interface PaperRow extends Pick<LinePrice, "net" | "taxRate" | "gross"> {
	name: Translated;
	count: number;
	note: string | undefined;
}

export function linesTable(rows: readonly PaperRow[], { locale, taxName }: Pick<Frozen, "locale" | "taxName">): Table {
	const amount = (cents: number) => ({ text: priceParts(cents, locale).amount });
	const { columns } = textsOf("orderDocuments", locale, {}).invoice;
	return {
		kind: "table",
		isFigures: true,
		head: [columns.name, columns.number, columns.netEach, taxName, columns.net, columns.gross],
		widths: [2.3, 0.9, 1, 0.8, 1.1, 1.2],
		rows: rows.map(({ name, count, note, net, taxRate, gross }) => ({
			name: translate(name, locale),
			note,
			cells: [{ text: String(count) }, amount(net), { text: formatRate(taxRate, locale) }, amount(net * count), amount(gross * count)],
		})),
	};
}

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
