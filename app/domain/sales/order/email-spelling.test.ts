import { expect, test } from "vitest";
import { correctEmail } from "./email-spelling.server.ts";

test.each([
	["Ana.Ruiz@gmial.con", "Ana.Ruiz@gmail.com"],
	["ana@gmail.co", "ana@gmail.com"],
	["ana@hotmial.com", "ana@hotmail.com"],
	["ana@outlok.com", "ana@outlook.com"],
	["ana@yahoo.com.mc", "ana@yahoo.com.mx"],
])("%s is probably meant to be %s", (typed, meant) => {
	expect(correctEmail(typed)).toBe(meant);
});

test.each([
	"ana@gmail.com",
	"ana@example.com",
	"ana@mail.com",
	"ana@solmar.mx",
	"asa@exempel.se",
	"bo@volvo.se",
	"cia@live.se",
	"eva@yahoo.com.br",
	"ana@abb.com",
	"ana",
	"",
	"@gmial.con",
])("%s is left as it is", (typed) => {
	expect(correctEmail(typed)).toBeUndefined();
});
