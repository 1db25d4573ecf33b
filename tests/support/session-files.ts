import { parse as parseCsv } from "csv-parse/sync";
import ICAL from "ical.js";
import { localePath } from "#app/i18n/config.ts";
import { texts } from "./html.ts";
import { elementsIn, readPdf, textsIn } from "./pdf.ts";
import { readScheduleJson, readScheduleXml } from "./schedule-rules.ts";
import { type Asked, INSTANTS, type Reader, readDate, readInstants, readInstantsIn, readTimes, SLOT, saysCancelled } from "./session-facts.ts";

const fileOf = ({ visitor, locale }: Asked, path: string) => visitor.get(localePath(locale, path));
const isOf = ({ locale, path }: Asked, url: string) => new URL(url).pathname === localePath(locale, path);

interface Entry {
	id: string;
	title: string;
	date: string;
	startTime: string;
	endTime?: string;
	/** Minutes. */
	duration?: number;
	location: string;
	price?: number;
	status?: string;
}

type Call = "agenda" | "workshops";

function entryIn(entries: Entry[], call: Call, asked: Asked) {
	const wanted = call === "agenda" ? asked.id : asked.path.split("/").at(-1);
	const entry = entries.find(({ id }) => id === wanted);
	if (!entry) return undefined;
	const { title, date, startTime: start, endTime, duration: minutes = 0, location: room, price, status } = entry;
	const end = endTime ?? Temporal.PlainTime.from(start).add({ minutes }).toString().slice(0, 5);
	return { title, date, start, end, room, price: call === "agenda" ? undefined : price, isCancelled: status === "cancelled" };
}

const SHOWN_BY_CALLS = { agenda: ["title", ...SLOT, "room", "isCancelled"], workshops: ["title", ...SLOT, "room", "price", "isCancelled"] } as const;

const answerOf = (call: Call): Reader => ({
	shows: [...SHOWN_BY_CALLS[call]],
	read: async (asked) => entryIn(await asked.visitor.api(`${call}?lng=${asked.locale}`), call, asked),
});

/** API descriptions, for programs in English only; their examples show only the first entry. */
const exampleOf = (call: Call): Reader => ({
	shows: [...SHOWN_BY_CALLS[call]],
	read: async (asked) => {
		if (asked.locale !== "en") {
			const page = await asked.visitor.document(localePath(asked.locale, "/api"));
			return entryIn(JSON.parse(texts(page, `[aria-labelledby="${call}"] pre`)[0] ?? ""), call, asked);
		}
		const { paths } = await asked.visitor.api<{ paths: Record<string, { get: { responses: object } }> }>("openapi.json");
		const [answer] = Object.values(paths[`/api/${call}`]?.get.responses ?? {}) as { content: Record<string, { example: Entry[] }> }[];
		return entryIn(answer?.content["application/json"]?.example ?? [], call, asked);
	},
});

const calendar = (pathOf: (asked: Asked) => string): Reader => ({
	shows: ["title", ...INSTANTS, "room", "isCancelled"],
	read: async (asked) => {
		const file = new ICAL.Component(ICAL.parse(await (await fileOf(asked, pathOf(asked))).text()));
		const entry = file.getAllSubcomponents("vevent").find((one) => isOf(asked, String(one.getFirstPropertyValue("url"))));
		if (!entry) return undefined;
		const { summary, location, startDate, endDate } = new ICAL.Event(entry);
		const instant = (time: ICAL.Time) => new Date(time.toUnixTime() * 1000).toISOString();
		return {
			title: summary,
			...readInstantsIn(startDate.zone.tzid, instant(startDate), instant(endDate)),
			room: location.split(", ")[0],
			isCancelled: entry.getFirstPropertyValue("status") === "CANCELLED",
		};
	},
});

const calendarLink = (host: string, read: (query: URLSearchParams) => { title?: string; times: [string, string]; timeZone?: string }): Reader => ({
	shows: ["title", ...INSTANTS, "room"],
	read: async (asked) => {
		const document = await asked.visitor.document(localePath(asked.locale, asked.path));
		const address = document.querySelector(`a[href^="https://${host}/"]`)?.getAttribute("href");
		if (!address) return undefined;
		const query = new URL(address).searchParams;
		const { times, timeZone = asked.timeZone, ...facts } = read(query);
		return { ...facts, ...readInstantsIn(timeZone, ...times), room: query.get("location")?.split(", ")[0] };
	},
});

