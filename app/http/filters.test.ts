import { expect, test } from "vitest";
import { filterField, filtersView } from "./filters.server.ts";

const labels = { news: "News", talks: "Talks" };
const field = (name: string, values: (keyof typeof labels)[], current?: keyof typeof labels) =>
	filterField({ name, label: name, all: "All", values, current, labels });

test("filters with a single choice are left out, unless it is chosen", () => {
	const url = new URL("https://summit.example/news?chosen=news");
	const { fields } = filtersView(url, "Clear", [field("one", ["news"]), field("two", ["news", "talks"]), field("chosen", ["news"], "news")]);
	expect(fields.map(({ name }) => name)).toEqual(["two", "chosen"]);
});
