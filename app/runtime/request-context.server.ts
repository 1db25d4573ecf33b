import { AsyncLocalStorage } from "node:async_hooks";

export interface RequestContext {
	id: string;
	/** Replaces the request's address in texts for the log, because it can contain a secret. */
	conceal?: (text: string) => string;
	address?: string;
	log?: (level: "info" | "warn", words: string, details: object) => void;
	username?: string;
	refusal?: string;
	isStorageDown?: boolean;
	tables?: Set<string>;
	readOwnFile?: (address: string) => Uint8Array | undefined;
	/** Milliseconds since 1970; set once something asks for the time. */
	moment?: number;
	/** When the cached response expires. */
	holdsUntil?: number;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** For the log (ASVS 5.0, 16.3). */
export function recordRefusal(refusal: string, username?: string): void {
	Object.assign(requestContext.getStore() ?? {}, { refusal, ...(username !== undefined && { username }) });
}
