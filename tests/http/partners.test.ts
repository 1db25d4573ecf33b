import { expect, test } from "vitest";
import { plainAddress, texts } from "../support/html.ts";
import { reader } from "../support/reader.ts";
import { sample } from "../support/sample.ts";
import { partners } from "../support/summit/partners.ts";

const { get, page } = reader;

const LABELS = { organizer: "Organizers", platinum: "Platinum", gold: "Gold", silver: "Silver", supporting: "Supporting", institutional: "Institutional" };
const MARKS = Object.fromEntries(
	Object.entries(LABELS).map(([type, label]) => [label, partners.filter((partner) => partner.type === type).map(({ name }) => name)]),
);

test("partners are grouped by tier, each with its logo, text and website", async () => {
	const { response, document } = await page("/partners");
	expect(response.status).toBe(200);
	expect(document.title).toBe("Partners | LATAM Nordics Summit 2025");
	const tiers = [...document.querySelectorAll("main section:not([id])")].map((tier) => [
		tier.querySelector("h2")?.textContent,
		[...tier.querySelectorAll("h3")].map((name) => name.textContent),
	]);
	expect(tiers).toEqual(Object.entries(MARKS));
	const solmar = document.getElementById("solmar");
	expect(plainAddress(solmar?.querySelector("img")?.getAttribute("src"))).toBe("/images/partners/solmar.svg");
	expect(solmar?.querySelector("p")?.textContent).toBe(sample(partners, "solmar").description.en);
	const website = solmar?.querySelector("a");
	expect([website?.textContent, website?.getAttribute("href"), website?.getAttribute("rel")]).toEqual(["solmar.example", "https://solmar.example", "noopener"]);
});

test.each([
	["", ["Download the sponsorship pack (PDF)", "Open the sponsorship pack", "Write to us"], "We would like to become a partner"],
	["/es", ["Descargar la carpeta de patrocinio (PDF)", "Abrir la carpeta de patrocinio", "Escríbenos"], "Queremos ser aliados de la cumbre"],
	["/sv", ["Ladda ner partnererbjudandet (PDF)", "Öppna partnererbjudandet", "Skriv till oss"], "Vi vill bli partner till toppmötet"],
])("%s/partners#prospectus leads to the prospectus and to a message", async (prefix, labels, subject) => {
	const { document } = await page(`${prefix}/partners`);
	const links = [...document.querySelectorAll("#prospectus a")].map((link) => [link.textContent, link.getAttribute("href")]);
	expect(links).toEqual([
		[labels[0], `${prefix}/prospectus.pdf`],
		[labels[1], `${prefix}/partners/prospectus`],
		[labels[2], `${prefix}/contact?subject=${encodeURIComponent(subject)}`],
	]);
});

test.each([
	["/partners/prospectus", "Sponsorship pack", "A talk or a place on a panel", ["yes", "yes", "no", "no", "no"], "from $40,000 USD"],
	["/es/partners/prospectus", "Carpeta de patrocinio", "Una charla o un lugar en un panel", ["sí", "sí", "no", "no", "no"], "desde $40,000 USD"],
	["/sv/partners/prospectus", "Partnererbjudande", "Ett föredrag eller en plats i en panel", ["ja", "ja", "nej", "nej", "nej"], "från 40 000 USD"],
])("%s describes the benefits of each kind of partner", async (path, title, benefit, included, price) => {
	const { response, document } = await page(path);
	expect([response.status, texts(document, "h1")]).toEqual([200, [title]]);
	const row = [...document.querySelectorAll("tr")].find((row) => row.querySelector("th")?.textContent === benefit);
	expect([...(row?.querySelectorAll("td") ?? [])].map(({ textContent }) => textContent)).toEqual(included);
	expect(texts(document, "#kinds-title + dl dt")[0]?.replace(/\s/g, " ")).toContain(price);
	expect(texts(document, "#contact-title + p")[0]).toMatch(/^Mariana Olvera Rey\s*partners@latamnordics\.example/);
	expect(document.querySelector("main")?.textContent).not.toMatch(/[{}]/);
});

test("home shows the logos of every tier that has partners", async () => {
	const { document } = await page("/");
	const tiers = [...document.querySelectorAll("#partners h3")].map((heading) => [
		heading.textContent,
		[...(heading.parentElement?.querySelectorAll("img") ?? [])].map((mark) => mark.getAttribute("alt")),
	]);
	expect(tiers).toEqual(Object.entries(MARKS));
	expect(plainAddress(document.querySelector('#partners a[href="/partners#solmar"] img')?.getAttribute("src"))).toBe("/images/partners/solmar.svg");
	expect(document.querySelector('#partners a[href="/partners#prospectus"]')?.textContent).toBe("Become a partner");
});

test("GET /api/partners lists all, or those of one type", async () => {
	const all = await (await get("/api/partners")).json();
	expect(all.map(({ name }: { name: string }) => name)).toEqual(Object.values(MARKS).flat());
	const aurora = sample(partners, "aurora-energia");
	expect(await (await get("/api/partners?type=platinum&lng=sv")).json()).toEqual([
		{
			id: "aurora-energia",
			name: aurora.name,
			logo: "/images/partners/aurora-energia.svg",
			website: "https://aurora-energia.example",
			description: aurora.description.sv,
			type: "platinum",
		},
	]);
});

test("GET /api/partners rejects another type with a sentence", async () => {
	const response = await get("/api/partners?type=bronze");
	expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
		400,
		"text/plain; charset=utf-8",
		"Unknown type: use one of organizer, platinum, gold, silver, supporting, institutional.",
	]);
});
