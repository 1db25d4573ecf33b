import { expect, test } from "vitest";
import { faq } from "../../../../../seeds/faq.ts";
import { legalPages } from "../../../../../seeds/legal.ts";
import { news } from "../../../../../seeds/news.ts";
import { regions } from "../../../../../seeds/regions.ts";
import { ana, contentOf, inAll, keynote, lab, partner, soundContent, tier, workshop } from "../../../../../tests/support/content.ts";
import { checkPictureDescriptions, checkTranslations } from "./translations.ts";

const english = { en: "Only" };
const found = (content: Parameters<typeof contentOf>[0]) =>
	checkTranslations({ contents: contentOf(content) }).map(({ path, count, values }): Record<string, unknown> => ({ path, count, ...values }));

test("complete content lacks no translation", () => {
	expect(checkTranslations(soundContent)).toEqual([]);
});

test("an entity with missing translations is one problem that lists its fields", () => {
	expect(found({ speaker: [{ ...ana, title: { en: "Engineer", es: " ", sv: "Ingenjör" }, bio: english }] })).toEqual([
		{
			path: "/admin/speakers/ana",
			count: 2,
			entity: { entity: "editSpeaker" },
			name: "Ana",
			missing: {
				missing: [
					{ field: "title", locales: ["es"] },
					{ field: "bio", locales: ["es", "sv"] },
				],
				texts: "editSpeaker",
			},
		},
	]);
});

test("an empty English text is missing too", () => {
	expect(found({ tier: [{ ...tier, name: { ...inAll("Negocios"), en: "" } }] })[0]?.missing).toEqual({
		missing: [{ field: "name", locales: ["en"] }],
		texts: "editTier",
	});
});

test("every entity is checked, lists within it included", () => {
	const [region, question, article, legalPage] = [regions[0]!, faq[0]!, news[0]!, legalPages[0]!];
	const incomplete = found({
		event: [{ ...soundContent.event, tagline: english }],
		speaker: [{ ...ana, bio: english }],
		session: [{ ...keynote, description: english }],
		workshop: [{ ...workshop, description: english, room: { ...lab, name: english } }],
		room: [{ ...lab, floor: english }],
		tier: [{ ...tier, description: english }],
		partner: [{ ...partner, description: english }],
		article: [
			{ ...article, content: english },
			{ ...article, id: "draft", draft: true, content: english },
		],
		region: [
			{
				...region,
				countries: [region.countries[0]!, { ...region.countries[1]!, capital: english }],
				industries: [english],
				facts: [{ figure: inAll("1"), label: english }],
			},
		],
		question: [{ ...question, answer: english }],
		legalPage: [{ ...legalPage, body: english }],
	});
	const lines = incomplete.map(({ entity, path, missing }) => [
		(entity as { entity: string }).entity,
		path,
		(missing as { missing: { field: string }[] }).missing.map(({ field }) => field),
	]);
	expect(lines).toEqual([
		["editEvent", "/admin/settings/event/texts", ["tagline"]],
		["editSpeaker", "/admin/speakers/ana", ["bio"]],
		["editSession", "/admin/agenda/keynote", ["description"]],
		["editWorkshop", "/admin/workshops/pumps", ["description"]],
		["editRoom", "/admin/rooms/lab", ["floor"]],
		["editTier", "/admin/tickets/business", ["description"]],
		["editPartner", "/admin/partners/solmar", ["description"]],
		["editArticle", `/admin/news/${article.id}`, ["content"]],
		["editArticle", "/admin/news/draft", ["content"]],
		["editRegion", `/admin/regions/${region.id}`, ["countries", "industries", "facts"]],
		["editQuestion", `/admin/faq/${question.id}`, ["answer"]],
		["editLegal", `/admin/legal/${legalPage.id}`, ["body"]],
	]);
});

test("a translation older than its English is a separate problem", () => {
	const stale = { ...inAll("Builds"), stale: ["es" as const, "sv" as const] };
	const problems = checkTranslations({ contents: contentOf({ speaker: [{ ...ana, title: { en: "Engineer", es: "Ingeniera" }, bio: stale }] }) });
	expect(problems.map(({ kind, values }) => [kind, values.missing])).toEqual([
		["textMissing", { missing: [{ field: "title", locales: ["sv"] }], texts: "editSpeaker" }],
		["textStale", { missing: [{ field: "bio", locales: ["es", "sv"] }], texts: "editSpeaker" }],
	]);
});

test("finds a picture without a description in some language", () => {
	const picture = { id: "abc", name: "Aqueduct.jpg", alt: { en: "Arches", es: "", sv: "Valv" }, width: 10, height: 10, focus: { x: 0.5, y: 0.5 } };
	const problem = { kind: "pictureUndescribed", path: "/admin/pictures/abc", values: { name: "Aqueduct.jpg", languages: { locales: ["es"] } } };
	expect(checkPictureDescriptions({ pictures: [picture, { ...picture, alt: inAll("Arches") }], contents: [] })).toEqual([problem]);

	const portrait = { ...picture, id: "0".repeat(24) };
	const speaker = [{ ...ana, photo: `/pictures/${portrait.id}` }];
	const region = [{ id: "nordic", image: `/pictures/${portrait.id}` }];
	const partner = [{ id: "solmar", logo: `/pictures/${portrait.id}-mark.webp` }];
	expect(checkPictureDescriptions({ pictures: [portrait], contents: contentOf({ speaker, partner }) })).toEqual([]);
	expect(checkPictureDescriptions({ pictures: [portrait], contents: contentOf({ speaker, region }) }).length).toBe(1);
});
