import type { ReactNode } from "react";
import { Text } from "~/i18n/text";
import { Badge } from "~/ui/badge";
import { Link } from "~/ui/link";
import { useSite } from "~/ui/site";
import type { SessionView } from "./view.server";

interface SessionRowProps {
	session: SessionView;
	heading: "h3" | "h4";
	/** Where addresses lead to it. */
	id?: string;
	/** Of a page on which sessions are chosen. */
	star?: ReactNode;
	children?: ReactNode;
}

/** A line of the printed agenda: when, what, where and with whom. */
export function SessionRow({ session, heading: Heading, id, star, children }: SessionRowProps) {
	const { path } = useSite();
	const { startTime, endTime, timeNotes, title, room, track, language, type, colour, speakers, path: to, cancelled, now } = session;
	return (
		<li
			id={id}
			aria-current={now ? "time" : undefined}
			className="grid scroll-mt-24 grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-b border-line py-5 md:grid-cols-[9rem_1fr_auto] md:gap-x-8 print:grid-cols-[7rem_1fr_auto] print:py-1.5"
		>
			<p className="tabular col-start-1 row-start-1 font-semibold md:pt-0.5">
				{startTime && (
					<>
						<time>{startTime}</time>–<time>{endTime}</time>
					</>
				)}
				<TimeNotes notes={timeNotes} />
			</p>
			<div className="col-span-2 row-start-2 md:col-span-1 md:col-start-2 md:row-start-1 print:col-span-1 print:col-start-2 print:row-start-1">
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
			<div className="col-start-2 row-start-1 md:col-start-3 print:col-start-3">
				{star}
				<Badge colour={colour}>{type}</Badge>
			</div>
		</li>
	);
}

/** How times are others than at the venue. */
export function TimeNotes({ notes }: { notes: SessionView["timeNotes"] }) {
	return [notes?.day, notes?.venue].filter(Boolean).map((note) => (
		<span key={note} className="block text-small font-normal text-ink-2">
			{note}
		</span>
	));
}
