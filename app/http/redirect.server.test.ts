import { expect, test } from "vitest";
import { safePath } from "./redirect.server.ts";

test.each(["/", "/es/agenda?day=2#x", "/news/a-b", "/%C5%82"])("%s is a path of this site", (path) => {
	expect(safePath(path)).toBe(path);
});

test("safePath encodes characters that headers cannot contain", () => {
	expect(safePath("/ł?q=sök på\ud800#ñ")).toBe("/%C5%82?q=s%C3%B6k%20p%C3%A5%EF%BF%BD#%C3%B1");
});

test.each(["//e", "/\\e", "/%09/e", "/\t/e", "/%5ce", "javascript:alert(1)", "https://e", "e", "", "/a\\b", "/\n", null, undefined, 3])(
	"%j is refused",
	(value) => {
		expect(safePath(value)).toBe("/");
	},
);
