import { useEffect, useState } from "react";
import { listSavedTickets, readSavedTicket } from "#app/offline/saved-tickets.ts";
import { Link } from "#app/ui/link.tsx";

interface OwnMeeting {
	name: string;
	when: string;
	ticket: string;
}

/** Meetings of the tickets that are saved in this browser. The page itself knows no ticket. */
export function OwnMeetings() {
	const [own, setOwn] = useState<{ title: string; meetings: OwnMeeting[] }>();
	useEffect(() => {
		if ("caches" in window) findOwnMeetings().then(setOwn, () => {});
	}, []);
	if (!own) return null;
	return (
		<section aria-labelledby="own-meetings" className="mt-12">
			<h2 id="own-meetings" className="heading mb-3">
				{own.title}
			</h2>
			<ul className="border-t-2 border-line-strong">
				{own.meetings.map(({ name, when, ticket }) => (
					<li key={`${ticket} ${when}`} className="border-b border-line py-3">
						<Link to={`${ticket}/meetings`} className="inline-block min-h-6 font-semibold wrap-anywhere hover:underline">
							{name}
						</Link>
						<span className="block tabular text-small text-ink-2">{when}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

async function findOwnMeetings() {
	const sections = await Promise.all(
		(await listSavedTickets()).map(async (ticket) => {
			const page = new DOMParser().parseFromString((await readSavedTicket(ticket)) ?? "", "text/html");
			const rows = [...page.querySelectorAll("section[aria-labelledby=meetings-title] li")];
			const meetings = rows.map((row) => ({ ticket, name: row.children[0]?.textContent ?? "", when: row.children[1]?.textContent ?? "" }));
			return { title: page.getElementById("meetings-title")?.textContent ?? "", meetings };
		}),
	);
	const found = sections.filter(({ meetings }) => meetings.length > 0);
	return found[0] && { title: found[0].title, meetings: found.flatMap(({ meetings }) => meetings) };
}
