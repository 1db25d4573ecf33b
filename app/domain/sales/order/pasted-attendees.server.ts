import type { Attendee } from "#app/domain/sales/attendee/attendee.ts";
import { readCsv } from "#app/http/csv.server.ts";
import { EMAIL } from "#app/http/form-rules.ts";
import { type AttendeeValues, attendeeErrors, NO_ATTENDEE, readAttendee } from "./order-form.server.ts";

export type PastedProblem = "unreadable" | "tooMany" | "name" | "email" | "tooLong" | "workshop";
interface WrongLine {
	line: number;
	why: PastedProblem;
	cell: string;
}
type PastedList = { attendees: AttendeeValues[] } | { wrong: WrongLine[] };

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
	const lines = text
		.split(/\r\n?|\n/)
		.map((words, index) => ({ line: index + 1, words }))
		.filter(({ words }) => /[^\s,;]/.test(words));
	const people = lines.slice(lines[0] && isHeading(lines[0].words) ? 1 : 0);
	const attendees: AttendeeValues[] = [];
	const wrong: WrongLine[] = [];
	for (const { line, words } of people.slice(0, count)) {
		const read = readLine(words, workshopIds);
		if ("why" in read) wrong.push({ line, ...read });
		else attendees.push(read);
	}
	const surplus = people[count];
	if (surplus) wrong.push({ line: surplus.line, why: "tooMany", cell: "" });
	return wrong.length > 0 ? { wrong } : { attendees };
}

const isHeading = (words: string) => /^(e-?mail|e-?post(adress)?|correo|mail)\b[^@]*$/i.test(cellsOf(words)?.[1]?.trim() ?? "");

function readLine(words: string, workshopIds: readonly string[]): AttendeeValues | Omit<WrongLine, "line"> {
	const cells = cellsOf(words);
	if (!cells) return { why: "unreadable", cell: "" };
	const [name = "", email = "", company = "", ...more] = cells.map((cell) => cell.trim());
	const numbers = more.join(" ").trim();
	const attendee = readAttendee({ ...NO_ATTENDEE, name, email, company });
	const wrong = attendee.name ? Object.entries(attendeeErrors(attendee))[0] : (["name", "name"] as const);
	if (wrong) return { why: wrong[1] as PastedProblem, cell: attendee[wrong[0] as keyof Attendee] };
	const chosen = numbers === "-" ? [] : numbers.split(/[\s+&/,;]/).filter(Boolean);
	const workshops = chosen.map((number) => (/^\d{1,2}$/.test(number) ? workshopIds[Number(number) - 1] : undefined));
	const unknown = workshops.indexOf(undefined);
	if (unknown >= 0) return { why: "workshop", cell: chosen[unknown] ?? "" };
	return { ...attendee, workshops: workshops as string[], hasOwn: numbers !== "" };
}

const SEPARATORS = ["\t", ";", ","];

/** Undefined if quotation marks do not match. The line is split by the separator that leaves an email in the second cell, or by the most frequent one. */
function cellsOf(words: string): string[] | undefined {
	const unquoted = words.replace(/"[^"]*"/g, "");
	const countOf = (separator: string) => unquoted.split(separator).length;
	const frequent = SEPARATORS.reduce((best, separator) => (countOf(separator) > countOf(best) ? separator : best));
	const separator = SEPARATORS.find((one) => EMAIL.test(words.split(one)[1]?.trim() ?? "")) ?? frequent;
	const table = readCsv(words, separator);
	return "head" in table ? table.head : undefined;
}
