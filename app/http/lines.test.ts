import { expect, test } from "vitest";
import { asLine, onOneLine, withPlainLines } from "./lines.ts";

test("line ends become LF, or a space on one line", () => {
	const text = "one\r\ntwo\rthree\n\nfour\u2028five\u2029six\u0085seven\veight";
	expect(withPlainLines(text)).toBe("one\ntwo\nthree\n\nfour\nfive\nsix\nseven\neight");
	expect(onOneLine(`${text}\t\u0000nine`)).toBe("one two three  four five six seven eight  nine");
});

test("invisible names are empty, and marks that change the text direction are removed", () => {
	for (const text of ["", " \t", "\u200b", "\u200d\ufeff", "\u3164", "\u0000", "\u202e", "\u00a0\u2060", "\u2800 \u2800"]) expect(asLine(text)).toBe("");
	expect(asLine(" Ana\u0000\u202e  Ruiz\ud800\n")).toBe("Ana Ruiz\ufffd");
	expect(asLine("\u05d0\u05d1\u05d2 \u{1F469}\u200d\u{1F680} \u0645\u06cc\u200c\u062e")).toBe(
		"\u05d0\u05d1\u05d2 \u{1F469}\u200d\u{1F680} \u0645\u06cc\u200c\u062e",
	);
});
