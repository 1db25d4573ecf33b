import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";
import type { AroundView } from "./around.server.ts";
import { FullSessionRow } from "./full-session.tsx";
import type { SessionView } from "./view.server.ts";

export function AroundSession({ text, around: { groups, inRoom, agendaTo } }: { text: Texts["session"]["around"]; around: AroundView }) {
	const { path } = useSite();
	if (groups.length === 0) return null;
	return (
		<section aria-labelledby="around-title" className="section no-print bg-paper-2">
			<div className="page">
				<h2 id="around-title" className="title">
					{text.title}
				</h2>
				{groups.map(({ name, sessions }) => (
					<section key={name} aria-labelledby={`around-${name}`} className="mt-8">
						<h3 id={`around-${name}`} className="border-b-2 border-line-strong pb-2 font-semibold text-ink-2">
							{text[name]}
						</h3>
						<ul>
							{sessions.map((session) => (
								<FullSessionRow key={session.id} session={session} heading="h4" />
							))}
						</ul>
					</section>
				))}
				{inRoom.length > 0 && (
					<nav aria-label={text.room} className="mt-10">
						<p className="font-semibold text-ink-2">{text.room}</p>
						<ul className="mt-3 grid gap-4 sm:grid-cols-2">
							{inRoom.map(({ name, session }) => (
								<li key={name} className={name === "next" ? "sm:col-start-2 sm:text-right" : ""}>
									<RoomNeighbor label={text[name]} session={session} />
								</li>
							))}
						</ul>
					</nav>
				)}
				<ButtonLink look="outline" to={path(agendaTo)} className="mt-10">
					{text.agenda}
				</ButtonLink>
			</div>
		</section>
	);
}

function RoomNeighbor({ label, session: { path: to, title, startTime } }: { label: string; session: SessionView }) {
	const { path } = useSite();
	return (
		<>
			<span className="tabular text-small text-ink-2">
				{label}, {startTime}
			</span>
			<br />
			<Link to={path(to)} className="link inline-block py-1 font-semibold">
				<Text of={title} />
			</Link>
		</>
	);
}
