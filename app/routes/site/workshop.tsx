import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { afterwardsText } from "#app/domain/content/event/status.server.ts";
import { summitView } from "#app/domain/content/event/view.server.ts";
import { zoneOf } from "#app/domain/content/event/zone.server.ts";
import { ZoneChoice } from "#app/domain/content/event/zone-choice.tsx";
import { altText } from "#app/domain/content/picture/queries.server.ts";
import { sharePicture } from "#app/domain/content/share-picture/address.server.ts";
import { answerAt } from "#app/domain/operations/registry/addresses.server.ts";
import { AddToCalendar } from "#app/domain/program/calendar/add-to-calendar.tsx";
import { sessionCalendar } from "#app/domain/program/calendar/calendar-links.server.ts";
import { Star } from "#app/domain/program/my-agenda/star.tsx";
import { loadAround } from "#app/domain/program/session/around.server.ts";
import { AroundSession } from "#app/domain/program/session/around.tsx";
import { headline } from "#app/domain/program/session/facts.server.ts";
import { Headline, SessionFacts } from "#app/domain/program/session/facts.tsx";
import { findSummitSpan } from "#app/domain/program/session/queries.server.ts";
import { SessionSpeakers } from "#app/domain/program/session/speakers.tsx";
import { listSpeakersById } from "#app/domain/program/speaker/queries.server.ts";
import { sessionSpeakerView } from "#app/domain/program/speaker/view.server.ts";
import { workshopJsonLd } from "#app/domain/program/workshop/json-ld.ts";
import { findPublicWorkshop, speakersOf } from "#app/domain/program/workshop/queries.server.ts";
import type { WorkshopAvailability } from "#app/domain/program/workshop/schema.ts";
import { workshopShareModel } from "#app/domain/program/workshop/share-picture.server.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import { availabilityFact, lineId, slotOf, workshopDetail, workshopFacts, workshopListing } from "#app/domain/program/workshop/view.server.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { stockStatuses } from "#app/domain/sales/order/stock.server.ts";
import { registrationState } from "#app/domain/sales/registration/availability.server.ts";
import { failAs } from "#app/http/failure.server.ts";
import { metaOf, metaWords } from "#app/http/page-meta.ts";
import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { BuyLink } from "#app/ui/buy-link.tsx";
import { LanguageNote } from "#app/ui/language-note.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { plainText } from "#app/ui/plain-text.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { shareOf } from "#app/ui/share.server.ts";
import { Share } from "#app/ui/share.tsx";
import { useSite } from "#app/ui/site.ts";
import { WebLinks } from "#app/ui/web-links.tsx";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, query: ["sessions", "zone"], personal: ["sessions"], offline: {} } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) =>
	metaOf(args, ({ meta, text, ...shown }, here) => ({
		...meta,
		jsonLd: [workshopJsonLd({ here, ...shown })],
		crumbs: [{ name: text.workshops, path: "/workshops" }, { name: shown.workshop.title.text }],
	}));

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const workshop = await failAs("workshops", locale, findPublicWorkshop(params.id ?? ""));
	if (!workshop) throw await answerAt(`/workshops/${params.id}`, locale);

	const zone = zoneOf(new URL(request.url), event, locale);
	const view = workshopDetail(workshop, locale);
	const availability = registrationState(workshop, event, (await stockStatuses("workshop")).get(workshop.id));
	const isGivenHere = availability !== "over" && (await sellsHere(event));
	const speakers = await listSpeakersById(speakersOf(workshop));
	const { detail, list } = texts("workshops");
	const path = `/workshops/${workshop.id}`;
	return {
		meta: {
			title: `${view.title.text} | ${event.name}`,
			description: metaWords(plainText(view.blocks)),
			image: sharePicture(workshopShareModel(workshop, speakers, event, locale)),
		},
		text: { ...texts("session"), ...detail, workshops: list.title },
		headline: headline(zone.show(slotOf(workshop)), zone, locale),
		summit: summitView(event, await findSummitSpan(event), locale),
		workshop: view,
		star: { id: lineId(workshop), title: view.title },
		over: afterwardsText(event, locale)?.workshop,
		facts: [...workshopFacts(workshop, zone, locale), ...(isGivenHere ? [availabilityFact(availability, locale)] : [])],
		listing: workshopListing(workshop, availability, event, locale),
		register: isGivenHere ? registerView(availability, texts("registrations").register) : undefined,
		imageAlt: await altText(view.image, locale),
		speakers: speakers.map((speaker) => sessionSpeakerView(speaker, locale)),
		around: await loadAround({ ...slotOf(workshop), id: workshop.agendaId }, zone, locale),
		calendar: sessionCalendar(request, { ...workshop, path, endTime: endTime(workshop) }, event, locale),
		zone: zone.choice,
		share: shareOf(request, locale, path, view.title.text, "workshop"),
	};
}

