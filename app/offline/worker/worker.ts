import { type EncodePlugin, encode } from "turbo-stream";
import { isAdminPath } from "#app/http/admin-path.ts";
import { forgetTicket } from "#app/offline/kept-tickets.ts";
import { NOTICE_SCRIPT } from "#app/offline/names.ts";
import { ownOf } from "./addresses.ts";
import { type Copy, FILE, findAnyFile, findOwn, forgetFormer, keepOwn, nearestTo, readCopy } from "./copies.ts";
import { smallest } from "./files.ts";
import { offlinePage } from "./offline-page.ts";
import { addressInstead, copyAnswer, noticeScript } from "./pages.ts";
import { keepAround } from "./round.ts";

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds for which a page may take that has a copy. */
const PATIENCE = 4000;
/** A ticket that was given to someone else, or canceled, is gone (410); one whose order was deleted is not there. */
const REVOKED = [404, 410];
/** How the browser's side of Remix asks for values alone, and how it names the front page then. */
const VALUES = /\.data$/;
const FRONT = /^\/_root$/;

self.addEventListener("install", (event) => {
	// Whoever opened a page has it before the worker is there: what is around is kept from here.
	event.waitUntil(keepAroundOpen().catch(() => {}));
	self.skipWaiting();
});

self.addEventListener("message", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(begin()));

self.addEventListener("fetch", (event) => {
	// Chromium forgets that this one is to end where a request starts it again: the next one must ask once more.
	self.registration.waiting?.postMessage("");
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== location.origin) return;
	if (request.mode === "navigate") event.respondWith(answerPage(event, url));
	else if (VALUES.test(url.pathname) && !isAdminPath(url.pathname)) event.respondWith(answerValues(event, url));
	else if (FILE.test(url.pathname)) event.respondWith(answerFile(request, url.pathname));
	else if (url.pathname === NOTICE_SCRIPT) event.respondWith(new Response(noticeScript, { headers: { "Content-Type": "text/javascript" } }));
});

async function keepAroundOpen(): Promise<void> {
	const open = await self.clients.matchAll({ includeUncontrolled: true });
	await keepAround(open.map(({ url }) => new URL(url)));
}

const hasSuccessor = () => Boolean(self.registration.installing ?? self.registration.waiting);

async function begin(): Promise<void> {
	await forgetFormer();
	// The page is asked for while the worker starts.
	await self.registration.navigationPreload?.enable();
	await self.clients.claim();
}

/** A page from the site; where that cannot be reached, or takes too long, from the copies. */
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
	const answer = (async () => ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request))();
	try {
		const response = await inTime(answer);
		if (response.ok) event.waitUntil(keepAround([url], hasSuccessor).catch(() => {}));
		if (REVOKED.includes(response.status)) event.waitUntil(forgetTicket(url.pathname));
		return response;
	} catch {
		const nearest = await nearestTo(url);
		if (!nearest) return answer.catch(() => offlinePage(url));
		// What stands in the address must be what the page shows.
		if (nearest !== url.pathname + url.search) return Response.redirect(addressInstead(nearest, url));
		return copyAnswer((await readCopy(nearest)) as Copy, url);
	}
}

/** Values of a page from the site; else the word to load the page itself, which may be there as a copy. */
async function answerValues(event: FetchEvent, { pathname, search, origin }: URL): Promise<Response> {
	const query = new URLSearchParams(search);
	const routes = query.get("_routes");
	query.delete("_routes");
	const page = new URL(`${pathname.replace(VALUES, "").replace(FRONT, "/")}${query.size > 0 ? `?${query}` : ""}`, origin);
	const answer = fetch(event.request);
	const open = await self.clients.get(event.clientId);
	try {
		// The values of the page that is open are only refreshed: that may take its time.
		const response = await (open?.url === page.href ? answer : inTime(answer));
		if (REVOKED.includes(response.status)) event.waitUntil(forgetTicket(page.pathname));
		if (response.ok) event.waitUntil(Promise.all([keepOwn(page, response.clone()), keepAround([page], hasSuccessor)]).catch(() => {}));
		return response;
	} catch {
		const values = await findOwn(page);
		if (values) return values;
		// The page itself asks: to load it again would only have it ask again.
		if (ownOf(page) !== undefined && routes) return valuesAnswer({ [routes]: { data: {} } }, 200);
		const nearest = await nearestTo(page);
		// Another list of the open page: the page stays, and says that it could not be fetched.
		if (nearest !== page.pathname + page.search && isOpenAt(page.pathname, event.request)) return answer;
		return nearest ? loadInstead(page) : answer.catch(() => loadInstead(page));
	}
}

function isOpenAt(pathname: string, { referrer }: Request): boolean {
	return referrer !== "" && new URL(referrer).pathname === pathname;
}

/** What Remix answers where a loader redirects and asks for the whole document. */
function loadInstead({ pathname, search }: URL): Response {
	const REDIRECT = Symbol();
	const told = { [REDIRECT]: { redirect: pathname + search, status: 302, revalidate: false, reload: true, replace: false } };
	return valuesAnswer(told, 202, [(value) => (value === told ? ["SingleFetchRedirect", told[REDIRECT]] : false)]);
}

/** Values as Remix writes them. */
function valuesAnswer(values: object, status: number, plugins: EncodePlugin[] = []): Response {
	return new Response(encode(values, { plugins }), { status, headers: { "Content-Type": "text/x-script", "X-Remix-Response": "yes" } });
}

async function answerFile(request: Request, pathname: string): Promise<Response> {
	return (
		(await findAnyFile(pathname)) ??
		fetch(request).catch(async (cause) => {
			const other = await findAnyFile(smallest(pathname));
			if (other) return other;
			throw cause;
		})
	);
}

function inTime(answer: Promise<Response>): Promise<Response> {
	return new Promise((resolve, reject) => {
		answer.then(resolve, reject);
		setTimeout(reject, PATIENCE);
	});
}
