import { expect, test } from "vitest";
import { isSamePage, readKept } from "./kept.ts";

test("the form is kept for its entry in the history and for other languages, not for a new start", () => {
	const kept = { key: "a", pathname: "/tickets/order", search: "?standard=1", typed: [["buyerName", "Ana Ruiz"]] };
	expect([readKept(JSON.stringify(kept)), readKept("{"), readKept(null), readKept(undefined)]).toEqual([kept, undefined, undefined, undefined]);
	expect(
		[
			{ key: "a", pathname: "/tickets/order", search: "?standard=1" },
			{ key: "b", pathname: "/es/tickets/order", search: "?standard=1" },
			{ key: "b", pathname: "/tickets/order", search: "?standard=1" },
			{ key: "b", pathname: "/es/tickets/order", search: "?standard=2" },
		].map((page) => isSamePage(kept, page)),
	).toEqual([true, true, false, false]);
});
