import { type ReactNode, useEffect, useRef } from "react";
import { Text } from "#app/i18n/text.tsx";
import type { LocalText } from "#app/i18n/translated.ts";

interface RoomsFrameProps {
	label: string;
	rooms: { id: string; name: LocalText; across: string }[];
	lanes: string;
	below: string;
	tabIndex: 0 | -1;
	children: ReactNode;
}

/** Scrolls sideways only: a box for both directions would trap vertical swipes. The extra scrollbar is for small screens. */
export function RoomsFrame({ label, rooms, lanes, below, tabIndex, children }: RoomsFrameProps) {
	const heads = useRef<HTMLDivElement>(null);
	const bar = useRef<HTMLDivElement>(null);
	const scroller = useRef<HTMLElement>(null);
	useEffect(() => {
		const { current: body } = scroller;
		const { current: own } = bar;
		if (!body || !own) return;
		const names = CSS.supports("animation-timeline: scroll()") ? null : heads.current;
		let aligned = Number.NaN;
		const follow = () => {
			const to = { left: body.scrollLeft, behavior: "instant" } as const;
			names?.scrollTo(to);
			// The scrollbar may have moved on.
			if (to.left === aligned) return;
			own.scrollTo(to);
			aligned = own.scrollLeft;
		};
		// Only when a person scrolls it: setting the position would stop a swipe.
		const lead = () => {
			if (own.scrollLeft === aligned) return;
			aligned = own.scrollLeft;
			body.scrollTo({ left: aligned, behavior: "instant" });
		};
		follow();
		const controller = new AbortController();
		body.addEventListener("scroll", follow, { passive: true, signal: controller.signal });
		own.addEventListener("scroll", lead, { passive: true, signal: controller.signal });
		return () => controller.abort();
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
				<div ref={bar} tabIndex={-1} className="timetable-bar noscript:hidden pointer-coarse:hidden">
					<div />
				</div>
			</div>
			<section ref={scroller} data-scroller aria-label={label} tabIndex={tabIndex} className="timetable-scroller">
				{children}
			</section>
		</div>
	);
}
