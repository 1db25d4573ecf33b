import type { Access } from "#app/auth/rights.ts";
import type { BodyKind } from "#app/http/body-limits.ts";
import type { ListsOfPage } from "#app/ui/kept-page.tsx";

/**
 * What a route's `handle` tells the server. What those around it say holds too, unless it says otherwise; `cached`, `open`,
 * `secret` and `access` it says for itself alone.
 */
export interface RouteHandle {
	/** Who may use it, which its loader and action see to. Where it does not say so, nobody may. */
	access?: Access;
	/** Its answer to whoever has not signed in is the same for all, and is cached. */
	cached?: true;
	/** Pages of other sites may read it with the browser of whoever looks at them (CORS), as nobody in particular. */
	open?: true;
	/**
	 * Query parameters that its page or those parts of it read. No other makes another page of it, or more work. `any` where their
	 * names are data; such a page is not cached.
	 */
	query?: readonly string[] | "any";
	/** Those of them that say what one visitor chose: nobody else asks for the answer, which takes no place in the cache. */
	personal?: readonly string[];
	/** What it shows, for the notice that another filter or page of it could not be fetched. */
	lists?: ListsOfPage;
	/** A secret in its address opens it: an address of the network that tries many which open nothing has to wait. */
	secret?: true;
	/** Its forms may lead on to the page where cards are charged. */
	leadsToCheckout?: true;
	/** Nothing is at its addresses: one page in each language stands for all of them, without programs. */
	leadsNowhere?: true;
	/** How much may be sent to it. */
	body?: BodyKind;
}
