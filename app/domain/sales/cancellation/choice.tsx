import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";

interface ChoiceProps {
	legend: string;
	choices: { id: number; label: string; back: string }[];
	submit: string;
	keep: { to: string; words: string };
	error?: string;
}

export function CancellationChoice({ legend, choices, submit, keep, error }: ChoiceProps) {
	return (
		<Form method="get">
			<input type="hidden" name="next" value="1" />
			<fieldset aria-describedby={error && "choice-error"}>
				<legend className="heading w-full border-b-2 border-line-strong pb-3">{legend}</legend>
				{error && (
					<p id="choice-error" role="alert" className="mt-3 font-medium text-danger">
						{error}
					</p>
				)}
				<ul>
					{choices.map(({ id, label, back }) => (
						<li key={id} className="border-b border-line">
							<label className="flex min-h-11 items-start gap-3 py-3">
								<input type="checkbox" name="line" value={id} className="mt-0.5" />
								<span className="min-w-0 wrap-anywhere">
									{label}
									<span className="block text-small text-ink-2">{back}</span>
								</span>
							</label>
						</li>
					))}
				</ul>
			</fieldset>
			<div className="mt-6 flex flex-wrap gap-3">
				<Button>{submit}</Button>
				<ButtonLink look="outline" to={keep.to}>
					{keep.words}
				</ButtonLink>
			</div>
		</Form>
	);
}

export const linesIn = (fields: URLSearchParams | FormData): number[] =>
	fields.getAll("line").flatMap((value) => (typeof value === "string" && /^\d{1,12}$/.test(value) ? Number(value) : []));
