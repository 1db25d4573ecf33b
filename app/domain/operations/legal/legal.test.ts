import { expect, test } from "vitest";
import { z } from "zod";
import { flatten, nest } from "#app/http/form-values.ts";
import { listLegalPages } from "./queries.server.ts";
import { legalPageSchema } from "./schema.ts";

test("the form returns the three sample pages unchanged", async () => {
	const pages = await listLegalPages();
	expect(pages.map(({ id }) => id)).toEqual(["terms", "privacy", "cookies"]);
	const edited = pages.map((page) => ({ id: page.id, ...z.decode(legalPageSchema, nest(flatten(z.encode(legalPageSchema, page))) as never) }));
	expect(edited).toEqual(pages);
});
