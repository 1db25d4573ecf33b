import { SessionRow } from "#app/domain/program/session/session.tsx";
import type { SessionView } from "#app/domain/program/session/view.server.ts";

export interface SchedulePart {
	name: string;
	sessions: SessionView[];
}

export function Schedule({ parts }: { parts: SchedulePart[] }) {
	return (
		<div className="space-y-10 print:space-y-4">
			{parts.map(({ name, sessions }) => (
				<section key={name}>
					<h3 className="subheading pb-2 print:pb-1">{name}</h3>
					<ol className="border-t border-line-strong">
						{sessions.map((session) => (
							<SessionRow key={session.id} session={session} heading="h4" />
						))}
					</ol>
				</section>
			))}
		</div>
	);
}
