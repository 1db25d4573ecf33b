import { expect, test } from "vitest";
import { LOCALES } from "./config.ts";
import { textsFor, textsOf } from "./texts.server.ts";

test("a text that includes another uses its own language", () => {
	const repeated = LOCALES.map((locale) => textsOf("order", locale, { city: "Lund" }).states.soldOut);
	expect(repeated).toEqual(LOCALES.map((locale) => textsOf("tickets", locale, {}).card.soldOut));
	expect(new Set(repeated).size).toBe(LOCALES.length);
});

test("mails to buyers of one ticket use the singular in each language", () => {
	const reserved = (count: number) => LOCALES.map((locale) => textsOf("order", locale, { count, total: "$1", due: "x" }).page.next.reserved);
	expect([1, 2].map(reserved)).toEqual([
		["We’ll hold your ticket while you pay.", "Tu boleto está apartado mientras pagas.", "Din biljett är reserverad medan du betalar."],
		["We’ll hold your tickets while you pay.", "Tus boletos están apartados mientras pagas.", "Dina biljetter är reserverade medan du betalar."],
	]);
	const subjects = [1, 2].map((count) => textsFor("orderMails", ["paid"], "en", { count, eventName: "the summit" }).paid.subject);
	expect(subjects).toEqual(["Your ticket for the summit", "Your tickets for the summit"]);
});

test("labels of buttons in mails are not sentences", () => {
	const mails = (["orderMails", "registrationOrderMails", "registrationMails", "ticketMails"] as const).flatMap((page) =>
		LOCALES.map((locale) => JSON.stringify(textsOf(page, locale, { count: 2, link: "https://summit.example" }))),
	);
	const buttons = mails.flatMap((words) => [...words.matchAll(/(?:\\n|")([^"]+?):?\\nhttps:/g)].map(([, button = ""]) => button.split("\\n").at(-1) ?? ""));
	expect(buttons.length).toBeGreaterThan(60);
	expect(buttons.filter((button) => /[.?!]/.test(button) || button.length > 60)).toEqual([]);
});