const registerView = (state: WorkshopAvailability, { howTitle, how, button, waitButton }: Texts["registrations"]["register"]) => ({
	title: howTitle,
	words: how,
	button: state === "soldOut" ? waitButton : button,
});

export default function WorkshopPage() {
	const { text, headline, workshop, imageAlt, speakers, around, share } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead
				title={<Text of={workshop.title} />}
				lead={<Headline of={headline} />}
				eyebrow={<Breadcrumb list={{ name: text.workshops, path: "/workshops" }}>{workshop.title.text}</Breadcrumb>}
			>
				<p className="mt-5">
					<Badge color={workshop.badge}>{workshop.category}</Badge>
				</p>
				{workshop.cancelled && <p className="mt-4 text-lead font-semibold">{text.cancelled}</p>}
			</PageHead>
			<div className="page section grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
				<Picture
					src={workshop.image}
					kind="scene"
					alt={imageAlt}
					sizes="(min-width: 1024px) 700px, 100vw"
					className="aspect-[3/2] w-full rounded-card object-cover"
					eager
				/>
				<Registration />
				<div className="lg:col-start-1">
					<h2 className="heading">{text.about}</h2>
					<LanguageNote>{workshop.languageNote}</LanguageNote>
					<div lang={workshop.descriptionLang} className="mt-4 max-w-measure space-y-4">
						<RichText blocks={workshop.blocks} heading={3} />
					</div>
					<SessionSpeakers title={text.speaker} speakers={speakers} />
					<WebLinks title={text.afterwards.title} links={workshop.links} />
				</div>
				<div className="lg:col-start-1">
					<Share key={share.address} {...share} />
				</div>
			</div>
			<AroundSession text={text.around} around={around} />
		</>
	);
}

function Registration() {
	const { text, workshop, star, over, zone, facts, calendar, register } = useLoaderData<typeof loader>();
	const { path } = useSite();
	return (
		<aside aria-labelledby="facts-title" className="rounded-card border border-line bg-card p-6 lg:sticky lg:top-24 lg:row-span-2">
			<h2 id="facts-title" className="subheading mb-3">
				{text.factsTitle}
			</h2>
			<SessionFacts facts={facts} />
			<ZoneChoice zone={zone} className="my-3" />
			<Star session={star} isLarge className="mb-5" />
			<p className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
				<span className="text-small text-ink-2">{text.price}</span>
				<span className="heading tabular">{workshop.price}</span>
			</p>
			{over && <p className="mt-6 font-semibold">{over}</p>}
			{!workshop.cancelled && !over && (
				<>
					<h3 className="mt-6 font-semibold">{register?.title ?? text.registerTitle}</h3>
					<p className="mt-1 text-small text-ink-2">{register?.words ?? text.register}</p>
					<BuyLink className="mt-4 w-full">{text.buy}</BuyLink>
					<ButtonLink look="outline" to={path(register ? `/workshops/${workshop.id}/place` : `/contact?workshop=${workshop.id}`)} className="mt-3 w-full">
						{register?.button ?? text.registerNow}
					</ButtonLink>
					{calendar && <AddToCalendar {...calendar} className="mt-3" />}
				</>
			)}
		</aside>
	);
}
