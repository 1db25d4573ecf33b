import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { inAll } from "../../../../tests/support/content.ts";
import { PROBLEM_KINDS, type Problem } from "./problem.ts";
import { problemGroups } from "./view.server.ts";

const sentence = (problem: Problem, locale: Locale) =>
	problemGroups([problem], locale)[0]
		?.problems[0]?.sentence.map(({ text }) => text)
		.join("");
const inEach = (problem: Problem) => LOCALES.map((locale) => sentence(problem, locale));

const path = "/admin";

test("groups problems by kind, with name and severity", () => {
	const unled = (title: string): Problem => ({ kind: "workshopWithoutSpeaker", path: `/workshops/${title}`, values: { title: inAll(title) } });
	const figure: Problem = { kind: "advertisedSpeakers", path: "/about", count: 1, values: { advertised: 40 } };
	expect(problemGroups([figure, unled("a"), unled("b")], "sv")).toEqual([
		{
			kind: "advertisedSpeakers",
			title: "Färre talare än annonserat",
			severity: "Annonserad siffra",
			color: "blue",
			problems: [{ path: "/about", sentence: [{ text: "Ni annonserar " }, { text: "40" }, { text: " talare; 1 finns." }] }],
		},
		{
			kind: "workshopWithoutSpeaker",
			title: "Workshoppar utan talare",
			severity: "Ofärdigt",
			color: "grey",
			problems: [
				{ path: "/workshops/a", sentence: [{ text: "Ingen håller i ”" }, { text: "a" }, { text: "” än." }] },
				{ path: "/workshops/b", sentence: [{ text: "Ingen håller i ”" }, { text: "b" }, { text: "” än." }] },
			],
		},
	]);
});

test("a title in another language has its language", () => {
	const [group] = problemGroups([{ kind: "popularSoldOut", path, values: { tier: { en: "Business" } } }], "es");
	expect(group?.problems[0]?.sentence[1]).toEqual({ text: "Business", lang: "en" });
});

test("missing texts name their languages, with each language's plural", () => {
	const bio = { field: "bio", locales: ["es", "sv"] as ("es" | "sv")[] };
	const title = { field: "title", locales: ["sv"] as "sv"[] };
	const problem = (missing: (typeof bio | typeof title)[]): Problem => ({
		kind: "textMissing",
		path,
		count: missing.length,
		values: { entity: { entity: "editSpeaker" }, name: "Ana", missing: { missing, texts: "editSpeaker" } },
	});
	expect(inEach(problem([bio]))).toEqual([
		"Speaker “Ana” is missing a text: bio (Spanish and Swedish).",
		"Ponente “Ana”: falta un texto, semblanza (español y sueco).",
		"Talare ”Ana”: en text saknas, biografi (spanska och svenska).",
	]);
	expect(inEach(problem([title, bio]))).toEqual([
		"Speaker “Ana” is missing 2 texts: title (Swedish) and bio (Spanish and Swedish).",
		"Ponente “Ana”: faltan 2 textos, cargo (sueco) y semblanza (español y sueco).",
		"Talare ”Ana”: 2 texter saknas, titel (svenska) och biografi (spanska och svenska).",
	]);
});

test("formats dates", () => {
	const date = { isoDate: "2025-11-25" };
	const span = { start: { isoDate: "2025-11-19" }, end: { isoDate: "2025-11-21" } };
	expect(sentence({ kind: "outsideEvent", path, values: { title: inAll("Wind"), date, ...span } }, "es")).toBe(
		"“Wind” es el 25 de noviembre de 2025, pero la cumbre va del 19 de noviembre de 2025 al 21 de noviembre de 2025.",
	);
});

test("every kind has texts", () => {
	expect(Object.keys(textsOf("dashboard", "en", {}).checks).sort()).toEqual(Object.keys(PROBLEM_KINDS).sort());
});
