import { forgetAll } from "./copies.ts";

declare const self: ServiceWorkerGlobalScope;

export async function retire(): Promise<void> {
	await forgetAll();
	await self.registration.unregister();
}
