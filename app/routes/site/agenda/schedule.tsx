import { FullSessionRow } from "#app/domain/program/session/full-session.tsx";
import type { SessionView } from "#app/domain/program/session/view.server.ts";

export interface SchedulePart {
	name: string;
	sessions: SessionView[];
}

export function Schedule({ parts }: { parts: SchedulePart[] }) {
	return (
		<div className="space-y-12 print:space-y-4">
			{parts.map(({ name, sessions }) => (
				<section key={name}>
					<h3 className="heading mb-3 print:mb-1">{name}</h3>
					<ol className="border-t-2 border-line-strong">
						{sessions.map((session) => (
							<FullSessionRow key={session.id} session={session} heading="h4" />
						))}
					</ol>
				</section>
			))}
		</div>
	);
}
