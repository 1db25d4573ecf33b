import type { ReactNode } from "react";
import { Text } from "#app/i18n/text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";
import type { SessionView } from "./view.server.ts";

interface SessionRowProps {
	session: Omit<SessionView, "id">;
	heading: "h3" | "h4";
	id?: string;
	star?: ReactNode;
	children?: ReactNode;
}

export function SessionRow({ session, heading: Heading, id, star, children }: SessionRowProps) {
	const { path } = useSite();
	const { startTime, endTime, timeNotes, title, room, track, language, type, color, speakers, path: to, cancelled, now } = session;
	return (
		<li id={id} aria-current={now ? "time" : undefined} className="session-row">
			<p className="session-time tabular">
				{startTime && (
					<>
						<time>{startTime}</time>–<time>{endTime}</time>
					</>
				)}
				<TimeNotes notes={timeNotes} />
			</p>
			<div className="session-text">
				{cancelled && <p className="font-semibold text-danger">{cancelled}</p>}
				{now && <p className="no-print font-semibold text-action">{now}</p>}
				<Heading className="subheading print:text-body" lang={title.lang}>
					<Link to={path(to)} className="link inline-block py-0.5">
						{title.text}
					</Link>
				</Heading>
				<p className="text-small text-ink-2">
					{room && <Text of={room} />}
					{[room && "", track, language].filter((part) => part !== undefined).join(" · ")}
				</p>
				{children}
				{speakers.length > 0 && (
					<ul className="mt-1 flex flex-wrap gap-x-5 text-small">
						{speakers.map(({ id, name, company }) => (
							<li key={id}>
								<Link to={path(`/speakers/${id}`)} className="link inline-block py-1 font-semibold print:py-0">
									{name}
								</Link>
								<span className="text-ink-2">{`, ${company}`}</span>
							</li>
						))}
					</ul>
				)}
			</div>
			<div className="session-kind">
				{star}
				<Badge color={color}>{type}</Badge>
			</div>
		</li>
	);
}

export function TimeNotes({ notes }: { notes: SessionView["timeNotes"] }) {
	return [notes?.day, notes?.venue].filter(Boolean).map((note) => (
		<span key={note} className="block text-small font-normal text-ink-2">
			{note}
		</span>
	));
}
