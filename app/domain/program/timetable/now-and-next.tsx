import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { Text } from "#app/i18n/text.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";
import type { loadNow } from "./now.server.ts";

export type NowView = NonNullable<Awaited<ReturnType<typeof loadNow>>>;

export function NowAndNext({ now: { title, groups, until } }: { now: NowView }) {
	const { path } = useSite();
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
								{group.sessions.map(({ path: to, title, room, time }) => (
									<li key={to} className="border-b border-line py-3">
										<Link to={path(to)} className="inline-block py-0.5 font-semibold underline-offset-4 hover:underline">
											<Text of={title} />
										</Link>
										<p className="tabular text-small text-ink-2">
											{room ? `${time} · ` : time}
											{room && <Text of={room} />}
										</p>
									</li>
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
