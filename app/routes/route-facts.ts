import type { Access } from "#app/auth/rights.ts";
import type { BodyKind } from "#app/http/body-limits.ts";

/** What a layout tells the server of itself and, unless they say otherwise, of the routes in it. */
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
 * What a route tells the server of itself in its export `facts`. It is written with literals alone, since the build reads it, too,
 * and never reaches the browser; what the browser reads stands in `handle`.
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
	/** A secret in its address opens it: an address of the network that tries many which open nothing has to wait. */
	secret?: true;
	/** Its forms may lead on to the page where cards are charged. */
	leadsToCheckout?: true;
	/** Nothing is at its addresses: one page in each language stands for all of them, without programs. */
	leadsNowhere?: true;
}

/** The facts of a route at an address, where they are all that it asks for. */
export type Says<_Path extends string, Facts extends RouteFacts> = Facts;
