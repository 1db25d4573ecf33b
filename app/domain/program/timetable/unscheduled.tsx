import type { ReactNode } from "react";
import type { TimetableView } from "./timetable.server.ts";

interface UnscheduledProps {
	text: TimetableView["text"];
	isTarget: boolean;
	isEmpty: boolean;
	children: ReactNode;
}

export function Unscheduled({ text, isTarget, isEmpty, children }: UnscheduledProps) {
	return (
		<section
			data-unscheduled
			aria-labelledby="unscheduled-title"
			className={`mb-6 rounded-card border-2 border-dashed p-3 ${isTarget ? "border-action bg-paper-2" : "border-line"} ${isEmpty ? "noscript:hidden" : ""}`}
		>
			<h2 id="unscheduled-title" className="text-small font-semibold">
				{text.unscheduled}
			</h2>
			<p className="text-small text-ink-2 noscript:hidden">{text.unscheduledHint}</p>
			<ul className="-mx-1 mt-1 grid max-h-60 gap-2 overflow-y-auto p-1 empty:hidden sm:grid-cols-2 lg:grid-cols-4">{children}</ul>
		</section>
	);
}
