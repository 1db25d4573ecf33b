import { eventStatus, placeJsonLd, type Summit } from "#app/domain/content/event/json-ld.ts";
import type { MetaContext } from "#app/http/page-meta.ts";

interface SessionJsonLd {
	here: MetaContext;
	summit: Summit;
	kind: "Event" | "EducationEvent";
	path: string;
	title: { text: string };
	description?: string;
	/** Instants with offset; undefined before the dates are announced. */
	span?: { startDate: string; endDate: string };
	room?: string;
	cancelled?: string;
	/** BCP 47. */
	language?: string;
	recordingUrl?: string;
	slidesUrl?: string;
	image: string;
	speakers: { id: string; name: string }[];
}

/** Returns schema.org/Event data; nothing before the dates are announced. */
export function sessionJsonLd(session: SessionJsonLd) {
	const { here, summit, kind, path, title, description, span, room, cancelled, language, recordingUrl, slidesUrl, image, speakers } = session;
	if (!span) return undefined;
	return {
		"@context": "https://schema.org",
		"@type": kind,
		name: title.text,
		description: description || undefined,
		image: [here.origin + image],
		...span,
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		eventStatus: eventStatus(summit, cancelled),
		url: here.address(path),
		location: placeJsonLd(here, summit, room),
		performer: speakers.length > 0 ? speakers.map((speaker) => personJsonLd(here, speaker)) : undefined,
		organizer: { "@type": "Organization", name: here.site.event.name, url: here.address("/") },
		inLanguage: language,
		recordedIn: recordingUrl && { "@type": "CreativeWork", url: recordingUrl },
		workFeatured: slidesUrl && { "@type": "CreativeWork", url: slidesUrl },
		superEvent: summit.span && summitPart(here, summit, summit.span),
	};
}

export function agendaJsonLd({
	here,
	summit,
	sessions,
}: {
	here: MetaContext;
	summit: Summit;
	sessions: Pick<SessionJsonLd, "path" | "title" | "span" | "room" | "cancelled">[];
}) {
	if (!summit.span || sessions.length === 0) return undefined;
	return {
		"@context": "https://schema.org",
		...summitPart(here, summit, summit.span),
		subEvent: sessions.map(({ path, title, span, room, cancelled }) => ({
			"@type": "Event",
			name: title.text,
			...span,
			eventStatus: eventStatus(summit, cancelled),
			url: here.address(path),
			location: placeJsonLd(here, summit, room),
		})),
	};
}

const summitPart = (here: MetaContext, summit: Summit, dates: NonNullable<Summit["span"]>) => ({
	"@type": "BusinessEvent",
	name: here.site.event.name,
	...dates,
	location: placeJsonLd(here, summit),
	url: here.address("/"),
});

export function personJsonLd({ address }: MetaContext, { id, name }: { id: string; name: string }) {
	return { "@type": "Person", name, url: address(`/speakers/${id}`) };
}
