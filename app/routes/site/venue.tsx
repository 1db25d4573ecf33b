import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { directionsOf, venueOf } from "#app/domain/content/event/directions.server.ts";
import { cityMapOf } from "#app/domain/content/event/practical.server.ts";
import { afterwardsText } from "#app/domain/content/event/status.server.ts";
import { venuePicture } from "#app/domain/content/event/venue-picture.server.ts";
import { RoomList } from "#app/domain/program/room/list.tsx";
import { listRooms } from "#app/domain/program/room/queries.server.ts";
import { roomView } from "#app/domain/program/room/view.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { paragraphsOf } from "#app/i18n/paragraphs.ts";
import { Text } from "#app/i18n/text.tsx";
import { translate } from "#app/i18n/translated.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { BuyLink } from "#app/ui/buy-link.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { ContentSection } from "#app/ui/content-section.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Picture, pictureOf } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";
import headScene from "/images/heads/venue-1760.webp";
import room from "/images/venue-room-960.webp";
import { openPage } from "./page.server.ts";

const scene = pictureOf(headScene);

export const facts = { access: "public", cached: true, offline: {}, shows: { texts: ["venue"], entries: ["room"] } } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, args.data && { ...args.data.head, image: args.data.shareImage, crumbs: [{ name: args.data.text.eyebrow }] });

export async function loader({ params }: LoaderFunctionArgs) {
	const { locale, event, texts, shareImage } = await openPage(params);
	const text = texts("venue");
	const venue = venueOf(event);
	const toBeAnnounced = texts("toBeAnnounced").venue;
	const call = afterwardsText(event, locale)?.call;
	return {
		text: { ...text, ...(call && { callTitle: call.title, callLead: call.lead }) },
		toBeAnnounced,
		shareImage: shareImage("/venue"),
		head: venue ? text.meta : { title: text.meta.title, description: toBeAnnounced.hint },
		picture: await venuePicture(event, locale),
		description: paragraphsOf(event.venueDescription && translate(event.venueDescription, locale)),
		map: await cityMapOf(event, locale),
		mapCaption: texts("practical").mapCaption,
		directions: directionsOf(event, locale),
		rooms: (await listRooms()).map((room) => roomView(room, locale)).filter(({ facts }) => facts.length > 0),
		venue,
		hasAirport: event.airportMinutes !== undefined,
	};
}

const ICONS = { rooms: "screen", labs: "flask", networking: "meeting", wifi: "wifi", catering: "cup", parking: "parking" } as const;
const FACILITIES = ["rooms", "labs", "networking", "wifi", "catering", "parking"] as const;

export default function VenuePage() {
	const { text, toBeAnnounced, venue, picture, description, rooms, hasAirport } = useLoaderData<typeof loader>();
	const { path } = useSite();
	if (!venue)
		return (
			<>
				<PageHead scene={scene} title={text.eyebrow} />
				<div className="page section">
					<EmptyState {...toBeAnnounced} heading="h2" />
				</div>
			</>
		);
	return (
		<>
			<PageHead scene={scene} title={venue.name} lead={hasAirport && <InlineText of={text.lead} />} />
			<section aria-labelledby="house-title" className="section">
				<div className="page grid items-center gap-10 lg:grid-cols-[1.15fr_1fr] lg:gap-16">
					<Picture {...picture} kind="scene" sizes="(min-width: 1024px) 600px, 100vw" className="aspect-[3/2] w-full rounded-card object-cover" eager />
					<div>
						<h2 id="house-title" className="title">
							{text.title}
						</h2>
						{description.map((paragraph) => (
							<p key={paragraph.text} className="mt-5 max-w-measure">
								<Text of={paragraph} />
							</p>
						))}
					</div>
				</div>
			</section>
			{description.length > 0 && <Facilities />}
			{rooms.length > 0 && (
				<ContentSection id="rooms" title={text.roomsTitle}>
					<RoomList rooms={rooms} />
				</ContentSection>
			)}
			<Way {...venue} />
			<CallToAction title={text.callTitle} lead={text.callLead}>
				<BuyLink>{text.toTickets}</BuyLink>
				<ButtonLink look="outlineOnNight" to={path("/agenda")}>
					{text.toAgenda}
				</ButtonLink>
			</CallToAction>
		</>
	);
}

function Facilities() {
	const { text } = useLoaderData<typeof loader>();
	return (
		<section aria-labelledby="facilities-title" className="section bg-paper-2">
			<div className="page grid gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
				<div>
					<h2 id="facilities-title" className="title mb-8">
						{text.facilitiesTitle}
					</h2>
					<Picture
						src={pictureOf(room)}
						kind="scene"
						alt={text.roomAlt}
						sizes="(min-width: 1024px) 520px, 100vw"
						className="aspect-[3/2] w-full rounded-card object-cover"
					/>
				</div>
				<ul className="border-t-2 border-line-strong">
					{FACILITIES.map((facility, index) => (
						<li key={facility} className="flex items-center gap-4 border-b border-line py-5 sm:gap-6">
							<Icon name={ICONS[facility]} ground={index % 2 === 0 ? "stone" : "ice"} />
							<div>
								<h3 className="subheading">{text.facilities[facility]}</h3>
								<p className="mt-1 text-ink-2">
									<InlineText of={text.facilityNotes[facility]} />
								</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function Way({ name, mapUrl, directionsUrl }: NonNullable<ReturnType<typeof venueOf>>) {
	const { text, map, mapCaption, directions, hasAirport } = useLoaderData<typeof loader>();
	const { event, path } = useSite();
	return (
		<ContentSection id="directions" title={text.wayTitle}>
			<div className="grid gap-12 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
				<div>
					<dl className="border-t-2 border-line-strong">
						<Row label={text.where}>
							<address className="not-italic">
								{name}
								<br />
								{event.address}
								<br />
								{event.place}
							</address>
						</Row>
						<Row label={text.when}>{event.dates}</Row>
						{hasAirport && <Row label={text.fromAirport}>{text.minutes}</Row>}
					</dl>
					<div className="mt-6 flex flex-wrap gap-3">
						<a href={mapUrl} rel="noopener" className={buttonClass("primary")}>
							{text.mapSite}
						</a>
						<a href={directionsUrl} rel="noopener" className={buttonClass("outline")}>
							{text.directions}
						</a>
					</div>
				</div>
				<div>
					{map && (
						<figure className="mb-8">
							<Picture {...map} kind="scene" sizes="(min-width: 1024px) 600px, 100vw" className="aspect-[3/2] w-full rounded-card object-cover" />
							<figcaption className="mt-3 text-small text-ink-2">
								{mapCaption}{" "}
								<Link to={path("/practical")} className="link">
									{text.mapNumbers}
								</Link>
							</figcaption>
						</figure>
					)}
					<ul className="border-t-2 border-line-strong">
						{directions.map((paragraph) => (
							<li key={paragraph.text} className="border-b border-line py-5">
								<p>
									<Text of={paragraph} />
								</p>
							</li>
						))}
					</ul>
				</div>
			</div>
		</ContentSection>
	);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-6 border-b border-line py-4 sm:grid-cols-[10rem_1fr]">
			<dt className="text-ink-2">{label}</dt>
			<dd className="font-medium">{children}</dd>
		</div>
	);
}
