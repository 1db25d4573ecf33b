import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { encode } from "turbo-stream";
import { HANDOFF_ID, type Handoff } from "./handoff";

const { context, manifest, modules, state } = JSON.parse(document.getElementById(HANDOFF_ID)?.textContent ?? "") as Handoff;
const fetched = Object.entries(modules).map(async ([route, file]) => [route, await import(/* @vite-ignore */ file)]);
await import(/* @vite-ignore */ manifest);

await pause();
// What Remix's `<Scripts>` would have set.
window.__remixContext = { ...window.__remixContext, ...context, stream: encode(state) };
window.__remixRouteModules = Object.fromEntries(await Promise.all(fetched));

// Remix reads the values where it is first rendered, and has React wait: a click in that moment would be React's error 345.
try {
	RemixBrowser({});
} catch (reading) {
	await reading;
}
await pause();
// From here Back is the router's.
window.onpopstate = null;
startTransition(() => {
	hydrateRoot(document, <RemixBrowser />);
});

/** Lets the browser answer its reader in between. */
function pause(): Promise<void> {
	return new Promise((done) => setTimeout(done));
}
