import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as en from "#app/i18n/locales/en/index.ts";

const SOURCES = globSync("app/**/*.{ts,tsx}", { exclude: ["app/i18n/locales/**", "**/*.test.ts"] });
const words = new Set([...SOURCES, ...globSync("app/i18n/locales/en/*.ts")].flatMap((file) => wordsOf(file)));

/** Of a text's file only those count that other texts are named by. */
function wordsOf(file: string): string[] {
	const source = readFileSync(file, "utf8");
	const read = file.includes("/locales/") ? [...source.matchAll(/\$t\(([\w.]+)/g)].join(" ") : source;
	return read.match(/\w+/g) ?? [];
}

/** Former field names, which old entries of the log still have. */
const OF_OLD = "activity.userFields.mayReadMessages";

/** The keys with a part that no source names; what is added to one for a number or a time without end does not count. */
function unusedKeys(tree: object, path = ""): string[] {
	return Object.entries(tree).flatMap(([key, value]) => {
		const named = key.replace(/(_zero|_one|_other|WithoutEnd)$/, "").match(/\w+/g) ?? [];
		if (!named.every((word) => words.has(word))) return [path + key];
		return typeof value === "string" ? [] : unusedKeys(value, `${path}${key}.`);
	});
}

test("every key of the texts is named where it is used", () => {
	expect(unusedKeys(en).filter((key) => key !== OF_OLD)).toEqual([]);
});

test("an unused key is found, with the keys below it", () => {
	const added = { ...en.common, leftBehind: "Nobody reads this.", meta: { title: "Used", namedNowhere: { title: "Not used" } } };
	expect(unusedKeys({ common: added })).toEqual(["common.leftBehind", "common.meta.namedNowhere"]);
});
