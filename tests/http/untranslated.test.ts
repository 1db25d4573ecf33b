import { afterAll, beforeAll, expect, test } from "vitest";
import { sql, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const { document } = visitorOf(site);

const NOTES = { es: "Este texto aún no está traducido: lo lees en inglés.", sv: "Texten är inte översatt än, så du läser den på engelska." };

beforeAll(() => {
	sql(site, "UPDATE session SET title = json_remove(title, '$.es') WHERE agenda_id = 'what-the-first-year-costs'");
	sql(site, "UPDATE workshop SET description = json_remove(description, '$.es', '$.sv') WHERE id = 'ask-the-neighbours-first'");
	sql(site, "UPDATE speaker SET bio = json_remove(bio, '$.es', '$.sv') WHERE id = 'astrid-lindqvist'");
	sql(site, "UPDATE news_article SET content = json_remove(content, '$.es', '$.sv') WHERE slug = 'programme-announced'");
});

test.each([
	["/agenda/what-the-first-year-costs", ["es"]],
	["/workshops/ask-the-neighbours-first", ["es", "sv"]],
	["/speakers/astrid-lindqvist", ["es", "sv"]],
	["/news/programme-announced", ["es", "sv"]],
] as const)("%s marks English content in the reader's language", async (path, untranslated) => {
	const english = await document(path);
	for (const lang of ["es", "sv"] as const) {
		const main = (await document(`/${lang}${path}`)).querySelector("main");
		const isUntranslated = (untranslated as readonly string[]).includes(lang);
		expect([lang, main?.textContent?.includes(NOTES[lang]), main?.querySelector("[lang=en]") !== null]).toEqual([lang, isUntranslated, isUntranslated]);
	}
	expect([...english.querySelectorAll("main [lang], main .border-l-3")]).toEqual([]);
});
