import { expect, test } from "vitest";
import { onOneLine, withPlainLines } from "./lines";

test("every line end becomes LF, and on one line a blank", () => {
	const text = "one\r\ntwo\rthree\n\nfour\u2028five\u2029six\u0085seven\veight";
	expect(withPlainLines(text)).toBe("one\ntwo\nthree\n\nfour\nfive\nsix\nseven\neight");
	expect(onOneLine(`${text}\t\u0000nine`)).toBe("one two three  four five six seven eight  nine");
});
