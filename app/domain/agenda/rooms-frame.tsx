import { type ReactNode, useEffect, useRef } from "react";
import { Text } from "~/i18n/text";
import type { LocalText } from "~/i18n/translated";

interface RoomsFrameProps {
	label: string;
	/** From left to right; `across` says over how many lanes. */
	rooms: { id: string; name: LocalText; across: string }[];
	/** The class that says how many lanes there are in all. */
	lanes: string;
	/** Where the names stay in view below what else does. */
	below: string;
	tabIndex: 0 | -1;
	children: ReactNode;
}

/**
 * Rooms side by side. The page scrolls down and what is in here sideways alone: one box for both would hold back a thumb that
 * means the page. The names of the rooms stay above, and follow by a scroll timeline, or else by a script.
 */
export function RoomsFrame({ label, rooms, lanes, below, tabIndex, children }: RoomsFrameProps) {
	const heads = useRef<HTMLDivElement>(null);
	const scroller = useRef<HTMLElement>(null);
	useEffect(() => {
		const { current: body } = scroller;
		if (!body || CSS.supports("animation-timeline: scroll()")) return;
		const follow = () => heads.current?.scrollTo({ left: body.scrollLeft, behavior: "instant" });
		follow();
		body.addEventListener("scroll", follow, { passive: true });
		return () => body.removeEventListener("scroll", follow);
	}, []);
	return (
		<div className={`timetable-frame ${lanes}`}>
			<div aria-hidden="true" className={`timetable-heads ${below}`}>
				<div ref={heads}>
					<div>
						{rooms.map(({ id, name, across }) => (
							<p key={id} data-room={id} className={`timetable-head ${across}`}>
								<Text of={name} />
							</p>
						))}
					</div>
				</div>
			</div>
			<section ref={scroller} data-scroller aria-label={label} tabIndex={tabIndex} className="timetable-scroller">
				{children}
			</section>
		</div>
	);
}
