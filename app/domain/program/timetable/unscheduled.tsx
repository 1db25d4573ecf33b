import type { ReactNode } from "react";
import type { TimetableView } from "./timetable.server.ts";

interface ShelfProps {
	text: TimetableView["text"];
	/** What is held would be put here. */
	isTarget: boolean;
	isEmpty: boolean;
	children: ReactNode;
}

/** What is not scheduled yet, and where sessions go that shall not be. Without JavaScript it stands there only if there is something. */
export function Unscheduled({ text, isTarget, isEmpty, children }: ShelfProps) {
	return (
		<section
			data-shelf
			aria-labelledby="shelf-title"
			className={`mb-6 rounded-card border-2 border-dashed p-3 ${isTarget ? "border-action bg-paper-2" : "border-line"} ${isEmpty ? "noscript:hidden" : ""}`}
		>
			<h2 id="shelf-title" className="text-small font-semibold">
				{text.shelf}
			</h2>
			<p className="text-small text-ink-2 noscript:hidden">{text.shelfHint}</p>
			<ul className="-mx-1 mt-1 grid max-h-60 gap-2 overflow-y-auto p-1 empty:hidden sm:grid-cols-2 lg:grid-cols-4">{children}</ul>
		</section>
	);
}
