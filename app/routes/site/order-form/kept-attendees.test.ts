import { expect, test } from "vitest";
import { NO_ATTENDEE } from "#app/domain/sales/order/order-form.server.ts";
import { keptAttendees } from "./kept-attendees.server.ts";

const called = (names: readonly string[]) => names.map((name) => ({ ...NO_ATTENDEE, name, workshops: name === "Ana" ? ["pumps"] : [] }));
const kept = (names: readonly string[], shown: readonly string[], wanted: readonly string[]) =>
	keptAttendees(called(names), shown, wanted).map(({ name, workshops }) => [name, ...workshops].join(" "));

test("attendees stay with their tier, the remaining ones go to new tickets, and those without a ticket come last", () => {
	const names = ["Ana", "Bo", "Cia", "", "Dag", "Eva"];
	const shown = ["hall", "hall", "free", "free", "free"];
	expect(kept(names, shown, ["hall", "free", "free"])).toEqual(["Ana pumps", "Cia", "", "Bo", "Dag", "Eva"]);
	expect(kept(["Ana", ""], ["free", "free"], ["hall", "free", "free", "free"])).toEqual(["", "Ana pumps", "", ""]);
	expect(kept(["Ana", "Bo", "Cia"], ["hall", "hall"], ["hall", "free", "free"])).toEqual(["Ana pumps", "Bo", "Cia"]);
});
