import { afterAll, expect, test } from "vitest";
import { parse, plainAddress, texts } from "../support/html.ts";
import { asNew, organizerOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);

const sauna = {
	name: "Sauna & Söner",
	type: "gold",
	website: "https://www.sauna.example/om",
	logo: "",
	"description.en": "Builds saunas.",
	"description.es": "",
	"description.sv": "Bygger bastur.",
};
interface Partner {
	id: string;
	name: string;
	type: string;
}
const idsOf = async (type: string) => (await visitor.api<Partner[]>(`partners?type=${type}`)).map(({ id }) => id);

test("a new partner is the last of its kind on the page, on home and in the API at once; without a logo its name shows", async () => {
	const answer = await organizer.post("/admin/partners/new", asNew(sauna));
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/partners/sauna-soner"]);
	expect((await visitor.api<Partner[]>("partners?type=gold&lng=sv")).at(-1)).toEqual({
		id: "sauna-soner",
		name: "Sauna & Söner",
		logo: "",
		website: "https://www.sauna.example/om",
		description: "Bygger bastur.",
		type: "gold",
	});
	const { document } = await visitor.page("/es/partners");
	const entry = document.getElementById("sauna-soner");
	expect([entry?.querySelector("h3")?.textContent, entry?.querySelector("a")?.textContent, entry?.querySelectorAll("img").length]).toEqual([
		"Sauna & Söner",
		"sauna.example",
		0,
	]);
	expect(texts(document, "#sauna-soner [lang=en]")).toEqual(["Builds saunas."]);
	expect(texts((await visitor.page("/")).document, '#partners a[href="/partners#sauna-soner"]')).toEqual(["Sauna & Söner"]);
});

test("the list is sorted as visitors see it, with kind and website", async () => {
	const { document } = await organizer.page("/admin/partners");
	expect(texts(document, "tbody tr td:first-child")).toEqual((await visitor.api<Partner[]>("partners")).map(({ name }) => name));
	expect(texts(document, "#row-sauna-soner td").slice(1, 5)).toEqual(["Type: Gold", "Website: sauna.example", "Status: Published", "Spanish: 1 missing"]);
});

test("a partner of another kind moves to its end; an edit keeps the logo", async () => {
	const path = "/admin/partners/fjordlink";
	expect((await organizer.post(path, { ...(await organizer.formOf(path)), type: "silver", name: "Fjordlink AS" })).status).toBe(303);
	expect([await idsOf("gold"), (await idsOf("silver")).at(-1)]).toEqual([["solmar", "veta", "sauna-soner"], "fjordlink"]);
	const mark = (await visitor.page("/partners")).document.querySelector("#fjordlink img");
	expect(plainAddress(mark?.getAttribute("src"))).toBe("/images/partners/fjordlink.svg");
});

test("invalid input is named and kept", async () => {
	const answer = await organizer.post("/admin/partners/new", asNew({ ...sauna, name: " ", type: "bronze", website: "javascript:alert(1)" }));
	expect(answer.status).toBe(422);
	const document = parse(await answer.text());
	expect(texts(document, "[data-error-summary] a")).toEqual([
		"Name: This field is required.",
		"Type: Choose one from the list.",
		"Website: Enter a web address that starts with https://.",
	]);
	expect(document.querySelector("#editor-website")?.getAttribute("value")).toBe("javascript:alert(1)");
	expect(document.querySelector("#editor-description\\.sv")?.textContent).toBe("Bygger bastur.");
});

test("two organizers at once: the second sees both versions, and can overwrite", async () => {
	const path = "/admin/partners/veta";
	const [one, other] = [await organizer.formOf(path), await organizer.formOf(path)];
	expect((await organizer.post(path, { ...one, website: "https://first.example" })).status).toBe(303);
	const refused = await organizer.post(path, { ...other, website: "https://second.example" });
	expect(refused.status).toBe(409);
	const document = parse(await refused.text());
	expect(texts(document, "#editor > dl > div")).toEqual(["WebsiteSaved nowhttps://first.exampleYourshttps://second.example"]);
	const version = document.querySelector("[name=version]")?.getAttribute("value") ?? "";
	expect((await organizer.post(path, { ...other, website: "https://second.example", version })).status).toBe(303);
	expect((await visitor.page("/partners")).document.querySelector("#veta a")?.getAttribute("href")).toBe("https://second.example");
});

test("a preview shows the public entry, and saves nothing", async () => {
	const answer = await organizer.post("/admin/partners/new", asNew({ ...sauna, name: "Only Seen", preview: "es" }));
	const document = parse(await answer.text());
	expect([answer.status, texts(document, "[lang=es] li h3"), texts(document, "[lang=es] li a")]).toEqual([200, ["Only Seen"], ["sauna.example"]]);
	expect((await visitor.api<Partner[]>("partners")).some(({ name }) => name === "Only Seen")).toBe(false);
});

test("a deleted partner is gone everywhere; the last of a kind removes its heading", async () => {
	expect((await organizer.post("/admin/partners/aurora-energia/delete", {})).headers.get("location")).toBe("/admin/partners");
	expect(await idsOf("platinum")).toEqual([]);
	expect(texts((await visitor.page("/partners")).document, "main h2")).not.toContain("Platinum");
	expect(texts((await visitor.page("/")).document, "#partners h3")).not.toContain("Platinum");
});
