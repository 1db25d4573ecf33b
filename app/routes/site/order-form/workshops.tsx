import { type FormEvent, useState } from "react";
import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import type { WorkshopChoice } from "./workshop-choice.server.ts";

interface WorkshopsProps {
	name: string;
	workshops: WorkshopChoice[];
	chosen: readonly string[];
	/** The tier includes all of them. */
	isIncluded: boolean;
	/** Ids in the order of their numbers, for the pasted list. */
	numbered?: readonly string[];
	text: Texts["order"]["workshops"];
}

export function Workshops({ name, workshops, chosen, isIncluded, numbered, text }: WorkshopsProps) {
	const [ticked = chosen, setTicked] = useState<readonly string[]>();
	const onChange = ({ currentTarget }: FormEvent) => setTicked([...currentTarget.querySelectorAll<HTMLInputElement>(":checked")].map(({ value }) => value));
	return (
		<ol className="mt-1 border-t border-line" data-priced onChange={onChange}>
			{workshops.map(({ id, title, when, price, isPaid, isFull, note, clashes }) => {
				const clash = ticked.includes(id) ? clashes.filter((other) => ticked.includes(other.id)) : [];
				const about = (
					<span className="min-w-0 text-small">
						<span className="block text-body leading-snug font-semibold">
							{numbered && `${numbered.indexOf(id) + 1}. `}
							<Text of={title} />
						</span>
						<span className="tabular text-ink-2">{[when, isPaid && isIncluded ? text.included : price, note].filter(Boolean).join(" · ")}</span>
						{isFull && (
							<>
								{" "}
								<NewTabLink to={`/workshops/${id}/place`}>{text.waitingList}</NewTabLink>
							</>
						)}
						{clash.length > 0 && <input type="hidden" name="seesClash" value="1" />}
						{clash.map(({ id: other, words }) => (
							<strong key={other} className="block text-danger">
								{words}
							</strong>
						))}
					</span>
				);
				return (
					<li key={id} className="border-b border-line">
						{isFull ? (
							<p className="py-2.5 pl-9">{about}</p>
						) : (
							<label className="flex min-h-11 items-start gap-3 py-2.5">
								<input type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} className="mt-0.5" />
								{about}
							</label>
						)}
					</li>
				);
			})}
		</ol>
	);
}
