import { localePath } from "#app/i18n/config.ts";
import { jsonLdOf, texts } from "./html.ts";
import { type Asked, INSTANTS, type Reader, readDate, readInstants, readOffset, readPrice, readTimes, SLOT, saysCancelled, TIMES } from "./session-facts.ts";

const documentOf = ({ visitor, locale }: Asked, path: string) => visitor.document(localePath(locale, path));
const within = (element: Element | null | undefined, selector: string) => texts(element as unknown as Document, selector);

function dateAbove(element: Element, { locale }: Asked): string | undefined {
	const section = element.parentElement?.closest("section");
	if (!section) return undefined;
	const named = section.ownerDocument.getElementById(section.getAttribute("aria-labelledby") ?? "");
	const heading = named?.textContent ?? within(section, "h2, h3")[0] ?? "";
	return readDate(locale, heading.replace(/^.*: /, "")) ?? dateAbove(section, { locale } as Asked);
}

function columnOf(cell: Element): string | undefined {
	const rows = [...(cell.closest("table")?.querySelectorAll("tr") ?? [])];
	const grid = rows.map((): Element[] => []);
	for (const [y, row] of rows.entries())
		for (const one of row.children) {
			const free = [...(grid[y] ?? []), undefined].indexOf(undefined);
			const size = (name: string) => Number(one.getAttribute(name) ?? 1);
			for (const spanned of grid.slice(y, y + size("rowspan"))) for (let x = free; x < free + size("colspan"); x += 1) spanned[x] = one;
		}
	const column = grid.find((row) => row.includes(cell))?.indexOf(cell) ?? -1;
	return grid[0]?.[column]?.textContent ?? undefined;
}

const rowOn = (pathOf: (asked: Asked) => string, { isDated = true } = {}): Reader => ({
	shows: ["title", ...(isDated ? SLOT : TIMES), "room", "isCancelled"],
	read: async (asked) => {
		const document = await documentOf(asked, pathOf(asked));
		// Home's rows have no ids, to save bytes.
		const row = document.getElementById(asked.id) ?? document.querySelector(`#agenda h4 a[href$="/${asked.id.replace(/^workshop-/, "")}"]`)?.closest("li");
		if (!row) return undefined;
		const [times] = within(row, ":scope > p");
		const [title] = within(row, "h3, h4");
		return {
			title,
			...(isDated && { date: dateAbove(row, asked) }),
			...readTimes(times),
			room: row.querySelector(".session-facts")?.firstChild?.textContent ?? undefined,
			isCancelled: within(row, ".text-danger").some(saysCancelled),
		};
	},
});

const page: Reader = {
	shows: ["title", ...INSTANTS, "room", "price", "isCancelled"],
	read: async (asked) => {
		const document = await documentOf(asked, asked.path);
		const [date, times, zone] = texts(document, "main aside div:nth-child(1) > dd > span");
		const [room] = texts(document, "main aside div:nth-child(2) > dd > span");
		const [price] = texts(document, "main aside .heading.tabular");
		return {
			title: texts(document, "h1")[0],
			date: readDate(asked.locale, date),
			...readTimes(times),
			offset: readOffset(zone),
			room,
			price: price ? readPrice(price) : undefined,
			isCancelled: texts(document, "h1 ~ p.font-semibold").some(saysCancelled),
		};
	},
};

const grid: Reader = {
	shows: ["title", ...SLOT, "room", "isCancelled"],
	read: async (asked) => {
		const document = await documentOf(asked, `/agenda?view=grid&day=${asked.day}`);
		const cell = document.querySelector(`td:has(a[href="${localePath(asked.locale, asked.path)}"])`);
		if (!cell) return undefined;
		const [times] = within(cell, "span.tabular");
		const [title] = within(cell, "a");
		const isCancelled = within(cell, "strong").some(saysCancelled);
		return { title, date: dateAbove(cell, asked), ...readTimes(times), room: columnOf(cell), isCancelled };
	},
};

