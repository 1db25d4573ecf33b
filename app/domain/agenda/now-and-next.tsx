import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { Text } from "~/i18n/text";
import { Link } from "~/ui/link";
import { useSite } from "~/ui/site";
import type { loadNow } from "./now.server";

export type NowView = NonNullable<Awaited<ReturnType<typeof loadNow>>>;

/** What is on and what comes next, in a band of its own, which renews itself with the page. */
export function NowAndNext({ now: { title, groups, none, until } }: { now: NowView }) {
	const { path } = useSite();
	useRenewalAt(until);
	return (
		<section aria-labelledby="now-title" className="no-print border-b border-line bg-paper-2 py-8 md:py-10">
			<div className="page">
				<h2 id="now-title" className="subheading">
					{title}
				</h2>
				{groups.length === 0 && <p className="mt-2">{none}</p>}
				<div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
					{groups.map((group) => (
						<div key={group.title} className="mt-4">
							<h3 className="eyebrow border-b-2 border-line-strong pb-2">{group.title}</h3>
							<ul>
								{group.sessions.map(({ id, path: to, title, room, time }) => (
									<li key={id} className="border-b border-line py-3">
										<Link to={path(to)} className="link inline-block py-0.5 font-semibold">
											<Text of={title} />
										</Link>
										<p className="tabular text-small text-ink-2">
											{time}
											{room && (
												<>
													{" · "}
													<Text of={room} />
												</>
											)}
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

/** Milliseconds: after the instant, so that a clock that is a little fast finds it past; and where it was found too early all the same. */
const AFTER = 2000;
const AGAIN = 60_000;

/** Loads the page's values anew once an instant has come, while the page is seen. */
function useRenewalAt(instant: number | undefined): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (instant === undefined) return;
		let timer: number | undefined;
		const wait = (least: number) => {
			clearTimeout(timer);
			if (!document.hidden) timer = window.setTimeout(renew, Math.max(instant - Date.now(), 0) + least);
		};
		const renew = () => {
			revalidate();
			wait(AGAIN);
		};
		const onSeen = () => wait(AFTER);
		onSeen();
		document.addEventListener("visibilitychange", onSeen);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", onSeen);
		};
	}, [instant, revalidate]);
}
