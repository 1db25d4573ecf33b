import type { TicketMeetingsView } from "#app/domain/meetings/meetings-view.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useSite } from "#app/ui/site.ts";

const PAGES = ["meetings", "people", "profile"] as const;

export function TicketMeetings({ meetings: { title, words, takePart, tabs, meetings }, ticketPath }: { meetings: TicketMeetingsView; ticketPath: string }) {
	const { path } = useSite();
	return (
		<section aria-labelledby="meetings-title" className="mt-8">
			<h2 id="meetings-title" className="subheading">
				{title}
			</h2>
			<p className="mt-1 max-w-measure text-ink-2">{words}</p>
			<ul className="mt-1 empty:hidden">
				{meetings.map(({ id, when, name }) => (
					<li key={id} className="py-1">
						<span className="wrap-anywhere">{name}</span>
						<span className="block tabular text-small text-ink-2">{when}</span>
					</li>
				))}
			</ul>
			<div className="mt-3 flex flex-wrap gap-3">
				{takePart ? (
					<ButtonLink look="outline" to={path(`${ticketPath}/profile`)}>
						{takePart}
					</ButtonLink>
				) : (
					PAGES.map((page) => (
						<ButtonLink key={page} look="outline" to={path(`${ticketPath}/${page}`)}>
							{tabs[page]}
						</ButtonLink>
					))
				)}
			</div>
		</section>
	);
}
