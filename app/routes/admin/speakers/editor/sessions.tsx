import { Link } from "@remix-run/react";
import type { SpeakersSessions } from "#app/domain/program/speaker/sessions.server.ts";
import { Text } from "#app/i18n/text.tsx";

export function SpeakerSessions({ sessions: { text, entries } }: { sessions: SpeakersSessions }) {
	return (
		<section aria-labelledby="sessions-title" className="mt-6 max-w-5xl border-t border-line pt-4">
			<h2 id="sessions-title" className="subheading">
				{text.title}
			</h2>
			{entries.length === 0 && <p className="text-ink-2">{text.none}</p>}
			<ul>
				{entries.map(({ path, title, when, type, status }) => (
					<li key={path} className="flex flex-wrap items-baseline gap-x-4">
						<Link to={path} className="link inline-block py-1 font-semibold">
							<Text of={title} />
						</Link>
						<span className="tabular text-small text-ink-2">{[when, type, status].filter(Boolean).join(" · ")}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
