import type { Attendee } from "#app/domain/sales/attendee/attendee.ts";
import { readCsv } from "#app/http/csv.server.ts";
import { EMAIL } from "#app/http/form-rules.ts";
import { type AttendeeValues, attendeeErrors, NO_ATTENDEE, readAttendee } from "./order-form.server.ts";

export type PastedProblem = "unreadable" | "tooMany" | "name" | "email" | "tooLong" | "workshop";
type PastedList = { attendees: AttendeeValues[] } | { line: number; why: PastedProblem; cell: string };

interface Limits {
	/** Number of tickets. */
	count: number;
	/** Workshop ids by their number in the form, from 1. */
	workshopIds: readonly string[];
}

/**
 * Reads one line for each person: name, email, company and numbers of workshops, separated by tabs, semicolons or commas. A heading is skipped.
 * Without further cells the person gets the workshops chosen for all; `-` is none.
 */
export function readPastedList(text: string, { count, workshopIds }: Limits): PastedList {
	const table = readCsv(text);
	if (!("lines" in table)) return { line: "brokenLine" in table ? table.brokenLine : 1, why: "unreadable", cell: "" };
	const [, second = ""] = table.head;
	const isHeading = !EMAIL.test(second.trim()) && /^(e-?mail|e-?post|correo|mail)\b[^@]*$/i.test(second.trim());
	const lines = isHeading ? table.lines : [{ line: 1, cells: table.head }, ...table.lines];
	const attendees: AttendeeValues[] = [];
	for (const { line, cells } of lines) {
		const [name = "", email = "", company = "", ...more] = cells.map((cell) => cell.trim());
		const numbers = more.join(" ").trim();
		if (attendees.length === count) return { line, why: "tooMany", cell: "" };
		const attendee = readAttendee({ ...NO_ATTENDEE, name, email, company });
		const wrong = attendee.name ? Object.entries(attendeeErrors(attendee))[0] : (["name", "name"] as const);
		if (wrong) return { line, why: wrong[1] as PastedProblem, cell: attendee[wrong[0] as keyof Attendee] };
		const chosen = numbers === "-" ? [] : numbers.split(/[\s+&/,;]/).filter(Boolean);
		const workshops = chosen.map((number) => (/^\d{1,2}$/.test(number) ? workshopIds[Number(number) - 1] : undefined));
		const unknown = workshops.indexOf(undefined);
		if (unknown >= 0) return { line, why: "workshop", cell: chosen[unknown] ?? "" };
		attendees.push({ ...attendee, workshops: workshops as string[], hasOwn: numbers !== "" });
	}
	return { attendees };
}
