import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { SessionRow } from "#app/domain/program/session/session.tsx";
import type { loadNow } from "./now.server.ts";

export type NowView = NonNullable<Awaited<ReturnType<typeof loadNow>>>;

export function NowAndNext({ now: { title, groups, until } }: { now: NowView }) {
	useRenewalAt(until);
	return (
		<section aria-labelledby="now-title" className="no-print bg-paper-2 py-8">
			<div className="page">
				<h2 id="now-title" className="subheading">
					{title}
				</h2>
				<div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
					{groups.map((group) => (
						<div key={group.title} className="mt-4">
							<h3 className="eyebrow border-b-2 border-line-strong pb-2">{group.title}</h3>
							<ul>
								{group.sessions.map((session) => (
									<SessionRow key={session.path} session={session} heading="h4" />
								))}
							</ul>
						</div>
					))}
				</div>
			</div>
		</section>
	);
}

/** After the instant, for clocks that are slightly fast. */
const REFRESH_DELAY_MS = 2000;
const RETRY_DELAY_MS = 60_000;

/** Revalidates at the instant and whenever the page becomes visible. Network errors change nothing. */
function useRenewalAt(instant: number | undefined): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!instant) return;
		let timer: number;
		const renewIn = (milliseconds: number) => {
			timer = window.setTimeout(renew, milliseconds);
		};
		const renew = () => {
			clearTimeout(timer);
			renewIn(RETRY_DELAY_MS);
			if (!document.hidden) fetch("", { method: "HEAD" }).then(revalidate, () => {});
		};
		renewIn(Math.max(instant - Date.now(), 0) + REFRESH_DELAY_MS);
		document.addEventListener("visibilitychange", renew);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", renew);
		};
	}, [instant, revalidate]);
}
