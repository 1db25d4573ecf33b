import { expect, test } from "vitest";
import { textOfFile } from "#app/http/csv.server.ts";
import { codesIn } from "./codes.ts";
import { readStatement, type StatementLine } from "./reading.server.ts";

const linesOf = (text: string, columns?: Parameters<typeof readStatement>[1]): StatementLine[] => {
	const statement = readStatement(text, columns);
	if (!("lines" in statement)) throw new Error(JSON.stringify(statement));
	return statement.lines;
};
const shown = (text: string, columns?: Parameters<typeof readStatement>[1]) =>
	linesOf(text, columns).map(({ date, cents, currency, reference, name }) => [date, cents, currency, reference, name]);

test("reads statements of banks in three languages alike", () => {
	const line = ["2026-11-19", 129900, "USD", "Order K7RWXH3M", "Ana Ruiz"];
	const out = ["2026-11-20", -1250, "USD", "Fee", ""];
	expect(
		[
			'\uFEFFDate,Amount,Currency,Reference,Name\n2026-11-19,"1,299.00",USD,Order K7RWXH3M,Ana Ruiz\n2026-11-20,-12.50,USD,Fee,\n',
			"Bokföringsdag;Belopp;Valuta;Meddelande;Avsändare;Saldo\n2026-11-19;1 299,00;USD;Order K7RWXH3M;Ana Ruiz;9 000,00\n2026-11-20;−12,50;USD;Fee;;8 987,50",
			"Fecha\tConcepto\tOrdenante\tCargo\tAbono\tMoneda\n19/11/2026\tOrder K7RWXH3M\tAna Ruiz\t0,00\t1.299,00\tUSD\n20/11/2026\tFee\t\t12,50\t0,00\tUSD",
			"Kontoutdrag\nPeriod;2026-11-01;2026-11-30\n\nDatum;Referens;Namn;Belopp (USD)\n2026-11-19;Order K7RWXH3M;Ana Ruiz;+1299,00\n2026-11-20;Fee;;12,50-\nSumma;;;\n",
			"Booking date,Details,Payer,Paid in,Paid out\n11/19/2026,Order K7RWXH3M,Ana Ruiz,US$1299.00,\n11/20/2026,Fee,,,US$12.50\n",
		].map((text) => shown(text)),
	).toEqual(Array(5).fill([line, out]));
});

test("reads Windows encodings, and transfer texts in several columns", () => {
	const bytes = Buffer.from("Fecha;Importe;Descripción;Referencia\n2026-11-19;598,00;Inscripción;k7rw-xh3m", "latin1");
	expect(shown(textOfFile(bytes))).toEqual([["2026-11-19", 59800, "USD", "Inscripción k7rw-xh3m", ""]]);
});

test("reads real statements of Mexican and Swedish banks", () => {
	expect(
		[
			`Banco de Ejemplo\nCuenta: 0680\n\nFecha De Operación,Referencia,Descripción,Depósitos,Retiros,Saldo,Descripción Detallada\n19/11/2026,12,SPEI RECIBIDO,"$598.00",-,"$900.00","DEL CLIENTE ANA RUIZ, K7RWXH3M"`,
			"DÍA,CONCEPTO / REFERENCIA,CARGO,ABONO,SALDO\n19/11/2026,SPEI RECIBIDO K7RWXH3M,,598.00,900.00",
			"Descripción,Referencia bancaria,Referencia de cliente,Fecha valor,Importe de crédito,Importe del débito\nSPEI,7,K7RWXH3M,19/11/2026,598.00,",
			"Fecha,Descripción,Cargo/Abono,Importe,Saldo,Concepto,Nombre Ordenante\n19/11/2026,SPEI,+,598.00,900.00,K7RWXH3M,ANA RUIZ\n19/11/2026,SPEI,-,12.00,888.00,K7RWXH3M,",
			"Bokföringsdatum;Valutadatum;Verifikationsnummer;Text/mottagare;Belopp;Saldo\n2026-11-19;2026-11-19;549;K7RWXH3M ANA;598,00;1 900,00",
		].map((text) => shown(text)),
	).toEqual([
		[["2026-11-19", 59800, "USD", "12 SPEI RECIBIDO DEL CLIENTE ANA RUIZ, K7RWXH3M", ""]],
		[["2026-11-19", 59800, "USD", "SPEI RECIBIDO K7RWXH3M", ""]],
		[["2026-11-19", 59800, "USD", "SPEI 7 K7RWXH3M", ""]],
		[
			["2026-11-19", 59800, "USD", "SPEI K7RWXH3M", "ANA RUIZ"],
			["2026-11-19", -1200, "USD", "SPEI K7RWXH3M", ""],
		],
		[["2026-11-19", 59800, "USD", "K7RWXH3M ANA", ""]],
	]);
});

test("an ambiguous amount is not guessed, unless the rest of its column decides", () => {
	const amounts = (...cells: string[]) => linesOf(`Amount;Reference\n1;x\n${cells.map((cell) => `${cell};x`).join("\n")}`).map(({ cents }) => cents);
	expect([
		amounts("1.299"),
		amounts("1.299", "12,50"),
		amounts("1.299.000"),
		amounts("1,299", "12,50"),
		amounts("12.5", "1'299.00"),
		amounts("abc", "(12)"),
		amounts("646180157012345678", "90071992547409.92"),
	]).toEqual([
		[100, undefined],
		[100, 129900, 1250],
		[100, 129900000],
		[100, undefined, 1250],
		[100, 1250, 129900],
		[100, undefined, -1200],
		[100, undefined, undefined],
	]);
});

