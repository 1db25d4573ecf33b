import { fold } from "#db/fold.ts";

/** `incoming` and `outgoing` replace `amount` if the bank separates them. */
export const MEANINGS = ["date", "amount", "incoming", "outgoing", "currency", "reference", "name"] as const;
export type Meaning = (typeof MEANINGS)[number];

export type Columns = Partial<Record<Meaning, number[]>>;

/** In three languages, without accents, blanks and punctuation. */
const HEADINGS: Record<Meaning, string> = {
	date: `date bookingdate transactiondate valuedate postingdate completeddate posted fecha fechaoperacion fechadeoperacion fechavalor
		fechacontable dia datum bokforingsdag bokforingsdatum bokfort transaktionsdag transaktionsdatum valutadag valutadatum`,
	amount: "amount transactionamount sum importe monto cantidad belopp summa transaktionsbelopp",
	incoming:
		"credit credits creditamount paidin moneyin deposit deposits incoming abono abonos deposito depositos ingreso ingresos haber importedecredito importecredito insattning insattningar insatt kredit",
	outgoing:
		"debit debits debitamount paidout moneyout withdrawal withdrawals outgoing cargo cargos retiro retiros debe debito importededebito importedeldebito importedebito egreso egresos uttag debet",
	currency: "currency ccy currencycode moneda divisa valuta",
	reference: `reference ref paymentreference remittanceinformation description details paymentdetails message memo narrative text particulars
		referencia concepto descripcion detalle detalles leyenda motivo mensaje referens meddelande rubrik beskrivning betalningsreferens ocr ocrnummer`,
	name: "name payer payername sender sendername counterparty debtorname from nombre ordenante remitente pagador nombredelordenante namn avsandare betalare motpart",
};

const MEANINGS_BY_HEADING = new Map(MEANINGS.flatMap((meaning) => HEADINGS[meaning].split(/\s+/).map((heading) => [heading, meaning] as const)));

export function columnsNamed(head: readonly string[]): Columns {
	const meanings = head.map(meaningOf);
	const named = MEANINGS.flatMap((meaning) => {
		const places = meanings.flatMap((one, place) => (one === meaning ? place : []));
		// Of two dates, such as those of booking and of value, or of two amounts the first is enough.
		return places.length > 0 ? [[meaning, meaning === "reference" || meaning === "name" ? places : places.slice(0, 1)]] : [];
	});
	return Object.fromEntries(named);
}

export const areSufficient = ({ amount, incoming, reference }: Columns) => Boolean((amount?.length || incoming?.length) && reference?.length);

export const currencyIn = (heading = "") => heading.match(CODE)?.[1];

/** In such a column, for example `Cargo/Abono`, the sign tells the direction. */
export function namesBothWays(heading: string): boolean {
	const ways = heading.split(/[^\p{L}]+/u).map((word) => MEANINGS_BY_HEADING.get(plain(word)));
	return ways.includes("incoming") && ways.includes("outgoing");
}

const CODE = /\b([A-Z]{3})\b\)?\s*$/;

const meaningOf = (heading: string): Meaning | undefined =>
	MEANINGS_BY_HEADING.get(plain(heading)) ?? MEANINGS_BY_HEADING.get(plain(heading.replace(CODE, ""))) ?? wordsNamed(heading);

function wordsNamed(heading: string): Meaning | undefined {
	const [first = ""] = heading.trim().split(/[^\p{L}]+/u);
	const meaning = MEANINGS_BY_HEADING.get(plain(first));
	return meaning === "reference" || meaning === "name" ? meaning : undefined;
}

const plain = (heading: string) => fold(heading).replace(/[^a-z]+/g, "");
