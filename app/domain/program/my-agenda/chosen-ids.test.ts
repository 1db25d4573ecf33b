import { expect, test } from "vitest";
import { firstFitting, fits, idsQuery, MAX_CHOSEN, readIds, toggled } from "./chosen-ids.ts";

test.each([
	[null, []],
	["", []],
	[" , ,", []],
	["b, a,b", ["b", "a"]],
])("reads %j", (text, ids) => {
	expect(readIds(text)).toEqual(ids);
});

test("toggles an id", () => {
	expect(toggled(["a"], "b")).toEqual(["a", "b"]);
	expect(toggled(["a", "b"], "a")).toEqual(["b"]);
});

test("keeps as many ids as fit into an address", () => {
	const many = Array.from({ length: MAX_CHOSEN + 1 }, (_, index) => `s${index}`);
	expect(fits(many)).toBe(false);
	expect(firstFitting(many)).toEqual(many.slice(0, MAX_CHOSEN));
	const long = Array.from({ length: 20 }, (_, index) => `${index}`.padStart(100, "x"));
	expect(fits(long)).toBe(false);
	expect(firstFitting(long)).toEqual(long.slice(0, 18));
	expect(firstFitting(["y".repeat(2000)])).toEqual([]);
});

test("encodes ids in an address", () => {
	expect(idsQuery(["wind", "a&b"])).toBe("sessions=wind,a%26b");
});
