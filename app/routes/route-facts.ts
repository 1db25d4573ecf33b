import type { Access } from "#app/auth/rights.ts";
import type { Shown } from "#app/domain/operations/registry/changes-of-pages.server.ts";
import type { SecretKind } from "#app/domain/sales/order/known-secret.server.ts";
import type { BodyKind } from "#app/http/body-limits.ts";
import type { SecretParameter } from "#app/http/secret-parameters.ts";
import type { Offline } from "#app/offline/offline-route.ts";

/** Apply to all routes in the layout, unless these state their own. */
export interface LayoutFacts {
	/**
	 * Query parameters that the page, or these parts of it, read; others are ignored by the cache. `any` if their names are data: the page is not
	 * cached.
	 */
	query?: readonly string[] | "any";
	body?: BodyKind;
}

/**
 * Facts that a route states for the server in its export `facts`. They are literals, since the build reads them from the source, and are not sent to
 * the browser, unlike `handle`.
 */
export interface RouteFacts extends LayoutFacts {
	/** Checked by the loader and the action. Without it, nobody may use the route. */
	access: Access;
	/** The response is the same for all visitors who are not signed in, and is cached. */
	cached?: true;
	/** Other sites may read it (CORS), without credentials. */
	open?: true;
	/** Query parameters of one visitor's choice: such a response is not cached. */
	personal?: readonly string[];
	/**
	 * Kinds of secret that open its addresses, each of which contains one. Wrong ones are rate-limited by network address, the log masks them, and
	 * neither caches nor search engines keep responses from there or below.
	 */
	openedBy?: readonly SecretKind[];
	/**
	 * Accepts posts from other origins and checks them: `oneClick` from mail programs (RFC 8058) by the key in the address, `signed` by a signature,
	 * `json` by a password, which browsers cannot send.
	 */
	othersMayPost?: "oneClick" | "signed" | "json";
	/** Posts count as sign-ins in the metrics. */
	signsIn?: true;
	/** In the default language, redirects readers from other sites to their preferred language. */
	leadsToPreferredLanguage?: true;
	/** How browsers cache it for offline use. Required on each public page that is cached. */
	offline?: Offline | false;
	/** Content that determines the page's last change. */
	shows?: Shown;
	/** Forms may redirect to the card checkout. */
	leadsToCheckout?: true;
	/** No page exists at its addresses: one page without scripts in each language stands for all. */
	leadsNowhere?: true;
}

type FactsAt<Path extends string> = Path extends `${string}/:${SecretParameter}${"" | `/${string}` | `.${string}`}`
	? RouteFacts & { openedBy: readonly SecretKind[] }
	: RouteFacts & { openedBy?: never };

/** A type error if the address requires more facts. */
export type CheckFacts<Path extends string, Facts extends FactsAt<Path>> = Facts;
