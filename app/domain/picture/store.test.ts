import { expect, test } from "vitest";
import { nameFrom } from "./store.server";

test.each([
	["IMG 0001.JPG", "IMG 0001"],
	["../../../etc/passwd.png", "passwd"],
	["C:\\photos\\..\\Ana at sea.final.PNG", "Ana at sea.final"],
	["<script>alert(1)</script>.png", "script"],
	["a\u0000b\u202egnp.png", "a b gnp"],
	["Querétaro", "Querétaro"],
	["..", "picture"],
	["", "picture"],
	[".png", "picture"],
	[`${"x".repeat(300)}.png`, "x".repeat(120)],
])("a file named %j becomes a picture called %j", (fileName, name) => {
	expect(nameFrom(fileName)).toBe(name);
});