const workshopCard: Reader = {
	shows: ["title", ...SLOT, "room", "price", "isCancelled"],
	read: async (asked) => {
		const document = await documentOf(asked, "/workshops");
		const card = document.querySelector(`main article:has(a[href="${localePath(asked.locale, asked.path)}"])`);
		const [date, times, , room] = within(card, ".workshop-facts").join().split(" · ");
		const [title] = within(card, "h3");
		const [price] = within(card, ".workshop-price");
		const isCancelled = within(card, "strong").some(saysCancelled);
		return { title, date: readDate(asked.locale, date), ...readTimes(times), room, price: readPrice(price), isCancelled };
	},
};

const search: Reader = {
	shows: ["title"],
	read: async (asked) => {
		const document = await documentOf(asked, `/search?q=${encodeURIComponent(asked.title)}`);
		return { title: texts(document, `main h3 a[href="${localePath(asked.locale, asked.path)}"]`)[0] };
	},
};

interface JsonLdEvent {
	name: string;
	startDate: string;
	endDate: string;
	eventStatus: string;
	url: string;
	location: { name: string };
	offers?: { price: string };
}

function readJsonLd({ name, startDate, endDate, eventStatus, location }: JsonLdEvent) {
	return {
		title: name,
		...readInstants(startDate, endDate),
		room: location.name.split(", ").at(-1),
		isCancelled: eventStatus === "https://schema.org/EventCancelled",
	};
}

const jsonLdOn = async (asked: Asked) => jsonLdOf(await documentOf(asked, asked.path))[0] as JsonLdEvent;

const jsonLdOfPage: Reader = {
	shows: ["title", ...INSTANTS, "room", "isCancelled"],
	read: async (asked) => readJsonLd(await jsonLdOn(asked)),
};

const offer: Reader = {
	shows: ["price"],
	read: async (asked) => {
		const { offers } = await jsonLdOn(asked);
		return offers && { price: readPrice(offers.price) };
	},
};

const jsonLdOfAgenda: Reader = {
	shows: ["title", ...INSTANTS, "room", "isCancelled"],
	read: async (asked) => {
		const [agenda] = jsonLdOf(await documentOf(asked, `/agenda?day=${asked.day}`)) as { subEvent: JsonLdEvent[] }[];
		const event = agenda?.subEvent.find(({ url }) => new URL(url).pathname === localePath(asked.locale, asked.path));
		return event && readJsonLd(event);
	},
};

const meta = (document: Document, property: string) => document.querySelector(`meta[property="${property}"]`)?.getAttribute("content") ?? "";

/** Read from the picture's alternative text. */
const sharePicture: Reader = {
	shows: ["title", ...SLOT, "room", "isCancelled"],
	read: async (asked) => {
		const words = meta(await documentOf(asked, asked.path), "og:image:alt").split(". ");
		const isCancelled = saysCancelled(words[0]);
		const [, title, when = "", room] = isCancelled ? words.slice(1) : words;
		const [day, times] = when.split(" · ");
		return { title, date: readDate(asked.locale, day), ...readTimes(times), room, isCancelled };
	},
};

export const addressOfSharePicture = async (asked: Asked) => meta(await documentOf(asked, asked.path), "og:image");

export const PAGES: Record<string, Reader> = {
	page,
	agenda: rowOn(({ day }) => `/agenda?day=${day}`),
	grid,
	home: rowOn(({ day }) => `/?day=${day}`, { isDated: false }),
	speaker: rowOn(({ speaker }) => `/speakers/${speaker}`),
	"my agenda": rowOn(({ id }) => `/my-agenda?sessions=${id}`),
	search,
	"JSON-LD": jsonLdOfPage,
	"JSON-LD of the agenda": jsonLdOfAgenda,
	"share picture": sharePicture,
};

export const WORKSHOP_PAGES: Record<string, Reader> = { "workshop card": workshopCard };

/** Absent if the workshop is canceled. */
export const WORKSHOP_OFFERS: Record<string, Reader> = { "offer in JSON-LD": offer };
