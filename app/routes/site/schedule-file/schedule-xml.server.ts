import type { ScheduleEvent, ScheduleFile } from "#app/domain/program/timetable/schedule-file.server.ts";
import { withoutControls } from "#app/http/lines.ts";
import { escaped } from "#app/ui/html.ts";

/** The older format that most conference apps read. `address` is the file's own. */
export function scheduleXml({ schedule: { version, conference } }: ScheduleFile, address: string): string {
	const guids = new Map(conference.rooms.map(({ name, guid }) => [name, guid]));
	const days = conference.days.map(({ index, date, day_start, day_end, rooms }) =>
		element(
			"day",
			{ index, date, start: day_start, end: day_end },
			Object.entries(rooms).map(([name, events]) => element("room", { name, guid: guids.get(name) }, events.map(eventXml))),
		),
	);
	const { title, acronym, start, end, daysCount, timeslot_duration, time_zone_name, url, tracks } = conference;
	const about = { title, acronym, start, end, days: daysCount, timeslot_duration, url, time_zone_name };
	const parts = [
		texts({ url: address, version }),
		element("conference", {}, [texts(about), ...tracks.map(({ name, slug }) => element("track", { name, slug }, escaped(name)))]),
		...days,
	];
	return `<?xml version="1.0" encoding="UTF-8"?>\n${element("schedule", {}, parts)}\n`;
}

function eventXml({ id, guid, persons, links, attachments, ...event }: ScheduleEvent): string {
	const { room, title, type, date, start, duration, abstract, track, language, url } = event;
	const recording = links.find((link) => link.type === "media")?.url;
	return element("event", { id, guid }, [
		texts({ room, title, type, date, start, duration, abstract, track: track ?? "", language: language ?? "", url }),
		element(
			"persons",
			{},
			persons.map(({ id, guid, name }) => element("person", { id, guid }, escaped(withoutControls(name)))),
		),
		...(recording ? [element("recording", {}, texts({ license: "", optout: "false", url: recording }))] : []),
		element("links", {}, references("link", links)),
		element("attachments", {}, references("attachment", attachments)),
	]);
}

const references = (name: string, all: { type: string; url: string; title: string }[]) =>
	all.map(({ type, url, title }) => element(name, { href: url, type }, escaped(title)));

const texts = (values: Record<string, string | number>) =>
	Object.entries(values)
		.map(([name, value]) => element(name, {}, escaped(withoutControls(String(value)))))
		.join("\n");

/** @param inside XML: elements, each on its own line, or escaped text */
function element(name: string, attributes: Record<string, string | number | undefined>, inside: string | string[]): string {
	const written = Object.entries(attributes).map(([key, value]) => (value === undefined ? "" : ` ${key}="${escaped(withoutControls(String(value)))}"`));
	return `<${name}${written.join("")}>${typeof inside === "string" ? inside : inside.map((part) => `\n${part}`).join("")}${typeof inside === "string" ? "" : "\n"}</${name}>`;
}
