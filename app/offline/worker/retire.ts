import { deleteAllCaches } from "./copies.ts";

declare const self: ServiceWorkerGlobalScope;

export async function retire(): Promise<void> {
	await deleteAllCaches();
	await self.registration.unregister();
}
