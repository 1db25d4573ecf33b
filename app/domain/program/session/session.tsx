import type { ReactNode } from "react";
import { Star } from "#app/domain/program/my-agenda/star.tsx";
import { Face } from "#app/domain/program/speaker/face.tsx";
import { Text } from "#app/i18n/text.tsx";
import { Badge, type BadgeColor } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";
import { MediaLinks } from "./media-links.tsx";
import type { SessionView } from "./view.server.ts";

export const DOTS: Record<BadgeColor, string> = { gold: "bg-gold", green: "bg-green", purple: "bg-purple", blue: "bg-blue", grey: "bg-grey" };

interface SessionRowProps {
	/** Has a star if it has an id. */
	session: Omit<SessionView, "id"> & { id?: string };
	heading: "h3" | "h4";
	/** In place of the session's own. */
	title?: ReactNode;
	children?: ReactNode;
}

export function SessionRow({ session, heading: Heading, title: shownTitle, children }: SessionRowProps) {
	const { path } = useSite();
	const { id, day, startTime, endTime, timeNotes, title, room, track, language, type, color, speakers, path: to, cancelled, now, links = [] } = session;
	return (
		<li id={id} aria-current={now ? "time" : undefined} className="session-row">
			<p className="session-time tabular">
				{day && <span className="block">{day}</span>}
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
				<Heading lang={title.lang}>
					<Link to={path(to)}>{shownTitle ?? title.text}</Link>
				</Heading>
				{speakers.length > 0 && (
					<ul className="session-speakers">
						{speakers.map(({ id, name, photo, region }) => (
							<li key={id}>
								<Face photo={photo} className={region === "nordic" ? "bg-ice" : "bg-stone"} />
								{name}
							</li>
						))}
					</ul>
				)}
				<p className="session-facts">
					{room && <Text of={room} />}
					{track && (
						<span>
							<i className={DOTS[track.color]} />
							{track.name}
						</span>
					)}
					{language && <span>{language}</span>}
				</p>
				{children}
				{links.length > 0 && <MediaLinks of={title.text} links={links} />}
			</div>
			<div className="session-kind">
				<Badge color={color}>{type}</Badge>
				{id && <Star session={{ id, title }} className="-my-2 -mr-[min(0.75rem,4vw)] -ml-1 size-11" />}
			</div>
		</li>
	);
}

export function TimeNotes({ notes }: { notes: SessionView["timeNotes"] }) {
	return [notes?.day, notes?.venue].filter(Boolean).map((note) => (
		<span key={note} className="block text-small font-normal whitespace-normal text-ink-2">
			{note}
		</span>
	));
}
