import { expect, test } from "vitest";
import { noBreak } from "./no-break.ts";

test("a number and its unit stay on one line; words are no units", () => {
	expect(noBreak("90 km/h, 12 °C, 45 mins, 4.1 %, 500 USD and 5 m")).toBe("90\u00a0km/h, 12\u00a0°C, 45\u00a0mins, 4.1\u00a0%, 500\u00a0USD and 5\u00a0m");
	expect(noBreak("22 machines, 2 minutes, 19 h2o")).toBe("22 machines, 2 minutes, 19 h2o");
});
