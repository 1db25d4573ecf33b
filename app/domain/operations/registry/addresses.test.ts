import { afterAll, expect, test } from "vitest";
import { db } from "#app/runtime/database.server.ts";
import { answerAt } from "./addresses.server.ts";

afterAll(() => db.destroy());

const rename = (slug: string, next: string) => db.updateTable("news_article").set({ slug: next }).where("slug", "=", slug).execute();
const remove = (slug: string) => db.deleteFrom("news_article").where("slug", "=", slug).execute();
const at = async (path: string) => {
	const { status, headers } = await answerAt(path, "en");
	return [status, headers.get("location")];
};

test("an address redirects to the last existing entity that had it, and is gone once all are deleted", async () => {
	await rename("early-bird-tickets", "one");
	const address = "/news/early-bird-tickets";
	await rename("student-scholarships", "early-bird-tickets");
	await rename("early-bird-tickets", "two");
	expect(await at(address)).toEqual([301, "/news/two"]);
	await rename("one", "early-bird-tickets");
	await rename("early-bird-tickets", "one");
	expect(await at(address)).toEqual([301, "/news/one"]);
	await remove("one");
	expect(await at(address)).toEqual([301, "/news/two"]);
	await remove("two");
	expect(await at(address)).toEqual([410, null]);
});
