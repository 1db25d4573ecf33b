import { type EncodePlugin, encode } from "turbo-stream";
import { isAdminPath } from "#app/http/admin-path.ts";
import { NOTICE_SCRIPT } from "#app/offline/names.ts";
import { deleteSavedTicket } from "#app/offline/saved-tickets.ts";
import { personalQueryOf } from "./addresses.ts";
import { type Copy, deleteOldCaches, FILE, findAnyFile, findNearestCopy, findPersonalData, readCopy, savePersonalData } from "./copies.ts";
import { smallest } from "./files.ts";
import { offlinePage } from "./offline-page.ts";
import { addressInstead, copyAnswer, noticeScript } from "./pages.ts";
import { precacheLanguagesOf } from "./precache.ts";

declare const self: ServiceWorkerGlobalScope;

const TIMEOUT_MS = 4000;
/** 410 for tickets that were reassigned or canceled, 404 for those of deleted orders. */
const GONE_STATUSES = [404, 410];
const DATA_SUFFIX = /\.data$/;
const ROOT_DATA_PATH = /^\/_root$/;

self.addEventListener("install", (event) => {
	// The page was opened before the worker existed.
	event.waitUntil(precacheForOpenPages().catch(() => {}));
	self.skipWaiting();
});

self.addEventListener("message", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
	// Chromium forgets that this worker is to be replaced when a request restarts it, so the next one must ask again.
	self.registration.waiting?.postMessage("");
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== location.origin) return;
	if (request.mode === "navigate") event.respondWith(answerPage(event, url));
	else if (DATA_SUFFIX.test(url.pathname) && !isAdminPath(url.pathname)) event.respondWith(answerData(event, url));
	else if (FILE.test(url.pathname)) event.respondWith(answerFile(request, url.pathname));
	else if (url.pathname === NOTICE_SCRIPT) event.respondWith(new Response(noticeScript, { headers: { "Content-Type": "text/javascript" } }));
});

async function precacheForOpenPages(): Promise<void> {
	const open = await self.clients.matchAll({ includeUncontrolled: true });
	await precacheLanguagesOf(open.map(({ url }) => new URL(url)));
}

const hasNewerWorker = () => Boolean(self.registration.installing ?? self.registration.waiting);

async function activate(): Promise<void> {
	await deleteOldCaches();
	await self.registration.navigationPreload?.enable();
	await self.clients.claim();
}

async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
	const answer = (async () => ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request))();
	try {
		const response = await withTimeout(answer);
		if (response.ok) event.waitUntil(precacheLanguagesOf([url], hasNewerWorker).catch(() => {}));
		if (GONE_STATUSES.includes(response.status)) event.waitUntil(deleteSavedTicket(url.pathname));
		return response;
	} catch {
		const nearest = await findNearestCopy(url);
		if (!nearest) return answer.catch(() => offlinePage(url));
		if (nearest !== url.pathname + url.search) return Response.redirect(addressInstead(nearest, url));
		return copyAnswer((await readCopy(nearest)) as Copy, url);
	}
}

/** Without network, has the router load the document, which may have a copy. */
async function answerData(event: FetchEvent, { pathname, search, origin }: URL): Promise<Response> {
	const query = new URLSearchParams(search);
	const routes = query.get("_routes");
	query.delete("_routes");
	const page = new URL(`${pathname.replace(DATA_SUFFIX, "").replace(ROOT_DATA_PATH, "/")}${query.size > 0 ? `?${query}` : ""}`, origin);
	const answer = fetch(event.request);
	const open = await self.clients.get(event.clientId);
	try {
		// The values of the open page are only refreshed, which may take long.
		const response = await (open?.url === page.href ? answer : withTimeout(answer));
		if (GONE_STATUSES.includes(response.status)) event.waitUntil(deleteSavedTicket(page.pathname));
		if (response.ok) event.waitUntil(Promise.all([savePersonalData(page, response.clone()), precacheLanguagesOf([page], hasNewerWorker)]).catch(() => {}));
		return response;
	} catch {
		const values = await findPersonalData(page);
		if (values) return values;
		// The page itself asks: loading it again would only repeat the request.
		if (personalQueryOf(page) !== undefined && routes) return dataResponse({ [routes]: { data: {} } }, 200);
		const nearest = await findNearestCopy(page);
		// The request is for another list of the open page, which stays and shows the failure.
		if (nearest !== page.pathname + page.search && isOpenAt(page.pathname, event.request)) return answer;
		return nearest ? reloadResponse(page) : answer.catch(() => reloadResponse(page));
	}
}

function isOpenAt(pathname: string, { referrer }: Request): boolean {
	return referrer !== "" && new URL(referrer).pathname === pathname;
}

function reloadResponse({ pathname, search }: URL): Response {
	const REDIRECT = Symbol();
	const redirect = { [REDIRECT]: { redirect: pathname + search, status: 302, revalidate: false, reload: true, replace: false } };
	return dataResponse(redirect, 202, [(value) => (value === redirect ? ["SingleFetchRedirect", redirect[REDIRECT]] : false)]);
}

function dataResponse(values: object, status: number, plugins: EncodePlugin[] = []): Response {
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

function withTimeout(answer: Promise<Response>): Promise<Response> {
	return new Promise((resolve, reject) => {
		answer.then(resolve, reject);
		setTimeout(reject, TIMEOUT_MS);
	});
}
