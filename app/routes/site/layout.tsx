import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { useEffect } from "react";
import { heldWords } from "~/domain/content/event/afterwards.server";
import { eventFacts } from "~/domain/content/event/facts.server";
import { noticesOf } from "~/domain/content/event/notices.server";
import { endOf, isClosed } from "~/domain/content/event/phase.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { sharePicture } from "~/domain/content/share-picture/address.server";
import { NewsletterForm } from "~/domain/people/newsletter/form";
import { testModeWords } from "~/domain/sales/payment/card/settings-view.server";
import { hasTiers } from "~/domain/sales/tier/queries.server";
import { redirectToProperAddress } from "~/http/locale.server";
import { pageMeta } from "~/http/page-meta";
import { DEFAULT_LOCALE, isLocale } from "~/i18n/config";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";
import { Banner } from "~/ui/banner";
import { Footer } from "~/ui/footer";
import { Header } from "~/ui/header";
import { KeptPage } from "~/ui/kept-page";
import { MoveFocus } from "~/ui/move-focus";
import { Pending } from "~/ui/pending";
import { type Site, useSite } from "~/ui/site";
import { Unsent } from "~/ui/unsent";
import { useShortQueries } from "~/ui/use-short-queries";
import { summitShareModel } from "./page-picture.server";
import { WaitingPage } from "./waiting-page";

export const handle: RouteHandle = { query: ["lng"] };

/** Holds where a page failed; every page that did not brings its own. */
export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, undefined);

export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

/** What header and footer need. A first segment that is no language is the child's 404: this still gives it a frame. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Site> {
	await redirectToProperAddress(request);
	const locale = isLocale(params.lang) ? params.lang : DEFAULT_LOCALE;
	const event = await getEvent();
	const facts = eventFacts(event, locale);
	const isSelling = (await hasTiers()) && !isClosed(event);
	return {
		locale,
		text: textsOf("common", locale, facts),
		failures: textsOf("failures", locale, { day: "{{day}}" }),
		notices: noticesOf([testModeWords(locale), heldWords(event, locale)], locale),
		isSelling,
		hasOrders: event.sales === "here",
		sellsUntil: isSelling && event.phase === "dates" ? endOf(event).epochMilliseconds : undefined,
		event: {
			name: event.name,
			dates: facts.dates,
			place: `${facts.city}, ${facts.country}`,
			address: event.address,
			email: event.email,
			phone: event.phone,
			socialLinks: event.socialLinks,
			copyright: `${event.copyrightFrom}–${facts.year}`,
			shareImage: sharePicture(summitShareModel(event, locale)),
		},
	};
}

/** Until when a browser that stays on the site has the right frame. */
let holdsUntil = Number.POSITIVE_INFINITY;

/** The frame changes with the language, and once more with the end of the summit. */
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
			<a href="#content" className="sr-only z-50 rounded-lg bg-paper p-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3">
				{text.skipLink}
			</a>
			<Pending />
			<Banner notices={notices} />
			<Header />
			<main id="content" tabIndex={-1} className="outline-none">
				<p className="page mb-4 hidden font-semibold print:block">{[event.name, event.dates, event.place].join(" · ")}</p>
				<Unsent />
				<KeptPage />
			</main>
			<Footer newsletter={<NewsletterForm id="footer-newsletter" />} />
			<WaitingPage />
			<MoveFocus />
		</>
	);
}
