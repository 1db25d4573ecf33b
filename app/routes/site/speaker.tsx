import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { zoneOf } from "#app/domain/content/event/zone.server.ts";
import { ZoneChoice } from "#app/domain/content/event/zone-choice.tsx";
import { sharePicture } from "#app/domain/content/share-picture/address.server.ts";
import { answerAt } from "#app/domain/operations/registry/addresses.server.ts";
import { SessionRow } from "#app/domain/program/session/session.tsx";
import { findPublicSpeaker } from "#app/domain/program/speaker/queries.server.ts";
import { speakerShareModel } from "#app/domain/program/speaker/share-picture.server.ts";
import { speakerLinks, speakerView } from "#app/domain/program/speaker/view.server.ts";
import { metaOf, metaWords } from "#app/http/page-meta.ts";
import { languageNote } from "#app/i18n/language-note.server.ts";
import { Text } from "#app/i18n/text.tsx";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { speakerJsonLd } from "#app/routes/site/speaker/json-ld.ts";
import { publicSessionsOf } from "#app/routes/site/speaker/public-sessions.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Flag } from "#app/ui/flag.tsx";
import { LanguageNote } from "#app/ui/language-note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ShortText } from "#app/ui/rich-text.tsx";
import { shareOf } from "#app/ui/share.server.ts";
import { Share } from "#app/ui/share.tsx";
import { useSite } from "#app/ui/site.ts";
import { WebLinks } from "#app/ui/web-links.tsx";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, query: ["sessions", "zone"], personal: ["sessions"], offline: {} } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) =>
	metaOf(args, ({ meta, speaker, links, text }, here) => ({
		...meta,
		jsonLd: [speakerJsonLd(here, speaker, links)],
		crumbs: [{ name: text.speakers, path: "/speakers" }, { name: speaker.name }],
	}));

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const found = await findPublicSpeaker(params.id ?? "");
	if (!found) throw await answerAt(`/speakers/${params.id}`, locale);

	const zone = zoneOf(new URL(request.url), event, locale);
	const speaker = speakerView(found, locale);
	const { name, company } = speaker;
	const text = textsOf("speaker", locale, { name, company, title: speaker.title.text, eventName: event.name });
	return {
		meta: {
			title: `${name}, ${company} | ${event.name}`,
			description: metaWords(text.meta),
			image: sharePicture(speakerShareModel(found, event, locale)),
		},
		text: { ...text, speakers: texts("speakers").title },
		speaker,
		languageNote: languageNote(locale, speaker.bio),
		links: speakerLinks(found, locale),
		days: await publicSessionsOf(found.id, { event, show: zone.show }, locale),
		zone: zone.choice,
		share: shareOf(request, locale, `/speakers/${found.id}`, name, "speaker"),
	};
}

export default function SpeakerPage() {
	const { text, speaker, languageNote, links, days, zone, share } = useLoaderData<typeof loader>();
	const { path } = useSite();
	const { name, title, company, country, countryCode, category, photo, region, bio } = speaker;
	return (
		<>
			<PageHead
				title={name}
				lead={
					<>
						<Text of={title} />, {company}
					</>
				}
				eyebrow={<Breadcrumb list={{ name: text.speakers, path: "/speakers" }}>{name}</Breadcrumb>}
			>
				<p className="mt-4 flex items-center gap-2 text-ink-2">
					<Flag country={countryCode} className="h-3.5 w-5.25" />
					{`${country}\u00a0· ${category}`}
				</p>
			</PageHead>
			<div className="page section grid items-start gap-x-16 gap-y-10 lg:grid-cols-[18rem_1fr] lg:grid-rows-[auto_1fr]">
				<div>
					<Picture
						src={photo}
						kind="portrait"
						alt={name}
						sizes="288px"
						className={`arch aspect-[4/5] w-full max-w-72 object-cover ${region === "nordic" ? "bg-ice" : "bg-stone"}`}
						eager
					/>
				</div>
				<div className="lg:row-span-2">
					<h2 className="heading">{text.about}</h2>
					<LanguageNote>{languageNote}</LanguageNote>
					<ShortText of={bio} heading={3} className="mt-4 max-w-measure" />
					<WebLinks title={text.links} links={links} />
					<section aria-labelledby="sessions-title" className="mt-12">
						<h2 id="sessions-title" className="heading">
							{text.sessions}
						</h2>
						{days.length > 0 && <ZoneChoice zone={zone} className="mt-4" />}
						{days.length === 0 && <p className="mt-4 text-ink-2">{text.noSessions}</p>}
						{days.map(({ name: day, sessions }) => (
							<section key={day} className="mt-6">
								<h3 className="border-b-2 border-line-strong pb-2 font-semibold text-ink-2">{day}</h3>
								<ol>
									{sessions.map((session) => (
										<SessionRow key={session.id} session={session} heading="h4" />
									))}
								</ol>
							</section>
						))}
					</section>
					<ButtonLink look="outline" to={path("/speakers")} className="mt-10">
						{text.all}
					</ButtonLink>
				</div>
				<div className="lg:sticky lg:top-24">
					<Share key={share.address} {...share} />
				</div>
			</div>
		</>
	);
}
