import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";

export interface CancellationChoiceRow {
	id: number;
	label: string;
	back: string;
}

export type TicketWithWorkshops<Row> = Row & { workshops: Row[] };

interface ChoiceProps {
	legend: string;
	choices: TicketWithWorkshops<CancellationChoiceRow>[];
	/** Said of a ticket with workshops. */
	withTicket: string;
	submit: string;
	keep: { to: string; words: string };
	error?: string;
	/** The refund of what is chosen. */
	sums?: ReactNode;
	onChoice?: (chosen: URLSearchParams) => void;
}

/** Workshops are canceled with their ticket; the server adds them too. */
export function CancellationChoice({ legend, choices, withTicket, submit, keep, error, sums, onChoice }: ChoiceProps) {
	const [tickets, setTickets] = useState<string[]>([]);
	const onChange = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
		const chosen = new FormData(currentTarget).getAll("line").map(String);
		setTickets(chosen);
		onChoice?.(new URLSearchParams(chosen.map((id) => ["line", id])));
	};
	return (
		<Form method="get" onChange={onChange}>
			<input type="hidden" name="next" value="1" />
			<fieldset aria-describedby={error && "choice-error"}>
				<legend className="heading w-full border-b-2 border-line-strong pb-3">{legend}</legend>
				{error && (
					<p id="choice-error" role="alert" className="mt-3 font-medium text-danger">
						{error}
					</p>
				)}
				<ul>
					{choices.map(({ workshops, ...ticket }) => {
						const isChosen = tickets.includes(String(ticket.id));
						return (
							<li key={ticket.id} className="border-b border-line">
								<Row {...ticket} note={workshops.length > 0 ? withTicket : undefined} />
								{workshops.length > 0 && (
									<ul className="pb-2 pl-8">
										{workshops.map((workshop) => (
											<li key={workshop.id}>{isChosen ? <Row key="with" {...workshop} isWithTicket /> : <Row key="alone" {...workshop} />}</li>
										))}
									</ul>
								)}
							</li>
						);
					})}
				</ul>
			</fieldset>
			{sums}
			<div className="mt-6 flex flex-wrap gap-3">
				<Button>{submit}</Button>
				<ButtonLink look="outline" to={keep.to}>
					{keep.words}
				</ButtonLink>
			</div>
		</Form>
	);
}

function Row({ id, label, back, note, isWithTicket }: CancellationChoiceRow & { note?: string; isWithTicket?: true }) {
	return (
		<label className="flex min-h-11 items-start gap-3 py-3">
			<input type="checkbox" name="line" value={id} className="mt-0.5" {...(isWithTicket && { checked: true, disabled: true, readOnly: true })} />
			<span className="min-w-0 wrap-anywhere">
				{label}
				<span className="block text-small text-ink-2">{back}</span>
				{note && <span className="block text-small text-ink-2">{note}</span>}
			</span>
		</label>
	);
}

export const linesIn = (fields: URLSearchParams | FormData): number[] =>
	fields.getAll("line").flatMap((value) => (typeof value === "string" && /^\d{1,12}$/.test(value) ? Number(value) : []));
