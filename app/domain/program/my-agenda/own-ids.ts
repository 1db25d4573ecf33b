import { useSyncExternalStore } from "react";
import type { STORAGE_KEYS } from "#app/http/stored-in-browser.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { idsQuery, readIds } from "./chosen-ids.ts";

const KEY: (typeof STORAGE_KEYS)[number] = "my-agenda";

/** The ids of the sessions that a visitor chose in this browser, the same in all its tabs; nothing before scripts run, and where nothing is stored. */
export function useOwnIds(): string[] | undefined {
	const kept = useSyncExternalStore(subscribe, read, () => undefined);
	return kept === undefined ? undefined : readIds(kept);
}

/** @returns whether the browser keeps them */
export function keepIds(ids: readonly string[]): boolean {
	try {
		localStorage.setItem(KEY, ids.join());
	} catch {
		return false;
	}
	// Browsers tell only the other tabs.
	dispatchEvent(new StorageEvent("storage", { key: KEY }));
	// A browser may refuse it, as where cookies are off; then the page asks when it is opened.
	keepCopy(ids).catch(() => {});
	return true;
}

/** Asks for what the page of one's own agenda will ask for: the service worker, where there is one, keeps it for when there is no network. */
async function keepCopy(ids: readonly string[]): Promise<void> {
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
