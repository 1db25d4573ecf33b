import { expect, test } from "vitest";
import { texts } from "../support/html.ts";
import { reader } from "../support/reader.ts";

const { page } = reader;

test.each([
	["/terms", "Terms of service", "Last updated on November 10, 2025", "Information on this site"],
	["/privacy", "Privacy policy", "Last updated on November 10, 2025", "What we store and why"],
	["/cookies", "Cookies", "Last updated on November 10, 2025", "If you choose nothing"],
	["/es/terms", "Términos y condiciones", "Última actualización: 10 de noviembre de 2025", "La información de este sitio"],
	["/es/privacy", "Aviso de privacidad", "Última actualización: 10 de noviembre de 2025", "Qué guardamos y para qué"],
	["/sv/privacy", "Integritetspolicy", "Senast uppdaterad den 10 november 2025", "Vad vi sparar och varför"],
	["/sv/terms", "Villkor", "Senast uppdaterad den 10 november 2025", "Informationen på webbplatsen"],
])("%s has its text, its headings and its date", async (path, title, updated, heading) => {
	const { response, document } = await page(path);
	expect(response.status).toBe(200);
	expect(document.title).toBe(`${title} | LATAM Nordics Summit 2025`);
	expect(texts(document, "h1")).toEqual([title]);
	expect(texts(document, "main section h2")[0]).toBe(heading);
	expect(texts(document, "main p")).toContain(updated);
	expect(texts(document, "main nav a")).toEqual(texts(document, "main section h2"));
	expect(document.querySelectorAll("main section li, main section dt").length).toBeGreaterThan(2);
	expect(document.querySelector("main")?.textContent).not.toMatch(/{{|##|^- /m);
});

test("the event's facts are filled in", async () => {
	const { document } = await page("/terms");
	const [opening] = texts(document, "main .max-w-measure > div p");
	expect(opening).toContain("LATAM Nordics Summit in Querétaro, Mexico");
	expect(document.querySelector("main .max-w-measure p a")?.getAttribute("href")).toBe("mailto:hello@latamnordics.example");
});
