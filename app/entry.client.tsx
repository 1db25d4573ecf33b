import { RemixBrowser } from "@remix-run/react";
import { startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { encode } from "turbo-stream";
import { isAdminPath } from "#app/http/admin-path.ts";
import { takeOutForeignElements } from "#app/hydration/foreign-elements.ts";
import { HYDRATION_DATA_ID, type HydrationData } from "#app/hydration/hydration-data.ts";
import { isPublicManifest } from "#app/hydration/public-manifest.ts";
import { rememberTypedTexts } from "#app/hydration/typed-texts.ts";

const { context, manifest, modules, state } = JSON.parse(document.getElementById(HYDRATION_DATA_ID)?.textContent as string) as HydrationData;
const fetched = Object.entries(modules).map(async ([route, file]) => [route, await import(/* @vite-ignore */ file)]);
await import(/* @vite-ignore */ manifest);

await pause();
// What Remix's `<Scripts>` would have set.
window.__remixContext = { ...context, stream: encode(state) } as typeof window.__remixContext;
window.__remixRouteModules = Object.fromEntries(await Promise.all(fetched));

// Back and Forward may lead to a page of the admin area, whose route is not in the public list.
if (isPublicManifest(manifest)) {
	addEventListener("popstate", (event) => {
		if (!isAdminPath(location.pathname)) return;
		event.stopImmediatePropagation();
		location.reload();
	});
}

// Remix reads the values where it is first rendered, and has React wait: a click in that moment would be React's error 345.
try {
	RemixBrowser({});
} catch (reading) {
	await reading;
}
await pause();
// Where Back has led elsewhere by now, the page of that address is on its way: this one is not woken for it.
if (window.pageStart.isHere()) {
	const putBack = takeOutForeignElements(window.pageStart.served);
	const writeAgain = rememberTypedTexts();
	const onHydrated = () => {
		putBack();
		writeAgain();
	};
	startTransition(() => {
		hydrateRoot(document, <Page onHydrated={onHydrated} />);
	});
}

/** Calls `RemixBrowser` itself, so that nothing comes between the look at the address and the router's own. */
function Page({ onHydrated }: { onHydrated: () => void }) {
	useLayoutEffect(() => {
		onHydrated();
		// From here Back is the router's.
		window.onpopstate = null;
	}, [onHydrated]);
	if (!window.__remixRouter && !window.pageStart.isHere()) throw new Promise(() => {});
	return RemixBrowser({});
}

/** Lets the browser answer its reader in between. */
function pause(): Promise<void> {
	return new Promise((done) => setTimeout(done));
}