test("outgoing money never counts as incoming, by a word beside the amount or by its column", () => {
	const cents = (text: string) => linesOf(text).map((line) => line.cents);
	expect([
		cents("Date,Amount,Type,Reference,Name\n2026-11-20,299.00,DEBIT,Refund K7RWXH3M,Ana\n2026-11-20,299.00,CREDIT,K7RWXH3M,Ana"),
		cents("Date;Amount;Reference\n2026-11-20;299.00 DR;K7RWXH3M\n2026-11-20;299.00 CR;K7RWXH3M\n2026-11-20;D 299.00;K7RWXH3M"),
		cents("Amount;Debit/Credit;Reference\n299.00;D;K7RWXH3M\n299.00;C;K7RWXH3M"),
		cents("Importe;Movimiento;Concepto\n299.00;Cargo;K7RWXH3M\n299.00;Abono;K7RWXH3M"),
		cents("Belopp;Typ;Meddelande;Namn\n299.00;Uttag;K7RWXH3M;Ann\n299.00;Insättning;K7RWXH3M;D"),
		cents("Amount;Details;Description\n299.00;ACH_DEBIT;K7RWXH3M\n299.00;DEBIT;Debit note K7RWXH3M\n299.00;CREDIT;Debit note K7RWXH3M"),
	]).toEqual([
		[-29900, 29900],
		[-29900, 29900, -29900],
		[-29900, 29900],
		[-29900, 29900],
		[-29900, 29900],
		[-29900, -29900, 29900],
	]);
});

test("recognizes another currency by sign or letters; anything else makes an amount unreadable", () => {
	const read = (cell: string) => linesOf(`Amount;Reference\n1.00;x\n${cell};x`).slice(1)[0];
	expect(
		["€299.00", "299.00 kr", "MX$299.00", "299.00 mxn", "$299.00 MXN", "£ 299.00", "US$299.00", "usd 299.00", "$299.00", "-$299.00"]
			.map((cell) => read(cell))
			.map((line) => [line?.cents, line?.currency]),
	).toEqual([
		[29900, "EUR"],
		[29900, "SEK"],
		[29900, "MXN"],
		[29900, "MXN"],
		[29900, "MXN"],
		[29900, "GBP"],
		[29900, "USD"],
		[29900, "USD"],
		[29900, "USD"],
		[-29900, "USD"],
	]);
	expect(["299.00 pesos", "Z$299.00", "€299.00 USD"].map((cell) => read(cell)?.cents)).toEqual([undefined, undefined, undefined]);
});

test("asks for columns without a known heading, and skips lines above the first amount", () => {
	const text = "When;How much;What\n2026-11-19;598,00;K7RWXH3M";
	expect(readStatement(text)).toEqual({
		asked: {
			columns: ["When", "How much", "What"],
			sample: [
				["When", "How much", "What"],
				["2026-11-19", "598,00", "K7RWXH3M"],
			],
			found: {},
		},
	});
	expect(shown(text, { date: [0], amount: [1], reference: [2] })).toEqual([["2026-11-19", 59800, "USD", "K7RWXH3M", ""]]);
	expect(shown("2026-11-19\t598.00\tK7RWXH3M", { amount: [1], reference: [2] })).toEqual([["", 59800, "USD", "K7RWXH3M", ""]]);
});

test("explains why a file is no statement", () => {
	expect([
		readStatement(""),
		readStatement("Hello"),
		readStatement("Date;Amount;Reference\nnever;nothing;x"),
		readStatement(`Amount;Reference\n${"1;x\n".repeat(2001)}`),
		readStatement(`Amount;Reference\n1;${"x".repeat(2_000_000)}`),
		readStatement(`Amount;Reference;${"a;".repeat(10_000)}\n1;x`),
	]).toEqual([...Array(3).fill({ failure: { kind: "empty" } }), ...Array(3).fill({ failure: { kind: "tooMany" } })]);
	expect(readStatement('Amount;Reference\n1;"x')).toEqual({ failure: { kind: "quotes", line: expect.any(Number) } });
});

test("recognizes a line in another file and format; two equal lines count as two", () => {
	const keys = (text: string) => linesOf(text).map(({ hash, occurrence }) => `${hash} ${occurrence}`);
	const [one, same, other] = keys("Date,Amount,Reference\n2026-11-19,598.00,K7RWXH3M\n2026-11-19,598.00,K7RWXH3M\n2026-11-20,598.00,K7RWXH3M");
	expect(new Set([one, same, other]).size).toBe(3);
	expect(keys("Date,Amount,Reference\n11/19/26,598.00,K7RWXH3M")).toEqual([one]);
	const [ambiguous] = keys("Date,Amount,Reference\n05/11/2026,598.00,K7RWXH3M");
	expect(keys("Date,Amount,Reference\n05/11/2026,598.00,K7RWXH3M\n19/11/2026,1.00,x")[0]).toBe(ambiguous);
	expect(keys("Datum;Referens;Belopp;Saldo\n19.11.2026;k7rwxh3m;598,00;1\n2026-11-19;K7RWXH3M;598,00;2")).toEqual([one, same]);
});

test("finds codes in lower case, with blanks and among words; no word is a code", () => {
	const codes = new Set(["K7RWXH3M", "ACDEFGH3"]);
	expect(["Order k7rw xh3m, thank you", "REF/K7RW-XH3M/9", "K7RWXH3M K7RWXH3M", "ACDEFGH3 + K7RWXH3M", "K7RWXH3"].map((text) => codesIn(text, codes))).toEqual([
		["K7RWXH3M"],
		["K7RWXH3M"],
		["K7RWXH3M"],
		["ACDEFGH3", "K7RWXH3M"],
		[],
	]);
});
