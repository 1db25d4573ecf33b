import { expect, test } from "vitest";
import { safePath } from "./redirect.server";

test.each(["/", "/es/agenda?day=2#x", "/news/a-b", "/sök"])("%s is a path of this site", (path) => {
	expect(safePath(path)).toBe(path);
});

test.each(["//e", "/\\e", "/%09/e", "/\t/e", "/%5ce", "javascript:alert(1)", "https://e", "e", "", "/a\\b", "/\n", null, undefined, 3])(
	"%j is refused",
	(value) => {
		expect(safePath(value)).toBe("/");
	},
);
