import { expect, test } from "vitest";
import { addressOfCopy, entriesIn, isCacheable, personalQueryOf, variantsIn } from "./addresses.ts";
import { filesIn, smallest } from "./files.ts";

const at = (address: string) => new URL(address, "https://summit.example");

test.each(["/agenda", "/sv/agenda?day=2", "/es/speakers/ingrid-solheim", "/workshops/eyes-under-water", "/practical", "/sv/my-agenda"])(
	"saves a copy of %s",
	(address) => {
		expect(isCacheable(at(address))).toBe(true);
	},
);

test.each([
	"/",
	"/sv",
	"/admin",
	"/admin/agenda",
	"/api/agenda",
	"/api/auth/status",
	"/orders/x7Kp",
	"/t/x7Kp",
	"/tickets",
	"/agenda.ics",
	"/agenda/opening.ics",
	"/constructor",
])("saves nothing for %s", (address) => {
	expect(isCacheable(at(address))).toBe(false);
});

test("days have copies of their own, other views of a page do not", () => {
	const of = (address: string) => addressOfCopy(at(address));
	expect([of("/agenda?day=2&zone=UTC"), of("/sv/agenda?view=grid"), of("/venue?day=2"), of("/agenda?day=")]).toEqual([
		"/agenda?day=2",
		"/sv/agenda",
		"/venue",
		"/agenda",
	]);
});

test("only the visitor's own agenda is requested with data from the browser", () => {
	expect(["/sv/my-agenda?sessions=a.b", "/my-agenda?sessions=", "/my-agenda", "/agenda?sessions=a"].map((address) => personalQueryOf(at(address)))).toEqual([
		"a.b",
		"",
		undefined,
		undefined,
	]);
});

test("finds a page's links to the other days in its language and to its files", () => {
	const html = `<a href="/sv/agenda?day=2">2</a><a href="/es/agenda?day=2">es</a><a href="/sv/agenda?day=2&amp;view=grid">grid</a><a href="/sv/agenda.ics?day=1">ics</a>
<link href="/assets/styles-Ab_1.css"><use href="/assets/images/flags-1f.svg#mx"></use><img srcset="/pictures/0a-160.avif 160w, /pictures/0a-320.avif 320w">`;
	expect(variantsIn(html, "sv")).toEqual(["/sv/agenda?day=2"]);
	expect(filesIn(html)).toEqual(["/assets/styles-Ab_1.css", "/assets/images/flags-1f.svg", "/pictures/0a-160.avif"]);
	expect(["/pictures/0a-320.avif", "/assets/images/speakers/ana-4a-640.webp", "/assets/x.svg"].map(smallest)).toEqual([
		"/pictures/0a-160.avif",
		"/assets/images/speakers/ana-4a-160.avif",
		"/assets/x.svg",
	]);
});

test("reads sessions, speakers and workshops of each language from the sitemap", () => {
	const sitemap = ["/agenda", "/agenda/opening", "/sv/agenda/opening", "/sv/speakers/ana", "/sv/news/ana", "/sv/workshops/deep"].map(
		(path) => `<url><loc>https://other.example${path}</loc></url>`,
	);
	expect(entriesIn(sitemap.join(""), "sv")).toEqual(["/sv/agenda/opening", "/sv/speakers/ana", "/sv/workshops/deep"]);
});
