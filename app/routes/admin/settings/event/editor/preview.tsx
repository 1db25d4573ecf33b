import type { eventStats } from "#app/domain/content/event/stats.server.ts";
import { EventStats } from "#app/domain/content/event/stats.tsx";
import { Text } from "#app/i18n/text.tsx";
import type { LocalText } from "#app/i18n/translated.ts";

export interface EventPreviewView {
	name: string;
	when: string;
	where: string;
	tagline: LocalText;
	stats: ReturnType<typeof eventStats>;
	description: LocalText[];
	directions: LocalText[];
}

export function EventPreview({ event }: { event: EventPreviewView }) {
	return (
		<>
			<h3 className="title">{event.name}</h3>
			<p className="mt-3 font-semibold">{[event.when, event.where].filter(Boolean).join(" · ")}</p>
			<p className="lead mt-4 mb-10">
				<Text of={event.tagline} />
			</p>
			<EventStats stats={event.stats} />
			<div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-16">
				<div className="space-y-5">
					{event.description.map((paragraph) => (
						<p key={paragraph.text} className="max-w-measure">
							<Text of={paragraph} />
						</p>
					))}
				</div>
				<ul className="border-t-2 border-line-strong">
					{event.directions.map((paragraph) => (
						<li key={paragraph.text} className="border-b border-line py-5">
							<Text of={paragraph} />
						</li>
					))}
				</ul>
			</div>
		</>
	);
}
