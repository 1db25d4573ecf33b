import { forgetAll } from "./copies.ts";

declare const self: ServiceWorkerGlobalScope;

/** Gives up for good: nothing stays kept, and browsers ask the site alone again. Pages that are open stay as they are. */
export async function retire(): Promise<void> {
	await forgetAll();
	await self.registration.unregister();
}
