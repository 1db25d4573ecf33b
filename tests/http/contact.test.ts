import { afterAll, expect, test } from "vitest";
import { parse, texts } from "../support/html.ts";
import { databaseOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";
import { sample } from "../support/sample.ts";
import { event } from "../support/summit/event.ts";
import { sessions } from "../support/summit/program.ts";
import { tiers } from "../support/summit/tiers.ts";

const site = await startSite();
afterAll(site.stop);
const { get, page, post, send } = visitorOf(site);

const business = sample(tiers, "business");
const leak = sample(sessions, "workshop-hear-the-leak").title;
const capital = sample(sessions, "workshop-patient-capital").title;

const message = { name: "Ana", email: "ana@example.com", subject: "Hello", message: "Line one\nLine two" };
const stored = (subject: string) => {
	const sqlite = databaseOf(site);
	const rows = sqlite.prepare("SELECT name, email, subject, message, locale FROM contact_message WHERE subject = ?").all(subject);
	sqlite.close();
	return rows;
};
const redirect = (response: Response) => [response.status, response.headers.get("location")];

test("a message is stored, and the next page says thank you", async () => {
	const subject = "Stored in Swedish";
	expect(redirect(await post("/sv/contact", { ...message, subject }))).toEqual([303, "/sv/contact?sent=1"]);
	expect(stored(subject)).toEqual([{ ...message, subject, locale: "sv" }]);
	const { document } = await page("/sv/contact?sent=1");
	expect(texts(document, "main [role=status] h2")).toEqual(["Tack, vi har fått ditt meddelande."]);
	expect(document.querySelector("form#contact")).toBeNull();
});

test("a message sent twice is stored once", async () => {
	const twice = { ...message, subject: "Twice" };
	const answers = await Promise.all([post("/contact", twice), post("/contact", twice)]);
	expect(answers.map(redirect)).toEqual(Array(2).fill([303, "/contact?sent=1"]));
	expect(stored("Twice")).toHaveLength(1);
});

test.each([
	[
		"/contact",
		"Error: Contact",
		"Please correct the following",
		"Email address: Enter an email address such as name@company.com.",
		"Message: This field is required.",
	],
	[
		"/es/contact",
		"Error: Contacto",
		"Corrige lo siguiente, por favor",
		"Correo electrónico: Escribe tu correo completo, por ejemplo nombre@empresa.com.",
		"Mensaje: Este campo es obligatorio.",
	],
	["/sv/contact", "Fel: Kontakt", "Rätta följande", "E-postadress: Skriv en e-postadress, till exempel namn@foretag.se.", "Meddelande: Fältet måste fyllas i."],
])("%s rejects errors, keeps the input and names the fields", async (path, title, summary, email, words) => {
	const response = await post(path, { name: "Ana <b>", email: "ana", subject: "Refused", message: "  " });
	const document = parse(await response.text());
	expect(response.status).toBe(422);
	expect(document.title).toBe(`${title} | LATAM Nordics Summit 2025`);
	expect(texts(document, "[data-error-summary] h3")).toEqual([summary]);
	expect(texts(document, "[data-error-summary] a")).toEqual([email, words]);
	expect([...document.querySelectorAll("[data-error-summary] a")].map((link) => link.getAttribute("href"))).toEqual(["#contact-email", "#contact-message"]);
	expect([...document.querySelectorAll("#contact [aria-invalid=true]")].map((field) => [field.id, field.getAttribute("aria-describedby")])).toEqual([
		["contact-email", "contact-email-error"],
		["contact-message", "contact-message-error"],
	]);
	expect(document.getElementById("contact-email-error")?.textContent).toBe(email.slice(email.indexOf(": ") + 2));
	expect(["name", "email", "subject"].map((name) => document.getElementById(`contact-${name}`)?.getAttribute("value"))).toEqual(["Ana <b>", "ana", "Refused"]);
	expect(stored("Refused")).toEqual([]);
});

test("the maximum length counts characters", async () => {
	const response = await post("/contact", { ...message, subject: "Long", message: "x".repeat(5001) });
	const document = parse(await response.text());
	expect(response.status).toBe(422);
	expect(texts(document, "[data-error-summary] a")).toEqual(["Message: This is too long. Please shorten it."]);
	expect(document.querySelector("#contact-message")?.textContent).toHaveLength(5001);
});

test("a robot that fills the hidden field is thanked, and nothing is stored", async () => {
	const { document } = await page("/contact");
	const trap = document.querySelector("#contact [aria-hidden] input");
	expect([trap?.getAttribute("tabindex"), trap?.getAttribute("autocomplete")]).toEqual(["-1", "off"]);
	expect(redirect(await post("/contact", { ...message, subject: "Robot", [trap?.getAttribute("name") ?? ""]: "https://spam.example" }))).toEqual([
		303,
		"/contact?sent=1",
	]);
	expect(stored("Robot")).toEqual([]);
});

test("the sixth message within an hour is rejected, and the input is kept", async () => {
	const send = (number: number) => post("/es/contact", { ...message, subject: "Many", message: `Message ${number}` }, { "X-Forwarded-For": "198.51.100.23" });
	for (let number = 1; number <= 5; number++) expect((await send(number)).status).toBe(303);
	const response = await send(6);
	const document = parse(await response.text());
	expect(response.status).toBe(429);
	expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(3500);
	expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(3600);
	expect(document.title).toBe("Error: Contacto | LATAM Nordics Summit 2025");
	expect(texts(document, "[data-error-summary] p")).toEqual(["Son muchos mensajes seguidos. Espera un poco y vuelve a intentarlo."]);
	expect(document.querySelector("#contact-message")?.textContent).toBe("Message 6");
	expect(stored("Many")).toHaveLength(5);
});

test.each([
	["another site, by Sec-Fetch-Site", { "Sec-Fetch-Site": "cross-site" }],
	["a sibling site", { "Sec-Fetch-Site": "same-site" }],
	["nobody knows where", { Origin: "" }],
])("a message from %s is rejected with 403", async (_, headers) => {
	const response = await post("/contact", { ...message, subject: "Foreign" }, headers);
	expect(response.status).toBe(403);
	expect(await response.text()).toBe("This request did not come from this site.");
	expect(stored("Foreign")).toEqual([]);
});

test("a foreign Origin is always rejected", async () => {
	for (const Origin of ["https://evil.example", "null"]) {
		expect((await post("/contact", { ...message, subject: "Foreign" }, { Origin })).ok).toBe(false);
		expect((await post("/theme", { theme: "dark" }, { Origin })).status).toBe(403);
	}
	expect(stored("Foreign")).toEqual([]);
});

test("other methods and bodies that are no form are rejected", async () => {
	const origin = { Origin: new URL((await get("/contact")).url).origin };
	expect((await send("/contact", { method: "PUT", headers: origin, body: new URLSearchParams(message) })).status).toBe(405);
	expect((await send("/contact", { method: "POST", headers: { ...origin, "Content-Type": "application/json" }, body: "{}" })).status).toBe(400);
});

test.each([
	["/contact?subject=A%20%22talk%22", 'A "talk"', ""],
	["/contact?tier=business", `Ticket: ${business.name.en}`, `I’d like to book this ticket: ${business.name.en}, $${business.price / 100}.00 USD.\n\n`],
	["/es/contact?tier=business", `Boleto: ${business.name.es}`, `Me gustaría reservar este boleto: ${business.name.es}, $${business.price / 100}.00 USD.\n\n`],
	["/sv/contact?tier=business", `Biljett: ${business.name.sv}`, `Jag vill boka den här biljetten: ${business.name.sv}, ${business.price / 100},00 USD.\n\n`],
	["/contact?tier=unknown", "", ""],
	[
		"/contact?workshop=hear-the-leak",
		`Workshop: ${leak.en}`,
		`I have a ticket and would like to register for this workshop: ${leak.en}, November 19, 2025.\n\n`,
	],
	[
		"/es/contact?workshop=patient-capital",
		`Taller: ${capital.es}`,
		`Ya tengo boleto y quiero inscribirme en este taller: ${capital.es}, 20 de noviembre de 2025.\n\n`,
	],
	[
		"/sv/contact?workshop=patient-capital",
		`Workshop: ${capital.sv}`,
		`Jag har en biljett och vill anmäla mig till den här workshoppen: ${capital.sv}, 20 november 2025.\n\n`,
	],
	["/contact?workshop=unknown", "", ""],
])("%s fills the form in", async (path, subject, words) => {
	const { document } = await page(path);
	expect(document.querySelector("#contact-subject")?.getAttribute("value")).toBe(subject);
	expect(document.querySelector("#contact-message")?.textContent?.replaceAll("\u00a0", " ")).toBe(words);
});

test("the event's contact details are beside the form", async () => {
	const { document } = await page("/contact");
	expect([...document.querySelectorAll("main dl a")].map((link) => link.getAttribute("href"))).toEqual([
		`mailto:${event.email}`,
		`tel:${event.phone?.replaceAll(" ", "")}`,
		"/venue",
	]);
});
