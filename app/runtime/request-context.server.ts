import { AsyncLocalStorage } from "node:async_hooks";

/** What the process knows of the request that is being answered, beyond what stands in it. */
export interface RequestContext {
	id: string;
	/** Names the request's address in a text for the log as its line of the log does: it may hold a secret. */
	conceal?: (text: string) => string;
	address?: string;
	log?: (level: "info" | "warn", words: string, details: object) => void;
	/** Who is signed in, once that was looked up; of a refused sign-in whose it was, where there is such a user. */
	username?: string;
	/** In a word why it is refused, where the status of the answer does not tell. */
	refusal?: string;
	/** True once the database refused to read or write for a reason that passes: full, locked, read-only. */
	isStorageDown?: boolean;
	tables?: Set<string>;
	/** A file that the site itself brings, by its address. */
	readOwnFile?: (address: string) => Uint8Array | undefined;
	/** When it is answered, in milliseconds since 1970, once something asked for the time. */
	moment?: number;
	/** The instant at which the answer is no longer right, though nothing changes. */
	holdsUntil?: number;
}

/** Set by the site's own server; empty under any other. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Says for the request's line of the log why it is refused, and who asks where no login session says so (ASVS 5.0, 16.3). */
export function noteRefusal(refusal: string, username?: string): void {
	Object.assign(requestContext.getStore() ?? {}, { refusal, ...(username !== undefined && { username }) });
}
