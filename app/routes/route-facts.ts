import type { Access } from "#app/auth/rights.ts";
import type { Shown } from "#app/domain/operations/registry/changes-of-pages.server.ts";
import type { SecretKind } from "#app/domain/sales/order/known-secret.server.ts";
import type { BodyKind } from "#app/http/body-limits.ts";
import type { SecretParameter } from "#app/http/secret-parameters.ts";
import type { Offline } from "#app/offline/offline-route.ts";

/** Facts that a layout states for the server. They hold for the routes in it, unless these state their own. */
export interface LayoutFacts {
	/**
	 * Query parameters that its page or those parts of it read. No other makes another page of it, or more work. `any` where their
	 * names are data; such a page is not cached.
	 */
	query?: readonly string[] | "any";
	/** How much may be sent to it. */
	body?: BodyKind;
}

/**
 * Facts that a route states for the server in its export `facts`. They are literals, since the build reads them from the text, and
 * do not reach the browser, which has `handle`.
 */
export interface RouteFacts extends LayoutFacts {
	/** Who may use it, which its loader and action see to. Where it does not say so, nobody may. */
	access: Access;
	/** Its answer to whoever has not signed in is the same for all, and is cached. */
	cached?: true;
	/** Pages of other sites may read it with the browser of whoever looks at them (CORS), as nobody in particular. */
	open?: true;
	/** Query parameters that say what one visitor chose: nobody else asks for the answer, which takes no place in the cache. */
	personal?: readonly string[];
	/**
	 * The kinds of secret that open its addresses, each of which holds one. A network address that tries many wrong ones has to wait,
	 * the log masks them, and no cache or search engine keeps an answer from there or below.
	 */
	openedBy?: readonly SecretKind[];
	/**
	 * Posts that come from no page of this site are let through to it, which checks them: `oneClick` from mail programs (RFC 8058) by
	 * the key in the address, `signed` by a signature, `json` from programs by a password. A browser cannot send the last.
	 */
	othersMayPost?: "oneClick" | "signed" | "json";
	/** Posts to it are sign-ins, which the figures count. */
	signsIn?: true;
	/** In the default language it leads readers who come from outside to the language that they prefer. */
	leadsToPreferredLanguage?: true;
	/** How browsers keep it for when there is no network. Each public page that is cached says so, or false. */
	offline?: Offline | false;
	/** Content whose last change is the page's own. */
	shows?: Shown;
	/** Its forms may lead on to the page where cards are charged. */
	leadsToCheckout?: true;
	/** Nothing is at its addresses: one page in each language stands for all of them, without programs. */
	leadsNowhere?: true;
}

type At<Path extends string> = Path extends `${string}/:${SecretParameter}${"" | `/${string}` | `.${string}`}`
	? RouteFacts & { openedBy: readonly SecretKind[] }
	: RouteFacts & { openedBy?: never };

/** The facts of a route: a type error where its address asks for more. */
export type Says<Path extends string, Facts extends At<Path>> = Facts;
