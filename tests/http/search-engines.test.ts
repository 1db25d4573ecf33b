import { expect, test } from "vitest";
import { jsonLdOf, texts } from "../support/html.ts";
import { reader, sharedSite } from "../support/reader.ts";
import { sample } from "../support/sample.ts";
import { event } from "../support/summit/event.ts";
import { sessions, workshops } from "../support/summit/program.ts";
import { rooms } from "../support/summit/rooms.ts";
import { speakers } from "../support/summit/speakers.ts";
import { tiers } from "../support/summit/tiers.ts";

const { origin } = sharedSite;
const { page } = reader;

const priceOf = (place: number) => `${(tiers[place]?.price ?? 0) / 100}.00`;

const PLACE = {
	"@type": "Place",
	name: event.venue,
	address: {
		"@type": "PostalAddress",
		streetAddress: event.address?.replace(/, \d+$/, ""),
		postalCode: "76147",
		addressLocality: "Querétaro",
		addressCountry: "MX",
	},
};
const SUMMIT = {
	"@type": "BusinessEvent",
	name: "LATAM Nordics Summit 2025",
	startDate: "2025-11-19T08:00:00-06:00",
	endDate: "2025-11-21T23:59:59-06:00",
	location: PLACE,
};
const WHERE_AND_HOW = {
	eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
	eventStatus: "https://schema.org/EventScheduled",
};
const offer = (price: string, availability = "InStock", path = "/tickets") => ({
	"@type": "Offer",
	price,
	priceCurrency: "USD",
	availability: `https://schema.org/${availability}`,
	url: origin + path,
});
const crumbs = (...steps: [name: string, path: string][]) => ({
	"@context": "https://schema.org",
	"@type": "BreadcrumbList",
	itemListElement: steps.map(([name, path], index) => ({ "@type": "ListItem", position: index + 1, name, item: origin + path })),
});

test("tickets are the summit's offers", async () => {
	const { document } = await page("/es/tickets");
	const [summit, , way] = jsonLdOf(document);
	expect([summit, way]).toEqual([
		{
			"@context": "https://schema.org",
			...SUMMIT,
			...WHERE_AND_HOW,
			description: event.tagline.es,
			url: `${origin}/es`,
			image: expect.stringMatching(/\/og\/es\/home\.[0-9a-f]{16}\.jpg$/),
			offers: [
				{ ...offer(priceOf(0), "InStock", "/es/tickets"), name: "Estándar" },
				{ ...offer(priceOf(1), "InStock", "/es/tickets"), name: "Empresarial" },
				{ ...offer(priceOf(2), "SoldOut", "/es/tickets"), name: "VIP" },
				{ ...offer(priceOf(3), "InStock", "/es/tickets"), name: texts(document, "article h3")[3] },
			],
		},
		crumbs(["LATAM Nordics Summit 2025", "/es"], ["Boletos", "/es/tickets"]),
	]);
});

test("the ticket page has its questions and answers as structured data, once", async () => {
	const { document } = await page("/sv/tickets");
	const [, faq] = jsonLdOf(document);
	const answers = texts(document, "details[name=faq] > p");
	expect(answers).not.toEqual([]);
	expect(faq).toEqual({
		"@context": "https://schema.org",
		"@type": "FAQPage",
		mainEntity: texts(document, "details[name=faq] h3").map((name, index) => ({
			"@type": "Question",
			name,
			acceptedAnswer: { "@type": "Answer", text: answers[index] },
		})),
	});
});

test("a workshop is an event of its own within the summit", async () => {
	const { document } = await page("/workshops/eyes-under-water");
	const session = sample(sessions, "workshop-eyes-under-water");
	const workshop = sample(workshops, "eyes-under-water");
	const title = session.title.en ?? "";
	expect(jsonLdOf(document)).toEqual([
		{
			"@context": "https://schema.org",
			"@type": "EducationEvent",
			name: title,
			description: texts(document, "main header .lead")[0],
			startDate: `2025-11-19T${session.startTime}:00-06:00`,
			endDate: `2025-11-19T${session.endTime}:00-06:00`,
			...WHERE_AND_HOW,
			url: `${origin}/workshops/eyes-under-water`,
			image: [origin + document.querySelector("main picture img")?.getAttribute("src")],
			location: { ...PLACE, name: `${event.venue}, ${sample(rooms, "maker-studio").name.en}` },
			maximumAttendeeCapacity: workshop.maxAttendees,
			performer: [{ "@type": "Person", name: sample(speakers, "magnus-haugen").name, url: `${origin}/speakers/magnus-haugen` }],
			organizer: { "@type": "Organization", name: "LATAM Nordics Summit 2025", url: `${origin}/` },
			inLanguage: session.language,
			offers: offer(`${workshop.price / 100}.00`),
			superEvent: { ...SUMMIT, url: `${origin}/` },
		},
		crumbs(["LATAM Nordics Summit 2025", "/"], ["Workshops", "/workshops"], [title, "/workshops/eyes-under-water"]),
	]);
});

test("the workshops page lists each workshop's own page", async () => {
	const { document } = await page("/sv/workshops?category=Leadership");
	const [list, way] = jsonLdOf(document);
	expect(list).toEqual({
		"@context": "https://schema.org",
		"@type": "ItemList",
		itemListElement: [...document.querySelectorAll("main article")].map((card, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: card.querySelector("h3")?.textContent,
			url: origin + card.querySelector("a")?.getAttribute("href"),
		})),
	});
	expect(way).toEqual(crumbs(["LATAM Nordics Summit 2025", "/sv"], ["Workshoppar", "/sv/workshops"]));
});
