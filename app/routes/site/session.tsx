import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayName, dayOfDate } from "#app/domain/content/event/days.server.ts";
import { summitView } from "#app/domain/content/event/view.server.ts";
import { zoneOf } from "#app/domain/content/event/zone.server.ts";
import { sharePicture } from "#app/domain/content/share-picture/address.server.ts";
import { answerAt } from "#app/domain/operations/registry/addresses.server.ts";
import { AddToCalendar } from "#app/domain/program/calendar/add-to-calendar.tsx";
import { sessionCalendar } from "#app/domain/program/calendar/calendar-links.server.ts";
import { Star } from "#app/domain/program/my-agenda/star.tsx";
import { headline } from "#app/domain/program/session/facts.server.ts";
import { sessionJsonLd } from "#app/domain/program/session/json-ld.ts";
import { loadNeighbors } from "#app/domain/program/session/neighbor-links.server.ts";
import { SessionArticle } from "#app/domain/program/session/page.tsx";
import { findPublicSession, findSummitSpan } from "#app/domain/program/session/queries.server.ts";
import { sessionShareModel } from "#app/domain/program/session/share-picture.server.ts";
import { sessionDetail, sessionListing } from "#app/domain/program/session/view.server.ts";
import { listSpeakersById } from "#app/domain/program/speaker/queries.server.ts";
import { sessionSpeakerView } from "#app/domain/program/speaker/view.server.ts";
import { dayInAddress } from "#app/domain/program/timetable/now.server.ts";
import { failAs } from "#app/http/failure.server.ts";
import { metaOf, metaWords } from "#app/http/page-meta.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { leadWords } from "#app/ui/plain-text.ts";
import { shareOf } from "#app/ui/share.server.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, query: ["sessions", "zone"], personal: ["sessions"], offline: {} } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) =>
	metaOf(args, ({ meta, summit, session, listing, list }, here) => ({
		...meta,
		jsonLd: [sessionJsonLd({ here, summit, kind: "Event", ...session, ...listing, description: meta.description, image: meta.image.address })],
		crumbs: [{ name: list.name, path: "/agenda" }, { name: session.title.text }],
	}));

/** A workshop redirects to its own page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const found = await failAs("agenda", locale, findPublicSession(params.id ?? ""));
	if (!found) throw await answerAt(`/agenda/${params.id}`, locale);
	if (found.workshopId) throw redirect(localePath(locale, `/workshops/${found.workshopId}`) + new URL(request.url).search, 301);

	const zone = zoneOf(new URL(request.url), event, locale);
	const shown = zone.show(found);
	const session = sessionDetail(shown, zone.event, locale);
	const speakers = await listSpeakersById(found.speakerIds);
	const day = dayInAddress(event, dayOfDate(event, found.date));
	const words = metaWords(leadWords(session.article));
	return {
		meta: {
			title: `${session.title.text} | ${event.name}`,
			description: words || [dayName(event, shown.date, locale), event.name].join(" · "),
			image: sharePicture(sessionShareModel(found, speakers, event, locale)),
		},
		text: texts("session"),
		list: { name: texts("agenda").title, path: day ? `/agenda?day=${day}` : "/agenda" },
		headline: headline(shown, zone, locale),
		summit: summitView(event, await findSummitSpan(event), locale),
		session,
		listing: sessionListing(found, event, locale),
		speakers: speakers.map((speaker) => sessionSpeakerView(speaker, locale)),
		neighbors: await loadNeighbors(found, zone, locale),
		calendar: sessionCalendar(request, { ...found, path: session.path }, event, locale),
		zone: zone.choice,
		share: shareOf(request, locale, `/agenda/${found.id}`, session.title.text, "session"),
	};
}

export default function SessionPage() {
	const { text, session, calendar, ...shown } = useLoaderData<typeof loader>();
	const { type, color, cancelled } = session;
	return (
		<SessionArticle {...session} {...shown} text={text} kind={{ name: type, color }} cancelled={cancelled && text.cancelled}>
			<Star session={session} isLarge />
			{calendar && <AddToCalendar {...calendar} className="mt-3" />}
		</SessionArticle>
	);
}
