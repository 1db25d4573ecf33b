import { Form, useNavigation } from "@remix-run/react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { StatementAnswer } from "./import.server.ts";
import type { QuestionView } from "./view.server.ts";

interface ColumnQuestionProps {
	question: QuestionView;
	answer: StatementAnswer;
	text: Texts["adminStatement"];
}

export function ColumnQuestion({ question: { sample, options, controls }, answer, text }: ColumnQuestionProps) {
	const busy = useNavigation().formMethod === "POST";
	return (
		<Form method="post" encType="multipart/form-data" className="mt-2">
			<p className="max-w-measure">{text.columns.lead}</p>
			{answer.missing && (
				<p role="alert" className="mt-3 font-medium text-danger">
					{answer.missing}
				</p>
			)}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reachable by keys */}
			<section aria-label={text.columns.sample} tabIndex={0} className="mt-5 overflow-x-auto">
				<table className="tabular w-full text-left text-small">
					<thead>
						<tr>
							{options.map(({ value }) => (
								<th key={value} scope="col" className="border-b border-line-strong py-2 pr-6">
									{Number(value) + 1}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{sample.map((cells, row) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and stay where they are
							<tr key={row} className="border-b border-line">
								{options.map(({ value }) => (
									<td key={value} className="max-w-64 py-2 pr-6 align-top wrap-anywhere">
										{cells[Number(value)]}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
			<div className="mt-6 grid max-w-3xl gap-5 sm:grid-cols-2">
				{controls.map(({ name, label, value }) => (
					<div key={name}>
						<label htmlFor={name} className="mb-1.5 block font-semibold">
							{label}
						</label>
						<select id={name} name={name} defaultValue={value} className="field block">
							<option value="">{text.columns.none}</option>
							{options.map((option) => (
								<option key={option.value} value={option.value}>
									{option.label}
								</option>
							))}
						</select>
					</div>
				))}
			</div>
			<input type="hidden" name="text" value={answer.text} />
			<Button name="asked" value="yes" disabled={busy} className="mt-6">
				{busy ? text.busy : text.columns.submit}
			</Button>
		</Form>
	);
}
