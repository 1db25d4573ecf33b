import { afterAll, expect, test } from "vitest";
import { jsonLdOf, parse, texts } from "../support/html.ts";
import { organizerOf, visitorOf } from "../support/http.ts";
import { startSite } from "../support/running-site.ts";

const site = await startSite();
afterAll(site.stop);
const visitor = visitorOf(site);
const organizer = await organizerOf(site);
const { post, formOf } = organizer;

const save = async (path: string, fields: Record<string, string>) => post(path, { ...(await formOf(path)), ...fields });
const linksOn = async (path: string, title: string) => {
	const page = await visitor.document(path);
	return [...page.querySelectorAll(`section:has(> h2#links-title) li`)].map((line) => [
		page.querySelector("#links-title")?.textContent === title,
		line.textContent,
		line.querySelector("a")?.getAttribute("href"),
		line.querySelector("a")?.getAttribute("rel"),
	]);
};

test("a session's page, structured data and API give its language and recordings", async () => {
	const editor = "/admin/agenda/keep-the-old-machine";
	expect(await linksOn("/agenda/keep-the-old-machine", "After the session")).toEqual([]);
	const added = { language: "sv", recordingUrl: "video.example/w1", slidesUrl: "https://slides.example/w1", "links.1": "https://www.code.example/x" };
	expect((await save(editor, added)).status).toBe(303);
	expect(await linksOn("/es/agenda/keep-the-old-machine", "Después de la sesión")).toEqual([
		[true, "Grabación · video.example", "https://video.example/w1", "noopener"],
		[true, "Presentación · slides.example", "https://slides.example/w1", "noopener"],
		[true, "code.example", "https://www.code.example/x", "noopener"],
	]);
	const page = await visitor.document("/es/agenda/keep-the-old-machine");
	expect(texts(page, "aside dl > div")).toContain("IdiomaSueco");
	expect(jsonLdOf(page)[0]).toMatchObject({
		inLanguage: "sv",
		recordedIn: { "@type": "CreativeWork", url: "https://video.example/w1" },
		workFeatured: { "@type": "CreativeWork", url: "https://slides.example/w1" },
	});
	const inApi = (await visitor.api<{ id: string }[]>("agenda")).find(({ id }) => id === "keep-the-old-machine");
	expect(inApi).toMatchObject({
		language: "sv",
		recordingUrl: "https://video.example/w1",
		slidesUrl: "https://slides.example/w1",
		links: ["https://www.code.example/x"],
	});
	expect((await save(editor, { "links.0": "" })).status).toBe(303);
	expect((await linksOn("/agenda/keep-the-old-machine", "After the session")).map(([, words]) => words)).toEqual([
		"Recording · video.example",
		"Slides · slides.example",
	]);
});

test("a workshop's page and structured data do so as well, and its CSV file has every field", async () => {
	await save("/admin/workshops/hear-the-leak", { recordingUrl: "https://video.example/leak", "links.0": "https://a.example", "links.1": "https://b.example" });
	expect((await linksOn("/workshops/hear-the-leak", "After the session")).map(([, words]) => words)).toEqual([
		"Recording · video.example",
		"a.example",
		"b.example",
	]);
	const page = await visitor.document("/workshops/hear-the-leak");
	expect(texts(page, "aside dl dt").includes("Language")).toBe(true);
	expect(jsonLdOf(page)[0]).toMatchObject({ inLanguage: "es", recordedIn: { url: "https://video.example/leak" } });
	const file = await (await organizer.get("/admin/workshops.csv")).text();
	expect(file).toMatch(/^[^\n]*,language,recordingUrl,slidesUrl,links\r?\n/);
	expect(file).toContain(",es,https://video.example/leak,,https://a.example; https://b.example");
});

test("a speaker's addresses are links on the page and the person's sameAs in structured data", async () => {
	await save("/admin/speakers/astrid-lindqvist", { website: "kvarnen.example/astrid", linkedin: "https://se.linkedin.com/in/astrid" });
	expect(await linksOn("/sv/speakers/astrid-lindqvist", "På webben")).toEqual([
		[true, "Webbplats · kvarnen.example", "https://kvarnen.example/astrid", "noopener"],
		[true, "LinkedIn · se.linkedin.com", "https://se.linkedin.com/in/astrid", "noopener"],
	]);
	expect(jsonLdOf(await visitor.document("/speakers/astrid-lindqvist"))[0]).toMatchObject({
		sameAs: ["https://kvarnen.example/astrid", "https://se.linkedin.com/in/astrid"],
	});
});

test("an unsafe address, or one of another site than LinkedIn, is rejected beside its field", async () => {
	const errors = async (path: string, fields: Record<string, string>) => {
		const answer = await save(path, fields);
		return [answer.status, texts(parse(await answer.text()), "[data-error-summary] a")];
	};
	const address = "Enter a web address that starts with https://.";
	expect(await errors("/admin/agenda/sowing-water", { recordingUrl: "http://video.example", "links.0": "javascript:alert(1)", language: "xx" })).toEqual([
		422,
		[`Recording: ${address}`, `Link 1: ${address}`, "Language of the talk: Choose one from the list."],
	]);
	expect(await errors("/admin/speakers/erik-sandberg", { website: "ftp://e.example", linkedin: "https://linkedin.com.example/in/e" })).toEqual([
		422,
		[`Website: ${address}`, "LinkedIn: Enter the address of a LinkedIn profile, such as https://www.linkedin.com/in/name."],
	]);
});
