import { expect, test } from "vitest";
import { askSpelling, correctEmail, spelledAsChosen } from "./email-spelling.server.ts";

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
	"eva@protonmail.ch",
	"ana@abb.com",
	"ana",
	"",
	"@gmial.con",
])("%s is left as it is", (typed) => {
	expect(correctEmail(typed)).toBeUndefined();
});

test("only the addresses just asked about are corrected, not those kept before or saved", () => {
	const form = new FormData();
	form.set("askedEmails", "me@gmial.com");
	const asked = askSpelling(["me@gmial.com", "zed@hotnail.com"], form, "en");
	form.set("askedEmails", asked?.emails ?? "");
	form.set("correctEmails", asked?.doubted ?? "");
	const typed = ["me@gmial.com", " zed@hotnail.com", "saved@gmial.com"];
	expect(typed.map((email) => spelledAsChosen(email, form))).toEqual(["me@gmial.com", "zed@hotmail.com", "saved@gmial.com"]);
});
