import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayName } from "#app/domain/content/event/days.server.ts";
import { summitView } from "#app/domain/content/event/view.server.ts";
import { zoneOf } from "#app/domain/content/event/zone.server.ts";
import { ZoneChoice } from "#app/domain/content/event/zone-choice.tsx";
import { sharePicture } from "#app/domain/content/share-picture/address.server.ts";
import { answerAt } from "#app/domain/operations/registry/addresses.server.ts";
import { AddToCalendar } from "#app/domain/program/calendar/add-to-calendar.tsx";
import { sessionCalendar } from "#app/domain/program/calendar/calendar-links.server.ts";
import { Star } from "#app/domain/program/my-agenda/star.tsx";
import { loadAround } from "#app/domain/program/session/around.server.ts";
import { AroundSession } from "#app/domain/program/session/around.tsx";
import { headline } from "#app/domain/program/session/facts.server.ts";
import { Headline, SessionFacts } from "#app/domain/program/session/facts.tsx";
import { sessionJsonLd } from "#app/domain/program/session/json-ld.ts";
import { findPublicSession, findSummitSpan } from "#app/domain/program/session/queries.server.ts";
import { sessionShareModel } from "#app/domain/program/session/share-picture.server.ts";
import { SessionSpeakers } from "#app/domain/program/session/speakers.tsx";
import { sessionDetail, sessionListing } from "#app/domain/program/session/view.server.ts";
import { listSpeakersById } from "#app/domain/program/speaker/queries.server.ts";
import { sessionSpeakerView } from "#app/domain/program/speaker/view.server.ts";
import { failAs } from "#app/http/failure.server.ts";
import { metaOf, metaWords } from "#app/http/page-meta.ts";
import { localePath } from "#app/i18n/config.ts";
import { Text } from "#app/i18n/text.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LanguageNote } from "#app/ui/language-note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { plainText } from "#app/ui/plain-text.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { shareOf } from "#app/ui/share.server.ts";
import { Share } from "#app/ui/share.tsx";
import { WebLinks } from "#app/ui/web-links.tsx";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, query: ["sessions", "zone"], personal: ["sessions"], offline: {} } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) =>
	metaOf(args, ({ meta, summit, session, listing, text }, here) => ({
		...meta,
		jsonLd: [sessionJsonLd({ here, summit, kind: "Event", ...session, ...listing, description: meta.description, image: meta.image.address })],
		crumbs: [{ name: text.agenda, path: "/agenda" }, { name: session.title.text }],
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
	const words = metaWords(plainText(session.blocks));
	return {
		meta: {
			title: `${session.title.text} | ${event.name}`,
			description: words || [dayName(event, shown.date, locale), event.name].join(" · "),
			image: sharePicture(sessionShareModel(found, speakers, event, locale)),
		},
		text: {
			...texts("session"),
			agenda: texts("agenda").title,
		},
		headline: headline(shown, zone, locale),
		summit: summitView(event, await findSummitSpan(event), locale),
		session,
		listing: sessionListing(found, event, locale),
		speakers: speakers.map((speaker) => sessionSpeakerView(speaker, locale)),
		around: await loadAround(found, zone, locale),
		calendar: sessionCalendar(request, { ...found, path: session.path }, event, locale),
		zone: zone.choice,
		share: shareOf(request, locale, `/agenda/${found.id}`, session.title.text, "session"),
	};
}

export default function SessionPage() {
	const { text, headline, session, speakers, around, zone, calendar, share } = useLoaderData<typeof loader>();
	const { title, type, color, cancelled, blocks, lang, languageNote, facts } = session;
	return (
		<>
			<PageHead
				title={<Text of={title} />}
				lead={<Headline of={headline} />}
				eyebrow={
					<Breadcrumb list={{ name: text.agenda, path: "/agenda" }}>
						<Text of={title} />
					</Breadcrumb>
				}
			>
				<p className="mt-5">
					<Badge color={color}>{type}</Badge>
				</p>
				{cancelled && <p className="mt-4 text-lead font-semibold">{text.cancelled}</p>}
			</PageHead>
			<div className="page section grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr]">
				<aside aria-labelledby="facts-title" className="rounded-card border border-line bg-card p-6 lg:col-start-2">
					<h2 id="facts-title" className="subheading mb-3">
						{text.factsTitle}
					</h2>
					<SessionFacts facts={facts} />
					<ZoneChoice zone={zone} className="mt-4" />
					<Star session={session} isLarge className="mt-4" />
					{calendar && <AddToCalendar {...calendar} className="mt-4" />}
				</aside>
				<div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
					{blocks.length > 0 && <h2 className="heading">{text.about}</h2>}
					<LanguageNote>{languageNote}</LanguageNote>
					<div lang={lang} className="mt-4 max-w-measure space-y-4">
						<RichText blocks={blocks} heading={3} />
					</div>
					<SessionSpeakers title={text.speakers} speakers={speakers} />
					<WebLinks title={text.afterwards.title} links={session.links} />
				</div>
				<div className="lg:sticky lg:top-24 lg:col-start-2">
					<Share key={share.address} {...share} />
				</div>
			</div>
			<AroundSession text={text.around} around={around} />
		</>
	);
}
