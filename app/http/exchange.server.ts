import { AsyncLocalStorage } from "node:async_hooks";

/** What the process knows of the request that is being answered, beyond what stands in it. */
export interface Exchange {
	/** Names the request in the log and in the answer. */
	id: string;
	/** Network address of whoever asks. */
	address?: string;
	/** True once the database refused to read or write for a reason that passes: full, locked, read-only. */
	isStorageDown?: boolean;
}

/** Set by the site's own server; empty under any other. */
export const exchange = new AsyncLocalStorage<Exchange>();