const google = calendarLink("calendar.google.com", (query) => ({
	title: query.get("text") ?? undefined,
	times: query.get("dates")?.split("/") as [string, string],
	timeZone: query.get("ctz") ?? undefined,
}));

const outlook = calendarLink("outlook.live.com", (query) => ({
	title: query.get("subject") ?? undefined,
	times: [query.get("startdt") ?? "", query.get("enddt") ?? ""],
}));

const document: Reader = {
	shows: ["title", ...SLOT, "room", "isCancelled"],
	read: async (asked) => {
		const { structure } = readPdf(new Uint8Array(await (await fileOf(asked, "/schedule.pdf")).arrayBuffer()));
		for (const section of structure.split(/^(?= *H2)/m))
			for (const item of elementsIn(section, "LI")) {
				const paragraphs = textsIn(item, "P");
				const title = paragraphs.indexOf(asked.title);
				if (title < 0) continue;
				const date = readDate(asked.locale, textsIn(section, "H2")[0]);
				const room = paragraphs[title + 1]?.split(" · ")[0];
				return { title: asked.title, date, ...readTimes(textsIn(item, "Lbl")[0]), room, isCancelled: paragraphs.slice(0, title).some(saysCancelled) };
			}
		return undefined;
	},
};

interface Scheduled {
	url: string;
	title: string;
	date: string;
	duration: string;
	room: string;
}

function readScheduled(events: Scheduled[], asked: Asked) {
	const event = events.find(({ url }) => isOf(asked, url));
	if (!event) return undefined;
	const [hours, minutes] = event.duration.split(":").map(Number);
	const end = Temporal.PlainDateTime.from(event.date.slice(0, 16)).add({ hours, minutes });
	const [, mark, title] = /^(?:(\p{L}+): )?(.*)$/u.exec(event.title) ?? [];
	const isCancelled = saysCancelled(mark);
	return { title: isCancelled ? title : event.title, ...readInstants(event.date, String(end)), room: event.room, isCancelled };
}

const schedule = (format: "json" | "xml"): Reader => ({
	shows: ["title", ...INSTANTS, "room", "isCancelled"],
	read: async (asked) => {
		const file = await fileOf(asked, `/schedule.${format}`);
		if (format === "xml")
			return readScheduled(
				readScheduleXml(await file.text()).day.flatMap(({ room }) => room.flatMap(({ event }) => event)),
				asked,
			);
		return readScheduled(
			readScheduleJson(await file.json()).conference.days.flatMap(({ rooms }) => Object.values(rooms).flat()),
			asked,
		);
	},
});

const table: Reader = {
	shows: ["title", ...INSTANTS, "room", "isCancelled"],
	read: async (asked) => {
		const rows = parseCsv(await (await fileOf(asked, "/agenda.csv")).text(), { bom: true, columns: true }) as Record<string, string>[];
		const { title, date, startTime: start, endTime: end, timeZone, room, status } = rows.find(({ id }) => id === asked.id) ?? {};
		const { offset } = Temporal.PlainDateTime.from(`${date}T${start}`).toZonedDateTime(timeZone ?? "");
		return { title, date, start, end, offset, room, isCancelled: saysCancelled(status) };
	},
};

export const FILES: Record<string, Reader> = {
	"/api/agenda": answerOf("agenda"),
	"calendar of the summit": calendar(() => "/agenda.ics"),
	"calendar of its own": calendar(({ path }) => `${path}.ics`),
	"/schedule.json": schedule("json"),
	"/schedule.xml": schedule("xml"),
	"/schedule.pdf": document,
	"/agenda.csv": table,
};

/** Only the first session is in examples. */
export const FIRST_FILES: Record<string, Reader> = { "example of /api/agenda": exampleOf("agenda") };

/** Only workshops, the example with the first. */
export const WORKSHOP_FILES: Record<string, Reader> = {
	"/api/workshops": answerOf("workshops"),
	"example of /api/workshops": exampleOf("workshops"),
};

/** Not for canceled sessions. */
export const CALENDAR_LINKS: Record<string, Reader> = { Google: google, Outlook: outlook };
