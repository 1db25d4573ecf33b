import { Text } from "#app/i18n/text.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useSite } from "#app/ui/site.ts";
import type { TicketRegistrationsView } from "./ticket-workshops.server.ts";

export function TicketRegistrations({ registrations: { text, rows }, ticketPath }: { registrations: TicketRegistrationsView; ticketPath: string }) {
	return (
		<section aria-labelledby="workshops-title" className="mt-8">
			<h2 id="workshops-title" className="subheading">
				{text.title}
			</h2>
			{rows.length === 0 && <p className="mt-1 text-ink-2">{text.none}</p>}
			<RegistrationList rows={rows} />
			<RegistrationLinks text={text} ticketPath={ticketPath} />
		</section>
	);
}

export function RegistrationList({ rows }: Pick<TicketRegistrationsView, "rows">) {
	if (rows.length === 0) return null;
	return (
		<ul className="mt-1">
			{rows.map(({ id, title, when, note, clashes }) => (
				<li key={id} className="py-1">
					<Text of={title} />
					<span className="block tabular text-small text-ink-2">{note ? `${when} (${note})` : when}</span>
					{clashes.map((words) => (
						<strong key={words} className="block text-small text-danger">
							{words}
						</strong>
					))}
				</li>
			))}
		</ul>
	);
}

interface RegistrationLinksProps extends Pick<TicketRegistrationsView, "text"> {
	ticketPath: string;
	orderPath?: string;
	label?: string;
}

export function RegistrationLinks({ text, ticketPath, orderPath, label }: RegistrationLinksProps) {
	const { path } = useSite();
	return (
		<div className="mt-3 flex flex-wrap gap-3">
			<ButtonLink look="outline" to={path(`${ticketPath}/workshops`)}>
				{text.choose}
				{label && <span className="sr-only">: {label}</span>}
			</ButtonLink>
			{orderPath && (
				<ButtonLink look="outline" to={orderPath}>
					{text.order}
					{label && <span className="sr-only">: {label}</span>}
				</ButtonLink>
			)}
		</div>
	);
}
