import { ZoneChoice } from "#app/domain/content/event/zone-choice.tsx";
import { AddToCalendar } from "#app/domain/program/calendar/add-to-calendar.tsx";
import type { MyAgendaView } from "#app/domain/program/my-agenda/my-agenda.server.ts";
import { Star } from "#app/domain/program/my-agenda/star.tsx";
import { SessionRow } from "#app/domain/program/session/session.tsx";
import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Share } from "#app/ui/share.tsx";
import { useSite } from "#app/ui/site.ts";

const STAR = "float-right -my-2 -mr-[12px] ml-2 size-11";

interface ChosenSessionsProps {
	text: Pick<Texts["myAgenda"], "toAgenda" | "print" | "gone">;
	agenda: MyAgendaView;
	note?: string;
}

export function ChosenSessions({ text, agenda: { summary, days, gone, zone, calendar, share }, note }: ChosenSessionsProps) {
	const { path } = useSite();
	return (
		<>
			<div className="no-print flex flex-wrap items-center gap-3">
				<ButtonLink look="outline" to={path("/agenda")}>
					{text.toAgenda}
				</ButtonLink>
				<PrintButton label={text.print} look="outline" />
				{calendar && <AddToCalendar {...calendar} floats />}
			</div>
			<ZoneChoice zone={zone} className="mt-6" />
			{summary && <p className="mt-4 font-semibold">{summary}</p>}
			{days.map(({ name, sessions }) => (
				<section key={name} className="mt-10 print:mt-4">
					<h2 className="heading mb-3 print:mb-1">{name}</h2>
					<ol className="border-t-2 border-line-strong">
						{sessions.map((session) => (
							<SessionRow key={session.id} session={session} heading="h3">
								{session.notes.map((note) => (
									<p key={note} className="mt-1 text-small font-semibold text-danger">
										{note}
									</p>
								))}
							</SessionRow>
						))}
					</ol>
				</section>
			))}
			{gone.length > 0 && (
				<section className="mt-12">
					<h2 className="heading mb-3">{text.gone.title}</h2>
					<ul className="border-t-2 border-line-strong">
						{gone.map((session) => (
							<li key={session.id} className="flex items-start justify-between gap-4 border-b border-line py-5">
								<p>
									<Text of={session.title} />
									<span className="tabular block text-small text-ink-2">{session.when}</span>
								</p>
								<Star session={session} className={STAR} />
							</li>
						))}
					</ul>
				</section>
			)}
			<div className="no-print mt-12 max-w-measure">
				{note && <p className="mb-6 text-ink-2">{note}</p>}
				<Share key={share.address} {...share} />
			</div>
		</>
	);
}
