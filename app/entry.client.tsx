import { RemixBrowser } from "@remix-run/react";
import { startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { isAdminPath } from "#app/http/admin-path.ts";
import { takeOutForeignElements } from "#app/hydration/foreign-elements.ts";
import { HYDRATION_DATA_ID, type HydrationData } from "#app/hydration/hydration-data.ts";
import { isPublicManifest } from "#app/hydration/public-manifest.ts";
import { rememberTypedTexts } from "#app/hydration/typed-texts.ts";
import { SITE_ROUTE } from "#app/ui/site.ts";
import remixConfig from "../remix.config.js";

const { manifest, textFile, modules, state } = JSON.parse(document.getElementById(HYDRATION_DATA_ID)?.textContent as string) as HydrationData;
const fetched = Object.entries(modules).map(async ([route, file]) => [route, await import(/* @vite-ignore */ file)]);
await import(/* @vite-ignore */ manifest);
if (textFile) Object.assign(state.loaderData?.[SITE_ROUTE], (await import(/* @vite-ignore */ textFile)).default);

await pause();
// Normally set by Remix's `<Scripts>`. The stream, which Remix demands, contains an empty object.
window.__remixContext = { basename: "/", future: remixConfig.future, isSpaMode: false, stream: new Response("[{}]").body } as typeof window.__remixContext;
window.__remixRouteModules = Object.fromEntries(await Promise.all(fetched));

// Back and Forward can lead to an admin page, whose route the public manifest lacks.
if (isPublicManifest(manifest)) {
	addEventListener("popstate", (event) => {
		if (!isAdminPath(location.pathname)) return;
		event.stopImmediatePropagation();
		location.reload();
	});
}

// Remix would suspend the first render, and a click at that moment causes React's error 345.
try {
	RemixBrowser({});
} catch (reading) {
	await reading;
}
window.__remixContext.state = state;
await pause();
// If Back has led elsewhere, another page is loading, and this one is not hydrated.
if (window.pageStart.isHere()) {
	const putBack = takeOutForeignElements(window.pageStart.served);
	const writeAgain = rememberTypedTexts();
	const onHydrated = () => {
		putBack();
		writeAgain();
		document.documentElement.dataset.hydrated = "";
	};
	startRouter();
	await pause();
	startTransition(() => {
		hydrateRoot(document, <Page onHydrated={onHydrated} />);
	});
}

/** A task of its own: Remix would start the router while React renders, and delay clicks. React's hooks fail here, once it has started. */
function startRouter(): void {
	try {
		RemixBrowser({});
	} catch (error) {
		if (!window.__remixRouter) throw error;
	}
}

function Page({ onHydrated }: { onHydrated: () => void }) {
	useLayoutEffect(() => {
		onHydrated();
		window.onpopstate = null;
	}, [onHydrated]);
	return <RemixBrowser />;
}

function pause(): Promise<void> {
	return new Promise((done) => setTimeout(done));
}
