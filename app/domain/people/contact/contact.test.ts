import { expect, test } from "vitest";
import { insertTier } from "#app/domain/sales/tier/queries.server.ts";
import { parseForm } from "#app/http/form.server.ts";
import { prefillFor } from "#app/routes/site/contact/prefill.server.ts";
import { db } from "#app/runtime/database.server.ts";
import { tier } from "../../../../tests/support/content.ts";
import { saveContactMessage } from "./queries.server.ts";
import { contactMessageSchema } from "./schema.ts";

const form = (fields: Record<string, string>) => {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
};
const good = { name: "Ana", email: "ana@example.com", subject: "Hola", message: "Línea uno\nLínea dos" };

test("values are trimmed", () => {
	expect(parseForm(contactMessageSchema, form({ ...good, name: "  Ana ", extra: "x" }))).toEqual({ value: good, values: { ...good, name: "  Ana " } });
});

test("each invalid field has one error, and the submitted values stay", () => {
	const typed = { name: "  ", email: "ana", subject: "x".repeat(151), message: "" };
	expect(parseForm(contactMessageSchema, form(typed))).toEqual({
		refusal: { values: typed, errors: { name: "required", email: "email", subject: "tooLong", message: "required" } },
	});
	expect(parseForm(contactMessageSchema, new FormData()).refusal?.errors).toEqual({
		name: "required",
		email: "required",
		subject: "required",
		message: "required",
	});
});

test.each(["ana@example", "@example.com", "ana@", "a b@example.com", "ana@example..com", "ana@example.com.", "ana@@example.com"])(
	"rejects the address %s",
	(email) => {
		expect(parseForm(contactMessageSchema, form({ ...good, email })).refusal?.errors).toEqual({ email: "email" });
	},
);

test.each(["ana@example.com", "ana.maria+cumbre@ventas.example.com.mx", "info@xn--fretag-eua.se"])("accepts the address %s", (email) => {
	expect(parseForm(contactMessageSchema, form({ ...good, email })).value?.email).toBe(email);
});

test("line ends count as one character, so that browser and server limits agree", () => {
	expect(parseForm(contactMessageSchema, form({ ...good, message: `${"x\r\n".repeat(2499)}yz` })).value?.message).toHaveLength(5000);
});

test("name and subject are reduced to one line; a message keeps its lines", () => {
	const typed = {
		name: "Ana\rBcc: eva",
		email: good.email,
		subject: "Hola\r\nBcc: eva@example.com\u2028!",
		message: "Uno\rDos\r\nTres\u2029Cuatro",
	};
	expect(parseForm(contactMessageSchema, form(typed)).value).toEqual({
		name: "Ana Bcc: eva",
		email: good.email,
		subject: "Hola Bcc: eva@example.com !",
		message: "Uno\nDos\nTres\nCuatro",
	});
});

test("a message sent twice, even at the same time, is stored once; another one is stored too", async () => {
	await Promise.all([saveContactMessage(good, "es"), saveContactMessage(good, "es")]);
	await saveContactMessage({ ...good, message: "Otra" }, "sv");
	const rows = await db.selectFrom("contact_message").select(["name", "email", "subject", "message", "locale"]).execute();
	expect(rows).toEqual([
		{ ...good, locale: "es" },
		{ ...good, message: "Otra", locale: "sv" },
	]);
});

test("the query fills in subject and ticket", async () => {
	await insertTier(db, { ...tier, id: "patron", name: { en: "Patron", es: "Mecenas", sv: "Mecenat" }, price: 59950 });
	const prefill = (query: string, locale: "en" | "es" | "sv") => prefillFor(new URL(`https://summit.example/contact${query}`), locale);
	expect(await prefill("", "en")).toEqual({ subject: "", message: "" });
	expect(await prefill(`?subject=${"x".repeat(200)}`, "en")).toEqual({ subject: "x".repeat(150), message: "" });
	expect(await prefill("?tier=patron", "en")).toEqual({
		subject: "Ticket: Patron",
		message: "I’d like to book this ticket: Patron, $599.50 USD.\n\n",
	});
	expect(await prefill("?tier=patron", "es")).toEqual({
		subject: "Boleto: Mecenas",
		message: "Me gustaría reservar este boleto: Mecenas, $599.50 USD.\n\n",
	});
	expect((await prefill("?tier=patron&subject=Grupo", "sv")).subject).toBe("Grupo");
	expect(await prefill("?tier=nobody", "sv")).toEqual({ subject: "", message: "" });
});
