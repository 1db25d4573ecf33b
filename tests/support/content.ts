import type { Entity } from "#app/admin/resource.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { NewsArticle } from "#app/domain/content/news/schema.ts";
import type { Partner } from "#app/domain/content/partner/schema.ts";
import type { Content } from "#app/domain/operations/dashboard/content.ts";
import { RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import type { Room } from "#app/domain/program/room/schema.ts";
import type { AgendaItem } from "#app/domain/program/session/schema.ts";
import type { Speaker } from "#app/domain/program/speaker/schema.ts";
import type { Workshop } from "#app/domain/program/workshop/schema.ts";
import type { Tier } from "#app/domain/sales/tier/schema.ts";
import type { Translated } from "#app/i18n/translated.ts";
import { event as seededEvent } from "../../seeds/event.ts";

export const inAll = (text: string): Translated => ({ en: text, es: text, sv: text });

/** The sample's event, with the facts that tests rely on overwritten. */
export const event: SummitEvent = {
	...seededEvent,
	status: "scheduled",
	name: "Norte Summit 2025",
	startDate: "2025-11-19",
	endDate: "2025-11-21",
	timeZone: "America/Mexico_City",
	venue: "Casa del Agua",
	address: "Calle 5, Centro",
	city: "Puebla",
	country: "MX",
	mapUrl: "https://www.openstreetmap.org/?mlat=19.0414&mlon=-98.2063#map=16/19.0414/-98.2063",
	email: "hello@norte.example",
	claimedAttendees: 500,
	claimedSpeakers: 1,
	claimedCountries: 1,
	claimedDays: 3,
};

export const ana: Speaker = {
	id: "ana",
	name: "Ana",
	title: inAll("Engineer"),
	company: "Solmar",
	country: "MX",
	category: "Technology",
	bio: inAll("Builds pumps."),
	format: "plain",
	featured: false,
	featuredOrder: 0,
	status: "published",
};

export const hall: Room = { id: "hall", name: inAll("Main hall"), places: 300, stepFree: true, hearingLoop: true, order: 1 };
export const lab: Room = { id: "lab", name: inAll("Lab 1"), places: 20, stepFree: true, hearingLoop: false, order: 2 };

export const keynote: AgendaItem = {
	id: "keynote",
	day: 1,
	date: "2025-11-19",
	startTime: "09:00",
	endTime: "10:00",
	title: inAll("Wind"),
	description: inAll("What it took."),
	format: "plain",
	links: [],
	roomId: "hall",
	type: "Keynote",
	speakerIds: ["ana"],
	status: "published",
};

export const workshop: Workshop = {
	id: "pumps",
	title: inAll("Pumps"),
	description: inAll("Build one."),
	format: "plain",
	links: [],
	category: "Technology",
	level: "beginner",
	durationMinutes: 90,
	date: "2025-11-20",
	startTime: "11:00",
	price: 0,
	maxAttendees: 10,
	roomId: "lab",
	speakerId: "ana",
	furtherSpeakerIds: [],
	summary: inAll("Pumps."),
	offAgenda: false,
	agendaId: "pumps-session",
	status: "published",
};

export const workshopSession: AgendaItem = {
	...keynote,
	id: "pumps-session",
	day: 2,
	date: "2025-11-20",
	startTime: "11:00",
	endTime: "12:30",
	title: inAll("Pumps"),
	roomId: "lab",
	type: "Workshop",
	workshopId: "pumps",
};

export const tier: Tier = {
	id: "business",
	name: inAll("Business"),
	description: inAll("For companies."),
	price: 59900,
	features: [],
	notIncluded: [],
	featured: true,
	available: true,
	atDoor: false,
	order: 1,
	status: "published",
};

export const partner: Partner = {
	id: "solmar",
	name: "Solmar",
	logo: "/images/partners/solmar.svg",
	website: "https://solmar.example",
	description: inAll("Sun."),
	type: "gold",
	order: 1,
	status: "published",
};

export const article: NewsArticle = {
	id: "wind",
	slug: "wind",
	title: inAll("Wind"),
	content: inAll("It blows."),
	format: "plain",
	publishedAt: "2025-03-01",
	author: "Ana",
	category: "business",
	featured: false,
	draft: false,
};

export function contentOf(content: Record<string, (Entity & Record<string, unknown>)[]>): Content["contents"] {
	return RESOURCES.map((resource) => ({ resource, entities: content[resource.entityType] ?? [] }));
}

export const soundContent: Content = {
	event,
	speakers: [ana],
	sessions: [keynote, workshopSession],
	workshops: [workshop],
	rooms: [hall, lab],
	tiers: [tier],
	partners: [partner],
	pictures: [],
	contents: contentOf({
		event: [event],
		speaker: [ana],
		session: [keynote, workshopSession],
		workshop: [workshop],
		room: [hall, lab],
		tier: [tier],
		partner: [partner],
	}),
};
