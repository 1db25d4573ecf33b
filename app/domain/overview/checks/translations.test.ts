import { expect, test } from "vitest";
import { textsOf } from "~/i18n/texts.server";
import { faq } from "../../../../seeds/faq";
import { legalPages } from "../../../../seeds/legal";
import { news } from "../../../../seeds/news";
import { regions } from "../../../../seeds/regions";
import { ana, inAll, keynote, partner, soundContent, tier, workshop } from "../../../../tests/support/content";
import { type Content, loadContent } from "../content.server";
import { checkPictureDescriptions, checkTranslations, translatedIn } from "./translations";

const english = { en: "Only" };
const found = (change: Partial<Content>) =>
	checkTranslations({ ...soundContent, ...change }).map(({ path, count, values }): Record<string, unknown> => ({ path, count, ...values }));

test("complete content lacks nothing", () => {
	expect(found({})).toEqual([]);
});

test("what an entity lacks is one problem, field by field", () => {
	expect(found({ speakers: [{ ...ana, title: { en: "Engineer", es: " ", sv: "Ingenjör" }, bio: english }] })).toEqual([
		{
			path: "/admin/speakers/ana",
			count: 2,
			noun: { noun: "speaker" },
			name: "Ana",
			missing: {
				missing: [
					{ field: "title", locales: ["es"] },
					{ field: "bio", locales: ["es", "sv"] },
				],
			},
		},
	]);
});

test("an empty English text is missing too", () => {
	expect(found({ tiers: [{ ...tier, name: { ...inAll("Negocios"), en: "" } }] })[0]?.missing).toEqual({ missing: [{ field: "name", locales: ["en"] }] });
});

test("every noun is looked at, lists within it included", () => {
	const [region, question, article, legalPage] = [regions[0]!, faq[0]!, news[0]!, legalPages[0]!];
	const incomplete = found({
		event: { ...soundContent.event, tagline: english },
		speakers: [{ ...ana, bio: english }],
		sessions: [{ ...keynote, location: english }],
		workshops: [{ ...workshop, description: english }],
		tiers: [{ ...tier, description: english }],
		partners: [{ ...partner, description: english }],
		news: [
			{ ...article, content: english },
			{ ...article, id: "draft", draft: true, content: english },
		],
		regions: [
			{
				...region,
				countries: [region.countries[0]!, { ...region.countries[1]!, capital: english }],
				industries: [english],
				facts: [{ figure: inAll("1"), label: english }],
			},
		],
		faq: [{ ...question, answer: english }],
		legalPages: [{ ...legalPage, body: english }],
	});
	const lines = incomplete.map(({ noun, path, missing }) => [
		(noun as { noun: string }).noun,
		path,
		(missing as { missing: { field: string }[] }).missing.map(({ field }) => field),
	]);
	expect(lines).toEqual([
		["event", "/admin/event/latam-nordics-2025", ["tagline"]],
		["speaker", "/admin/speakers/ana", ["bio"]],
		["session", "/admin/agenda/keynote", ["location"]],
		["workshop", "/admin/workshops/pumps", ["description"]],
		["tier", "/admin/tickets/business", ["description"]],
		["partner", "/admin/partners/solmar", ["description"]],
		["article", `/admin/news/${article.id}`, ["content"]],
		["article", "/admin/news/draft", ["content"]],
		["region", `/admin/regions/${region.id}`, ["countries", "industries", "facts"]],
		["question", `/admin/faq/${question.id}`, ["answer"]],
		["legalPage", `/admin/legal/${legalPage.id}`, ["body"]],
	]);
});

test("what is older than its English is a problem of its own", () => {
	const stale = { ...inAll("Builds"), stale: ["es" as const, "sv" as const] };
	const problems = checkTranslations({ ...soundContent, speakers: [{ ...ana, title: { en: "Engineer", es: "Ingeniera" }, bio: stale }] });
	expect(problems.map(({ kind, values }) => [kind, values.missing])).toEqual([
		["textMissing", { missing: [{ field: "title", locales: ["sv"] }] }],
		["textStale", { missing: [{ field: "bio", locales: ["es", "sv"] }] }],
	]);
});

test("a picture that is not described in every language is found", () => {
	const picture = { id: "abc", name: "Aqueduct.jpg", alt: { en: "Arches", es: "", sv: "Valv" }, width: 10, height: 10, focus: { x: 0.5, y: 0.5 } };
	const problem = { kind: "pictureUndescribed", path: "/admin/pictures/abc", values: { name: "Aqueduct.jpg", languages: { locales: ["es"] } } };
	expect(checkPictureDescriptions({ pictures: [picture, { ...picture, alt: inAll("Arches") }], speakers: [] })).toEqual([problem]);

	const portrait = { ...picture, id: "0".repeat(24) };
	const speakers = [{ ...ana, photo: `/pictures/${portrait.id}` }];
	expect(checkPictureDescriptions({ pictures: [portrait], speakers })).toEqual([]);
	expect(checkPictureDescriptions({ pictures: [portrait], speakers, regions: [{ image: `/pictures/${portrait.id}` }] as never }).length).toBe(1);
});

test("every field that holds texts has a name for readers", async () => {
	const { event, ...lists } = await loadContent();
	const entities: object[] = [event, ...Object.values(lists).flat()];
	const fields = new Set(entities.flatMap((entity) => Object.entries(entity).flatMap(([field, value]) => (translatedIn(value).length > 0 ? [field] : []))));
	expect([...fields].sort()).toEqual(Object.keys(textsOf("dashboard", "en", {}).fields).sort());
});
