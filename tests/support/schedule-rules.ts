import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";

/** c3voc's rules for schedules (voc/schedule, `validator/json/schema.json` and `validator/xsd/schedule.xml.xsd`), rewritten. */

const date = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const guid = z.guid();
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const span = z.string().regex(/^\d{1,2}:\d{2}$/);
const web = z.url({ protocol: /^https?$/ });
const slug = z.string().regex(/^[a-z0-9_-]+[a-z0-9]$/);
const references = z.array(
	z.strictObject({ url: web, title: z.string().optional(), type: z.enum(["slides", "paper", "web", "blog", "article", "media", "related", "activitypub"]) }),
);

const jsonEvent = z.strictObject({
	id: z.int().min(1),
	guid,
	date: instant,
	start: clock,
	duration: span,
	room: z.string(),
	slug,
	url: web,
	title: z.string(),
	subtitle: z.string().nullable(),
	track: z.string().nullable(),
	type: z.string(),
	language: z.string().nullable(),
	abstract: z.string().nullable(),
	// Persons as in pretalx, or as in frab, which had a `public_name`.
	persons: z.array(z.object({ id: z.int(), guid, name: z.string(), url: web, public_name: z.never().optional() })),
	links: references,
	attachments: references,
});

const jsonSchedule = z.strictObject({
	schedule: z.object({
		version: z.string(),
		base_url: web,
		rooms: z.never().optional(),
		conference: z.strictObject({
			acronym: z.string().regex(/^[a-z0-9_-][a-z0-9_]{3,}(-2\d{3}-[a-z]+)?$/),
			title: z.string(),
			start: date,
			end: date,
			daysCount: z.int(),
			timeslot_duration: z.string(),
			time_zone_name: z.string().regex(/^([A-Z][a-z]+\/[A-Z][a-z]+)|UTC$/),
			url: web,
			tracks: z.array(z.object({ name: z.string(), slug })),
			rooms: z.array(z.strictObject({ name: z.string(), guid, description: z.string().nullable(), capacity: z.number().nullable() })),
			days: z.array(z.strictObject({ index: z.int(), date, day_start: instant, day_end: instant, rooms: z.record(z.string(), z.array(jsonEvent)) })),
		}),
	}),
});

export const readScheduleJson = (json: unknown) => jsonSchedule.parse(json).schedule;

const text = z.string();
const number = z.string().regex(/^[1-9]\d*$/);
const child = { "#text": text, "@href": text, "@type": text };
const xmlEvent = z.strictObject({
	"@id": number,
	"@guid": guid,
	room: text,
	title: text,
	type: text,
	date: instant,
	start: clock,
	duration: span,
	abstract: text,
	track: text,
	language: text,
	url: web,
	persons: z.union([z.literal(""), z.strictObject({ person: z.array(z.strictObject({ "#text": text, "@id": number, "@guid": guid })) })]),
	recording: z.strictObject({ license: text, optout: z.enum(["true", "false"]), url: web }).optional(),
	links: z.union([z.literal(""), z.strictObject({ link: z.array(z.strictObject(child)) })]),
	attachments: z.union([z.literal(""), z.strictObject({ attachment: z.array(z.strictObject(child)) })]),
});

const xmlSchedule = z
	.strictObject({
		url: web,
		version: text,
		conference: z.strictObject({
			title: text,
			acronym: z.string().regex(/^[a-z0-9_-]{4,}$/),
			start: date,
			end: date,
			days: number,
			timeslot_duration: span,
			url: web,
			time_zone_name: text,
			track: z.array(z.strictObject({ "#text": text, "@name": text, "@slug": z.string().regex(/^[a-z][a-z0-9-]+$/) })),
		}),
		day: z
			.array(
				z.strictObject({
					"@index": number,
					"@date": date,
					"@start": instant,
					"@end": instant,
					room: z.array(z.strictObject({ "@name": text, "@guid": guid.optional(), event: z.array(xmlEvent) })).default([]),
				}),
			)
			.min(1),
	})
	.refine(({ day }) => {
		const events = day.flatMap(({ room }) => room.flatMap(({ event }) => event));
		const areUnique = (values: string[]) => new Set(values).size === values.length;
		return areUnique(events.map((event) => event["@id"])) && areUnique(events.map((event) => event["@guid"])) && areUnique(day.map((one) => one["@index"]));
	});

const LISTS = ["day", "day.room", "day.room.event", "conference.track"].concat(
	["persons.person", "links.link", "attachments.attachment"].map((path) => `day.room.event.${path}`),
);
const parser = new XMLParser({
	ignoreAttributes: false,
	attributeNamePrefix: "@",
	parseTagValue: false,
	isArray: (_, path) => LISTS.includes(String(path).replace("schedule.", "")),
	ignoreDeclaration: true,
});

/** In XML the order of elements counts, too. */
export function readScheduleXml(xml: string) {
	const isXml = XMLValidator.validate(xml);
	if (isXml !== true) throw new Error(isXml.err.msg);
	const { schedule } = parser.parse(xml) as { schedule: object };
	const order = Object.keys(schedule).join();
	if (order !== "url,version,conference,day") throw new Error(order);
	return xmlSchedule.parse(schedule);
}
