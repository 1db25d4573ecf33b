import { useSyncExternalStore } from "react";
import type { STORAGE_KEYS } from "#app/http/stored-in-browser.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { idsQuery, readIds } from "./chosen-ids.ts";

const KEY: (typeof STORAGE_KEYS)[number] = "my-agenda";

export function storedIds(): string[] | undefined {
	const kept = read();
	return kept === undefined ? undefined : readIds(kept);
}

/** Before hydration and without storage, the ids `listed` in the address count. Renders anew only where the answer changes. */
export function useIsOwn(id: string, listed: readonly string[]): boolean {
	return useSyncExternalStore(
		subscribe,
		() => (storedIds() ?? listed).includes(id),
		() => listed.includes(id),
	);
}

/** Returns nothing before hydration, or if nothing is stored. Tabs share the value. */
export function useOwnIds(): string[] | undefined {
	const kept = useSyncExternalStore(subscribe, read, () => undefined);
	return kept === undefined ? undefined : readIds(kept);
}

/** @returns false if the browser does not store them */
export function saveIds(ids: readonly string[]): boolean {
	try {
		localStorage.setItem(KEY, ids.join());
	} catch {
		return false;
	}
	// Browsers send `storage` events only to other tabs.
	dispatchEvent(new StorageEvent("storage", { key: KEY }));
	// A browser may refuse, for example without cookies; the page then requests the data when opened.
	requestOfflineCopy(ids).catch(() => {});
	return true;
}

/** Requests the data of the agenda page, so that the service worker caches it for offline use. */
async function requestOfflineCopy(ids: readonly string[]): Promise<void> {
	if (ids.length === 0 || !(await navigator.serviceWorker?.ready)) return;
	const page = localePath(document.documentElement.lang as Locale, "/my-agenda");
	await fetch(`${page}.data?${idsQuery(ids)}&_routes=routes%2Fsite%2Fmy-agenda`);
}

function read(): string | undefined {
	try {
		return localStorage.getItem(KEY) ?? "";
	} catch {
		return undefined;
	}
}

function subscribe(onChange: () => void): () => void {
	addEventListener("storage", onChange);
	return () => removeEventListener("storage", onChange);
}
