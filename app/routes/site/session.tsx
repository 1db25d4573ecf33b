import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayName } from "~/domain/content/event/days.server";
import { summitView } from "~/domain/content/event/view.server";
import { zoneOf } from "~/domain/content/event/zone.server";
import { ZoneChoice } from "~/domain/content/event/zone-choice";
import { sharePicture } from "~/domain/content/share-picture/address.server";
import { answerAt } from "~/domain/operations/registry/addresses.server";
import { AddToCalendar } from "~/domain/program/calendar/add-to-calendar";
import { sessionCalendar } from "~/domain/program/calendar/calendar-links.server";
import { Star } from "~/domain/program/my-agenda/star";
import { AroundSession } from "~/domain/program/session/around";
import { loadAround } from "~/domain/program/session/around.server";
import { Headline, SessionFacts } from "~/domain/program/session/facts";
import { headline } from "~/domain/program/session/facts.server";
import { sessionJsonLd } from "~/domain/program/session/json-ld";
import { findPublicSession, findSummitSpan } from "~/domain/program/session/queries.server";
import { sessionShareModel } from "~/domain/program/session/share-picture.server";
import { SessionSpeakers } from "~/domain/program/session/speakers";
import { sessionDetail, sessionListing } from "~/domain/program/session/view.server";
import { listSpeakersById } from "~/domain/program/speaker/queries.server";
import { sessionSpeakerView } from "~/domain/program/speaker/view.server";
import { failAs } from "~/http/failure.server";
import { metaOf, metaWords } from "~/http/page-meta";
import { localePath } from "~/i18n/config";
import { Text } from "~/i18n/text";
import type { RouteHandle } from "~/routes/route-handle";
import { Badge } from "~/ui/badge";
import { Breadcrumb } from "~/ui/breadcrumb";
import { LanguageNote } from "~/ui/language-note";
import { PageHead } from "~/ui/page-head";
import { plainText } from "~/ui/plain-text";
import { RichText } from "~/ui/rich-text";
import { Share } from "~/ui/share";
import { shareOf } from "~/ui/share.server";
import { WebLinks } from "~/ui/web-links";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true, query: ["sessions", "zone"], personal: ["sessions"] };

export const meta: MetaFunction<typeof loader> = (args) =>
	metaOf(args, ({ meta, summit, session, listing, text }, here) => ({
		...meta,
		jsonLd: [sessionJsonLd({ here, summit, kind: "Event", ...session, ...listing, description: meta.description, image: meta.image.address })],
		crumbs: [{ name: text.agenda, path: "/agenda" }, { name: session.title.text }],
	}));

/** A workshop has its page among the workshops, to which its place on the agenda leads. */
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
	const { title, type, colour, cancelled, blocks, lang, languageNote, facts } = session;
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
					<Badge colour={colour}>{type}</Badge>
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
