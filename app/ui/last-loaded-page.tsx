import { isRouteErrorResponse, useLocation, useMatches, useOutlet } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Failure } from "#app/http/failure.server.ts";
import { ButtonLink } from "./button.tsx";
import { LoadedStateProvider, type LoadFailure, useLastLoadedState } from "./last-loaded-state.tsx";
import { useFrame } from "./site.ts";

export type ListFailures = Failure | Record<string, Failure>;

export interface PageHandle {
	lists: ListFailures;
}

/** Keeps the page, with a notice, if another filter, tab, search or page of its list cannot be loaded. */
export function LastLoadedPage() {
	const outlet = useOutlet();
	const { state, failure } = useLastLoadedState();
	const shown = useRef(outlet);
	const isFailed = failure !== undefined;
	const wasFailed = useRef(false);
	useEffect(() => {
		if (!failure) shown.current = outlet;
	}, [failure, outlet]);
	useEffect(() => {
		if (wasFailed.current && !isFailed && document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
		wasFailed.current = isFailed;
	}, [isFailed]);
	return (
		<>
			<LoadedStateProvider value={state}>{failure ? shown.current : outlet}</LoadedStateProvider>
			{failure && <FailureNotice key={state.location.key} failure={failure} />}
		</>
	);
}

function FailureNotice({ failure }: { failure: LoadFailure }) {
	const { text } = useFrame();
	const { pathname, search, hash } = useLocation();
	const notice = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (failure.isStep) notice.current?.focus();
	}, [failure.isStep]);
	return (
		<div ref={notice} role="alert" tabIndex={-1} className="failure-notice no-print sticky bottom-0 z-30 border-t-2 border-danger bg-card -outline-offset-3">
			<div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
				<p className="font-semibold">{useFailureWords(failure)}</p>
				<ButtonLink look="outline" to={pathname + search + hash} replace preventScrollReset>
					{text.failure.retry}
				</ButtonLink>
			</div>
		</div>
	);
}

function useFailureWords({ error, shownSearch }: LoadFailure): string {
	const { text, failures, search } = useFrame();
	const { lists } = (useMatches().at(-1)?.handle ?? {}) as Partial<PageHandle>;
	if (isRouteErrorResponse(error) && error.data?.title) return error.data.title;
	const [before, asked] = [new URLSearchParams(shownSearch), new URLSearchParams(search)];
	const changed = typeof lists === "object" ? Object.keys(lists).find((name) => before.get(name) !== asked.get(name)) : undefined;
	const list = typeof lists === "object" ? lists[changed ?? ""] : lists;
	const words = failures?.[list ?? "page"] ?? text.failure.title;
	return words.replace("{{day}}", /^[1-9]\d?$/.exec(asked.get("day") ?? "")?.[0] ?? "1");
}
