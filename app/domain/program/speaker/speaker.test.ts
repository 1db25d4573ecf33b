import { expect, test } from "vitest";
import { filterSpeakers } from "#app/routes/site/speakers/search.server.ts";
import { ana } from "../../../../tests/support/content.ts";
import { LATIN_AMERICAN_COUNTRIES, NORDIC_COUNTRIES, SPEAKER_GROUPS } from "./groups.ts";
import { listSpeakers, listSpeakersById } from "./queries.server.ts";
import { speakerSchema } from "./schema.ts";
import { sessionSpeakerView, speakerJson, speakerView } from "./view.server.ts";

const speakers = await listSpeakers();
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

test("the sample has twelve valid speakers from each region, sorted by name", () => {
	expect(speakers.map((speaker) => speakerSchema.safeEncode(speaker).error)).toEqual(Array(24).fill(undefined));
	expect(speakers.filter(({ country }) => NORDIC_COUNTRIES.includes(country))).toHaveLength(12);
	expect(speakers.filter(({ country }) => LATIN_AMERICAN_COUNTRIES.includes(country))).toHaveLength(12);
	expect(speakers.map(({ name }) => name)).toEqual(speakers.map(({ name }) => name).sort());
});

test("speakers are returned in the requested order, without unknown ones", async () => {
	const [first, second] = ids(speakers) as [string, string];
	expect(ids(await listSpeakersById([second, "nobody", first]))).toEqual([second, first]);
});

test.each([
	["", undefined, 24],
	["", "Nordic", 12],
	["", "Latin American", 12],
	["", "Technology", 8],
	["", "Business", 8],
	["", "Sustainability", 8],
] as const)("search %j in group %s returns %i", (q, group, count) => {
	expect(filterSpeakers(speakers, { q, group }, "en")).toHaveLength(count);
});

test("the search matches part of name, company, category or country in the reader's language, ignoring case and accents", () => {
	const two = [
		{ ...ana, id: "killa", name: "Killa Huamán", country: "PE" },
		{ ...ana, id: "xochitl", name: "Xóchitl" },
	];
	expect(ids(filterSpeakers(two, { q: "HUAMÁN" }, "en"))).toEqual(["killa"]);
	expect(ids(filterSpeakers(two, { q: "perú" }, "es"))).toEqual(["killa"]);
	expect(ids(filterSpeakers(two, { q: "peru" }, "es"))).toEqual(["killa"]);
	expect(ids(filterSpeakers(two, { q: "xochitl" }, "en"))).toEqual(["xochitl"]);
	expect([filterSpeakers(speakers, { q: "suecia" }, "es"), filterSpeakers(speakers, { q: "SVERIGE" }, "sv")].map(ids)).toEqual([
		ids(speakers.filter(({ country }) => country === "SE")),
		ids(speakers.filter(({ country }) => country === "SE")),
	]);
	expect(ids(filterSpeakers(speakers, { q: "sverige" }, "en"))).toEqual([]);
	expect(filterSpeakers(speakers, { q: "hållbar" }, "sv").length).toBeGreaterThanOrEqual(8);
	expect(filterSpeakers(speakers, { q: "100%" }, "en")).toEqual([]);
});

test("groups are those of the specification", () => {
	expect(SPEAKER_GROUPS).toEqual(["Nordic", "Latin American", "Business", "Technology", "Sustainability"]);
});

test("a card cuts a bio only if it is longer than 120 characters", () => {
	const [speaker] = speakers;
	if (!speaker) throw new Error("no speakers");
	const view = (length: number) => speakerView({ ...speaker, bio: { en: "b".repeat(length) } }, "sv");
	expect([view(120).bioStart, view(121).bioStart]).toEqual([undefined, `${"b".repeat(120)}…`]);
	expect(view(3)).toMatchObject({ bio: { text: "bbb", lang: "en" } });
});

test("a session's page has the first sentence of a bio, cut between words if it is long", () => {
	const [speaker] = speakers;
	if (!speaker) throw new Error("no speakers");
	const line = (bio: string) => sessionSpeakerView({ ...speaker, bio: { en: bio } }, "sv").line;
	expect(line("She walks 1.4 kilometers. Then back.\n\nMore.")).toEqual({ text: "She walks 1.4 kilometers.", lang: "en" });
	expect(line(`${"b".repeat(150)} and many cities.`).text).toBe(`${"b".repeat(150)} and…`);
});

test("the API returns a complete speaker in the requested language, with a placeholder for a missing photo", () => {
	const speaker = {
		id: "ana",
		name: "Ana",
		title: { en: "Director", es: "Directora" },
		company: "Sol",
		country: "MX",
		category: "Business" as const,
		bio: { en: "Bio" },
		format: "plain" as const,
		status: "published" as const,
		featured: true,
		featuredOrder: 3,
	};
	expect(speakerJson(speaker, "es")).toEqual({
		id: "ana",
		name: "Ana",
		title: "Directora",
		company: "Sol",
		country: "México",
		category: "Business",
		bio: "Bio",
		photo: "/images/speakers/placeholder-320.webp",
		featured: true,
	});
});
