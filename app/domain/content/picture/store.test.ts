import { expect, test } from "vitest";
import { nameFrom, storePicture } from "./store.server.ts";

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
])("a file named %j becomes a picture named %j", (fileName, name) => {
	expect(nameFrom(fileName)).toBe(name);
});

test.each([
	[true, "fileLogoType"],
	[false, "fileType"],
])("rejects a file that is not a picture with the types its field accepts: drawings %s", async (drawings, error) => {
	const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf16le");
	expect(await storePicture({ bytes, fileName: "logo.svg", alt: {}, username: "ada", drawings })).toEqual({ error });
});
