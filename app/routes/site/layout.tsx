import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { useEffect } from "react";
import { eventFacts, placeOf } from "#app/domain/content/event/facts.server.ts";
import { noticesOf } from "#app/domain/content/event/notices.server.ts";
import { endOf, isClosed } from "#app/domain/content/event/phase.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { eventStatusText } from "#app/domain/content/event/status.server.ts";
import { sharePicture } from "#app/domain/content/share-picture/address.server.ts";
import { NewsletterForm } from "#app/domain/people/newsletter/form.tsx";
import { testModeWords } from "#app/domain/sales/payment/card/settings-view.server.ts";
import { hasTiers } from "#app/domain/sales/tier/queries.server.ts";
import { redirectToProperAddress } from "#app/http/locale.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { DEFAULT_LOCALE, isLocale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { LayoutFacts } from "#app/routes/route-facts.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Footer } from "#app/ui/footer.tsx";
import { Header } from "#app/ui/header.tsx";
import { LastLoadedPage } from "#app/ui/last-loaded-page.tsx";
import { MoveFocus } from "#app/ui/move-focus.tsx";
import { Pending } from "#app/ui/pending.tsx";
import { type Site, useSite } from "#app/ui/site.ts";
import { Unsent } from "#app/ui/unsent.tsx";
import { useShortQueries } from "#app/ui/use-short-queries.ts";
import { LoadingPage } from "./loading-page.tsx";
import { summitShareModel } from "./page-picture.server.ts";

export const facts = { query: ["lng"] } satisfies LayoutFacts;

/** For pages that failed; others have their own. */
export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, undefined);

export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

/** An unknown language is the child's 404; this still loads a frame for it. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Site> {
	await redirectToProperAddress({ request, params });
	const locale = isLocale(params.lang) ? params.lang : DEFAULT_LOCALE;
	const event = await getEvent();
	const facts = eventFacts(event, locale);
	const isSelling = (await hasTiers()) && !isClosed(event);
	return {
		locale,
		text: textsOf("common", locale, facts),
		failures: textsOf("failures", locale, { day: "{{day}}" }),
		notices: noticesOf([testModeWords(locale), eventStatusText(event, locale)], locale),
		isSelling,
		hasOrders: event.sales === "here",
		sellsUntil: isSelling && event.phase === "dates" ? endOf(event).epochMilliseconds : undefined,
		event: {
			name: event.name,
			dates: facts.dates,
			place: placeOf(event, locale),
			address: event.address,
			email: event.email,
			phone: event.phone,
			socialLinks: event.socialLinks,
			copyright: event.datesAnnounced && Number(facts.year) > event.copyrightFrom ? `${event.copyrightFrom}–${facts.year}` : String(event.copyrightFrom),
			shareImage: sharePicture(summitShareModel(event, locale)),
		},
	};
}

/** When the frame of an open page becomes outdated. */
let holdsUntil = Number.POSITIVE_INFINITY;

/** The frame changes with the language, and when the event ends. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
	return currentParams.lang !== nextParams.lang || Date.now() >= holdsUntil;
}

export default function SiteLayout() {
	const { text, event, notices, sellsUntil } = useSite();
	useEffect(() => {
		holdsUntil = sellsUntil ?? Number.POSITIVE_INFINITY;
	}, [sellsUntil]);
	useShortQueries();
	return (
		<>
			<a href="#content" className="skip-link">
				{text.skipLink}
			</a>
			<Pending />
			<Banner notices={notices} />
			<Header />
			<main id="content" tabIndex={-1} className="outline-none">
				<p className="page mb-4 hidden font-semibold print:block">{[event.name, event.dates, event.place].filter(Boolean).join(" · ")}</p>
				<Unsent />
				<LastLoadedPage />
			</main>
			<Footer newsletter={<NewsletterForm id="footer-newsletter" />} />
			<LoadingPage />
			<MoveFocus />
		</>
	);
}
