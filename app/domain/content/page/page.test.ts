import { expect, test } from "vitest";
import { z } from "zod";
import { parseLine, parseMarkdown } from "#app/domain/content/rich-text/markdown.server.ts";
import { encodeEntity, errorsOf } from "#app/http/form-codecs.ts";
import { flatten, nest } from "#app/http/form-values.ts";
import { LOCALES } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { pageForm } from "#app/routes/admin/pages/editor/form.server.ts";
import { keysOf, PAGE_IDS, type TextKey } from "./editable.ts";
import { listPages } from "./queries.server.ts";
import { LINES, PROSE } from "./rules.ts";
import { limitOf, originalOf, pageSchema } from "./schema.server.ts";
import { type PageTexts, withWritten } from "./view.server.ts";

const KEYS = [...new Set(PAGE_IDS.flatMap(keysOf))];

test("every editable text is in the three locale files, within its limit, and contains only known facts", () => {
	for (const key of KEYS) {
		const original = originalOf(key);
		expect([key, ...Object.values(original).map((text) => typeof text)]).toEqual([key, "string", "string", "string"]);
		expect(Math.max(...Object.values(original).map(({ length }) => length))).toBeLessThanOrEqual(limitOf(key));
		expect(z.safeDecode(pageSchema, { [key]: original }).error).toBeUndefined();
	}
});

test("the form round-trips every page", async () => {
	for (const page of await listPages()) {
		const decoded = z.decode(pageSchema, nest(flatten(encodeEntity(pageSchema, page))) as never);
		expect({ id: page.id, ...decoded }).toEqual(page);
	}
});

test.each(LOCALES)("every section and text has a label in %s, unique within its section", (locale) => {
	const labels: Record<string, string> = textsOf("editPage", locale, {}).fields;
	for (const id of PAGE_IDS) {
		for (const { title, fields } of pageForm({ id }, locale).sections) {
			expect(title).toBeTruthy();
			const named = fields.map(({ label }) => label);
			expect([id, title, named.filter((label, place) => !label || named.indexOf(label) < place)]).toEqual([id, title, []]);
		}
	}
	expect(KEYS.filter((key) => labels[key.split("/").at(-1) as string] === undefined)).toEqual([]);
	const steps = new Set<string>([...PAGE_IDS, ...KEYS.flatMap((key) => key.split("/"))]);
	expect(Object.keys(labels).filter((step) => !steps.has(step))).toEqual([]);
});

test("an edited text has its facts filled in; other texts stay unchanged, and unknown keys are ignored", () => {
	const texts = textsOf("about", "en", {});
	const facts = { city: "Querétaro" } as never;
	const written = new Map([
		["about/story/first", { en: "In {{city}}, $t(about.title)." }],
		["about/callTitle", { sv: "Kom" }],
		["about/gone", { en: "Gone" }],
		["aboutness/title", { en: "Elsewhere" }],
	]);
	const expected: PageTexts["about"] = { ...texts, story: { ...texts.story, first: { blocks: ["In Querétaro, $t(about.title)."] } } };
	expect(withWritten("about", texts, { written, locale: "en", facts })).toEqual(expected);
	expect(withWritten("venue", textsOf("venue", "en", {}), { written, locale: "en", facts })).toBe(textsOf("venue", "en", {}));
});

test("no original contains Markdown syntax", () => {
	const originals = (keys: readonly TextKey[]) => keys.flatMap((key) => Object.values(originalOf(key)));
	expect(originals(LINES).map((text) => parseLine(text).of)).toEqual(originals(LINES).map((text) => [text]));
	expect(originals(PROSE).map((text) => parseMarkdown(text).blocks)).toEqual(originals(PROSE).map((text) => [text]));
});

test("Markdown syntax in facts is shown as text", () => {
	const written = new Map([["about/lead", { en: "*In* {{city}}: [write](mailto:{{email}})" }]]);
	const { lead } = withWritten("about", textsOf("about", "en", {}), { written, locale: "en", facts: { city: "*Q* <x>", email: "a_b_c@example.com" } as never });
	expect(lead).toEqual([{ kind: "em", of: ["In"] }, " *Q* <x>: ", { kind: "link", to: "mailto:a_b_c@example.com", of: ["write"] }]);
});

test("rejects unknown facts, and texts without the facts they need", () => {
	const errors = (en: string, key = "tickets/group/lead") => {
		const { error } = z.safeDecode(pageSchema, { [key]: { en, es: "", sv: "" } });
		return error ? errorsOf(error)[`${key}.en`] : undefined;
	};
	expect(errors("From {{ groupMinimum }} on, {{dates}}.")).toBeUndefined();
	expect(errors("A {brace} is a brace: {{groupMinimum}}")).toBeUndefined();
	expect(errors("{{groupMinimum}} {dates} {{date}} {{date}} {{constructor}} {{}}")).toBe("unknownFact: {dates} {{date}} {{constructor}} {{}}");
	expect(errors("{{groupMinimum}} {{dates")).toBe("unknownFact: {{");
	expect(errors("All of you.")).toBe("missingFact: {{groupMinimum}}");
	expect(errors("All of you.", "tickets/title")).toBeUndefined();
	expect(errors(" ")).toBeUndefined();
});
