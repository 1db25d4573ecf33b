import type { ReactNode } from "react";
import { InlineText, type LineText } from "./inline-text.tsx";

export function CallToAction({ title, lead, children }: { title: string; lead: LineText; children: ReactNode }) {
	return (
		<section aria-labelledby="call-title" className="section on-night no-print border-b border-night-line">
			<div className="page text-center">
				<h2 id="call-title" className="title mx-auto max-w-4xl">
					{title}
				</h2>
				<p className="lead mx-auto mt-5 text-snow-2">
					<InlineText of={lead} />
				</p>
				<div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
			</div>
		</section>
	);
}
