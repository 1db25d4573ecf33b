import { afterAll, expect, test } from "vitest";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { editingOf } from "../support/editing.ts";
import { parse } from "../support/html.ts";
import { organizerOf, type Visitor, visitorOf } from "../support/http.ts";
import { IS_LONG } from "../support/length.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import type { Asked, Reader, SessionFacts } from "../support/session-facts.ts";
import { CALENDAR_LINKS, FILES, FIRST_FILES, WORKSHOP_FILES } from "../support/session-files.ts";
import { addressOfSharePicture, PAGES, WORKSHOP_OFFERS, WORKSHOP_PAGES } from "../support/session-pages.ts";
import { rooms } from "../support/summit/rooms.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const { edit } = editingOf(organizer);

const SESSION = {
	...{ id: "desert-fuel", path: "/agenda/desert-fuel", speaker: "ingrid-solheim" },
	readers: { ...PAGES, ...FILES, ...FIRST_FILES },
	/** Not while it is canceled. */
	invitations: CALENDAR_LINKS,
};
const WORKSHOP: typeof SESSION = {
	...{ id: "workshop-patient-capital", path: "/workshops/patient-capital", speaker: "luciana-barbosa" },
	readers: { ...PAGES, ...WORKSHOP_PAGES, ...FILES, ...WORKSHOP_FILES },
	invitations: { ...CALENDAR_LINKS, ...WORKSHOP_OFFERS },
};
const TITLES = {
	session: { en: "Sails & salt, “again”", es: "Velas y sal; ¿otra vez?", sv: "Segel, salt och ånga" },
	workshop: { en: "Bricks, beams & <code>", es: "Números, ñandúes y más", sv: "Åtta öar på en ö" },
};

type Truth = Omit<SessionFacts, "title" | "room"> & { title: Record<Locale, string>; roomId: string; day: number; timeZone: string };

function expected({ title, roomId, day: _, timeZone: __, ...facts }: Truth, readers: Record<string, Reader>, locale: Locale) {
	const said: SessionFacts = { ...facts, title: title[locale], room: sample(rooms, roomId).name[locale] ?? "" };
	return Object.fromEntries(Object.entries(readers).map(([name, { shows }]) => [name, Object.fromEntries(shows.map((fact) => [fact, said[fact]]))]));
}

async function readAll(readers: Record<string, Reader>, asked: Asked) {
	return Object.fromEntries(await Promise.all(Object.entries(readers).map(async ([name, { read }]) => [name, await read(asked)])));
}

/** One language in `npm test`: dates and zones use the same code in all. */
const LOCALES_LATER = IS_LONG ? LOCALES : LOCALES.slice(-1);

const pictures = new Set<string>();

function reader(): Visitor {
	const pages = new Map<string, Promise<Document>>();
	const open = (path: string) => {
		const page = visitor.document(path);
		pages.set(path, page);
		return page;
	};
	return { ...visitor, document: (path) => pages.get(path) ?? open(path) };
}

/** Compares every place, in the given languages, with the organizers' input. */
async function expectEverywhere(locales: readonly Locale[], ...written: [typeof SESSION, Truth][]) {
	for (const locale of locales) {
		const visitor = reader();
		for (const [{ readers, invitations, ...session }, truth] of written) {
			const asked = { visitor, locale, ...session, title: truth.title[locale], day: truth.day, timeZone: truth.timeZone };
			const all = { ...readers, ...invitations };
			const nothing = Object.fromEntries(Object.keys(invitations).map((name) => [name, undefined]));
			const said = { ...expected(truth, all, locale), ...(truth.isCancelled && nothing) };
			expect({ locale, ...(await readAll(all, asked)) }).toEqual({ locale, ...said });
			pictures.add(await addressOfSharePicture(asked));
		}
	}
}

const titled = (title: Record<Locale, string>) => Object.fromEntries(LOCALES.map((locale) => [`title.${locale}`, title[locale]]));
/** Early, as the API's examples use the first sessions. */
const before = { day: 1, date: "2025-11-19", offset: "-06:00", timeZone: "America/Mexico_City" };
const session: Truth = { ...before, title: TITLES.session, start: "05:10", end: "06:25", roomId: "arches-room", isCancelled: true };
const workshop: Truth = { ...before, title: TITLES.workshop, start: "06:30", end: "08:05", roomId: "maker-studio", price: 12345, isCancelled: false };

test("edits of a session and of a workshop are consistent everywhere, in each language", async () => {
	await edit("/admin/agenda/desert-fuel", {
		...{ ...titled(TITLES.session), day: "1", startTime: "05:10", endTime: "06:25", roomId: "arches-room", status: "cancelled" },
	});
	await edit("/admin/workshops/patient-capital", {
		...{ ...titled(TITLES.workshop), date: "2025-11-19", startTime: "06:30", durationMinutes: "95", roomId: "maker-studio", price: "123.45" },
	});
	await expectEverywhere(LOCALES, [SESSION, session], [WORKSHOP, workshop]);
});

test("a move of the summit to other dates and another zone is consistent, on the day of a clock change", async () => {
	const dates = { startDate: "2026-03-29", endDate: "2026-03-31" };
	const path = "/admin/settings/event";
	const moved = { ...dates, timeZone: "Europe/Helsinki" };
	const question = parse(await (await organizer.post(path, { ...(await organizer.formOf(path)), ...moved })).text());
	await edit(path, { ...moved, confirmed: question.querySelector("[role=alert] button")?.getAttribute("value") ?? "" });
	await edit("/admin/agenda/desert-fuel", { status: "published" });
	await edit("/admin/workshops/patient-capital", { status: "cancelled" });
	const after = { date: dates.startDate, offset: "+03:00", timeZone: "Europe/Helsinki" };
	await expectEverywhere(LOCALES_LATER, [SESSION, { ...session, ...after, isCancelled: false }], [WORKSHOP, { ...workshop, ...after, isCancelled: true }]);
});

test("each change produces another share picture", () => {
	expect(pictures.size).toBe(2 * (LOCALES.length + LOCALES_LATER.length));
});
