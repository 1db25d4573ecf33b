import { FullSessionRow } from "~/domain/agenda/full-session";
import type { SessionView } from "~/domain/agenda/view.server";
import type { Texts } from "~/i18n/texts.server";
import { ButtonLink } from "~/ui/button";
import { useSite } from "~/ui/site";

interface WorkshopScheduleProps {
	text: Texts["workshops"]["detail"];
	/** What is on before, at the same time and after; none of them empty. */
	groups: { name: string; title: string; sessions: SessionView[] }[];
	agendaDay?: number;
}

/** What else is on around a workshop, as lines of the agenda. */
export function WorkshopSchedule({ text, groups, agendaDay }: WorkshopScheduleProps) {
	const { path } = useSite();
	return (
		<section aria-labelledby="schedule-title" className="section bg-paper-2">
			<div className="page">
				<h2 id="schedule-title" className="title">
					{text.scheduleTitle}
				</h2>
				{groups.map(({ name, title, sessions }) => (
					<section key={name} aria-labelledby={`schedule-${name}`} className="mt-8">
						<h3 id={`schedule-${name}`} className="border-b-2 border-line-strong pb-2 font-semibold text-ink-2">
							{title}
						</h3>
						<ul>
							{sessions.map((session) => (
								<FullSessionRow key={session.id} session={session} heading="h4" />
							))}
						</ul>
					</section>
				))}
				<ButtonLink look="outline" to={path(`/agenda?day=${agendaDay}`)} className="mt-10">
					{text.agenda}
				</ButtonLink>
			</div>
		</section>
	);
}
