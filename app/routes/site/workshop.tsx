import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { afterwardsText } from "#app/domain/content/event/status.server.ts";
import { summitView } from "#app/domain/content/event/view.server.ts";
import { zoneOf } from "#app/domain/content/event/zone.server.ts";
import { altText } from "#app/domain/content/picture/queries.server.ts";
import { sharePicture } from "#app/domain/content/share-picture/address.server.ts";
import { answerAt } from "#app/domain/operations/registry/addresses.server.ts";
import { AddToCalendar } from "#app/domain/program/calendar/add-to-calendar.tsx";
import { sessionCalendar } from "#app/domain/program/calendar/calendar-links.server.ts";
import { Star } from "#app/domain/program/my-agenda/star.tsx";
import { headline } from "#app/domain/program/session/facts.server.ts";
import { loadNeighbors } from "#app/domain/program/session/neighbor-links.server.ts";
import { SessionArticle } from "#app/domain/program/session/page.tsx";
import { findSummitSpan } from "#app/domain/program/session/queries.server.ts";
import { listSpeakersById } from "#app/domain/program/speaker/queries.server.ts";
import { sessionSpeakerView } from "#app/domain/program/speaker/view.server.ts";
import { workshopJsonLd } from "#app/domain/program/workshop/json-ld.ts";
import { findPublicWorkshop, speakersOf } from "#app/domain/program/workshop/queries.server.ts";
import type { WorkshopAvailability } from "#app/domain/program/workshop/schema.ts";
import { workshopShareModel } from "#app/domain/program/workshop/share-picture.server.ts";
import { endTime } from "#app/domain/program/workshop/time.ts";
import { groupText, lineId, slotOf, workshopDetail, workshopFacts, workshopListing } from "#app/domain/program/workshop/view.server.ts";
import { sellsHere } from "#app/domain/sales/order/settings.server.ts";
import { stockStatuses } from "#app/domain/sales/order/stock.server.ts";
import { registrationState } from "#app/domain/sales/registration/availability.server.ts";
import { failAs } from "#app/http/failure.server.ts";
import { metaOf, metaWords } from "#app/http/page-meta.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BuyLink } from "#app/ui/buy-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { leadWords } from "#app/ui/plain-text.ts";
import { shareOf } from "#app/ui/share.server.ts";
import { useSite } from "#app/ui/site.ts";
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
			description: metaWords(leadWords(view.article)),
			image: sharePicture(workshopShareModel(workshop, speakers, event, locale)),
		},
		text: { ...texts("session"), ...detail, workshops: list.title },
		headline: headline(zone.show(slotOf(workshop)), zone, locale),
		summit: summitView(event, await findSummitSpan(event), locale),
		workshop: view,
		star: { id: lineId(workshop), title: view.title },
		over: afterwardsText(event, locale)?.workshop,
		facts: workshopFacts(workshop, zone, locale),
		group: groupText(workshop, isGivenHere ? availability : undefined, locale),
		listing: workshopListing(workshop, availability, event, locale),
		register: isGivenHere ? registerView(availability, texts("registrations").register) : undefined,
		imageAlt: await altText(view.image, locale),
		speakers: speakers.map((speaker) => sessionSpeakerView(speaker, locale)),
		neighbors: await loadNeighbors({ ...slotOf(workshop), id: workshop.agendaId }, zone, locale),
		calendar: sessionCalendar(request, { ...workshop, path, endTime: endTime(workshop) }, event, locale),
		zone: zone.choice,
		share: shareOf(request, locale, path, view.title.text, "workshop"),
	};
}

const registerView = (state: WorkshopAvailability, { how, button, waitButton }: Texts["registrations"]["register"]) => ({
	words: how,
	button: state === "soldOut" ? waitButton : button,
});

export default function WorkshopPage() {
	const { text, workshop, imageAlt, group, ...shown } = useLoaderData<typeof loader>();
	const picture = (
		<Picture
			src={workshop.image}
			kind="scene"
			alt={imageAlt}
			sizes="(min-width: 1024px) 700px, 100vw"
			className="mb-8 aspect-[3/2] w-full rounded-card object-cover"
			eager
		/>
	);
	return (
		<SessionArticle
			{...workshop}
			{...shown}
			text={{ ...text, speakers: text.speaker }}
			list={{ name: text.workshops, path: "/workshops" }}
			kind={{ name: workshop.category, color: workshop.badge }}
			cancelled={workshop.cancelled && text.cancelled}
			picture={picture}
		>
			<p className="border-t border-line pt-4">
				<span className="sr-only">{text.price}: </span>
				<span className="heading tabular">{workshop.price}</span>
			</p>
			<p className="text-small text-ink-2">{group}</p>
			<Registration />
		</SessionArticle>
	);
}

function Registration() {
	const { text, workshop, star, over, calendar, register } = useLoaderData<typeof loader>();
	const { path } = useSite();
	const isOpen = !workshop.cancelled && !over;
	return (
		<>
			{over && <p className="mt-4 font-semibold">{over}</p>}
			{isOpen && (
				<>
					<BuyLink className="mt-4 w-full">{text.buy}</BuyLink>
					<ButtonLink look="outline" to={path(register ? `/workshops/${workshop.id}/place` : `/contact?workshop=${workshop.id}`)} className="mt-3 w-full">
						{register?.button ?? text.registerNow}
					</ButtonLink>
					<p className="mt-3 text-small text-ink-2">{register?.words ?? text.register}</p>
				</>
			)}
			<div className="mt-5 border-t border-line pt-5">
				<Star session={star} isLarge />
				{isOpen && calendar && <AddToCalendar {...calendar} className="mt-3" />}
			</div>
		</>
	);
}
