import type { Block, DocumentModel, Entry } from "#app/documents/model.ts";
import { instantAt } from "#app/domain/content/event/days.server.ts";
import { documentFrame, type Page } from "#app/domain/content/event/document.server.ts";
import { COUNTRY_FACTS } from "#app/domain/content/region/country-facts.ts";
import { listRegions } from "#app/domain/content/region/queries.server.ts";
import type { Region, RegionId } from "#app/domain/content/region/schema.ts";
import { type RegionView, regionView } from "#app/domain/content/region/view.server.ts";
import { listSpeakers } from "#app/domain/program/speaker/queries.server.ts";
import { countryName, formatClock, formatList, formatMonthDay, nameOfCode } from "#app/i18n/format.server.ts";
import { translate } from "#app/i18n/translated.ts";

/** @throws 404 if there is no such region */
export async function guideDocument(id: RegionId, page: Page): Promise<DocumentModel> {
	const { locale, texts, addressOf } = page;
	const region = (await listRegions()).find((one) => one.id === id);
	if (!region) throw new Response(null, { status: 404 });
	const { guide: text } = texts("documents");
	const { industries, facts } = texts("regions");
	const view = regionView(region, locale);
	const listed = (title: string, items: object): Block[] => [
		{ kind: "section", title: { text: title } },
		{ kind: "list", items: Object.values(items).map((item: string) => ({ text: item })) },
	];
	const blocks: Block[] = [
		{ kind: "section", title: view.title },
		...view.paragraphs.map((paragraph, index) => ({ kind: "paragraph", text: paragraph, look: index === 0 ? "lead" : undefined }) as const),
		{ kind: "section", title: { text: facts }, newPage: true },
		{ kind: "figures", figures: view.facts },
		{ kind: "heading", title: { text: industries } },
		{ kind: "list", items: view.industries },
		...listed(text.market, text.markets[id]),
		...countriesOf(view, page),
		...listed(text.working, text.ways[id]),
		...listed(text.calendar, text.calendars[id]),
		...agenciesOf(region, page),
		...(await speakersOf(region, page)),
		{ kind: "section", title: { text: text.more } },
		{ kind: "paragraph", text: { text: text.moreText, href: addressOf(`/regions?tab=${id}`) } },
	];
	return documentFrame(page, { title: text.titles[id], subject: text.subject, cover: { height: "tall", lead: { text: text.lead } }, blocks });
}

function countriesOf({ countries }: RegionView, { event, locale, texts }: Page): Block[] {
	const { guide: text } = texts("documents");
	const { countries: title, capital, population } = texts("regions");
	const known = countries.flatMap(({ code, name }) => {
		const facts = COUNTRY_FACTS[code];
		return facts ? [{ name: { text: name }, facts }] : [];
	});
	const noon = instantAt(event, event.startDate, "12:00").toString();
	const blocks: Block[] = [
		{ kind: "section", title: { text: title }, newPage: true },
		{
			kind: "table",
			head: [text.country, capital, population],
			widths: [1, 1, 1],
			rows: countries.map(({ name, capital, population }) => ({ name: { text: name }, cells: [capital, { text: population }] })),
		},
	];
	if (known.length === 0) return blocks;
	return [
		...blocks,
		{ kind: "heading", title: { text: text.money } },
		{
			kind: "table",
			head: [text.country, text.currency, text.language],
			widths: [1, 1, 1],
			rows: known.map(({ name, facts: { currency, languages } }) => ({
				name,
				cells: [
					{ text: `${nameOfCode("currency", currency, locale)} (${currency})` },
					{
						text: formatList(
							languages.map((code) => nameOfCode("language", code, locale)),
							locale,
						),
					},
				],
			})),
		},
		{ kind: "heading", title: { text: text.travel } },
		{
			kind: "table",
			head: [text.country, text.noon, text.dialing, text.sockets, text.nationalDay],
			widths: [1.1, 1.2, 0.8, 0.8, 1],
			rows: known.map(({ name, facts: { timeZone, dialing, sockets, nationalDay } }) => ({
				name,
				cells: [formatClock(noon, locale, timeZone), dialing, sockets, formatMonthDay(nationalDay, locale)].map((text) => ({ text })),
			})),
		},
		{ kind: "paragraph", text: { text: text.travelNote }, look: "quiet" },
	];
}

function agenciesOf({ countries }: Region, { locale, texts }: Page): Block[] {
	const { guide: text } = texts("documents");
	const facts = countries.flatMap(({ code }) => {
		const agency = COUNTRY_FACTS[code]?.agency;
		return agency
			? [{ term: countryName(code, locale), value: { text: `${agency.name}, ${new URL(agency.website).host.replace("www.", "")}`, href: agency.website } }]
			: [];
	});
	return facts.length > 0
		? [
				{ kind: "section", title: { text: text.help } },
				{ kind: "paragraph", text: { text: text.helpText } },
				{ kind: "facts", facts },
			]
		: [];
}

async function speakersOf({ countries }: Region, { locale, texts, addressOf }: Page): Promise<Block[]> {
	const codes = countries.map(({ code }) => code as string);
	const speakers = (await listSpeakers()).filter(({ country }) => codes.includes(country));
	const entries = speakers.map(({ id, name, title, company, country }): Entry => {
		const words = [translate(title, locale).text, company].filter(Boolean).join(", ");
		return { title: { text: name, href: addressOf(`/speakers/${id}`) }, note: { text: [words, countryName(country, locale)].join(" · ") } };
	});
	return entries.length > 0
		? [
				{ kind: "section", title: { text: texts("documents").guide.speakers } },
				{ kind: "entries", entries },
			]
		: [];
}
