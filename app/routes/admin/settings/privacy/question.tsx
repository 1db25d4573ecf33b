import { useEffect, useRef } from "react";
import type { RetentionAnswer } from "#app/domain/operations/retention/form.tsx";
import type { retentionView } from "#app/domain/operations/retention/view.server.ts";
import { ConfirmField } from "#app/domain/people/account/confirm-field.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";

const ID = "question";

interface RetentionQuestionProps {
	answer: RetentionAnswer;
	losses: string[];
	text: Awaited<ReturnType<typeof retentionView>>["text"];
}

export function RetentionQuestion({ answer, losses, text: { question, saving, errors } }: RetentionQuestionProps) {
	const { values, needsPassword } = answer;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<>
			<h1 ref={heading} tabIndex={-1} className="title outline-none">
				{question.title}
			</h1>
			<p className="lead mt-4">{question.lead}</p>
			<ul className="mt-6 border-t-2 border-line-strong">
				{losses.map((words) => (
					<li key={words} className="border-b border-line py-3 font-semibold">
						{words}
					</li>
				))}
			</ul>
			<div className="mt-10">
				<CheckedForm
					id={ID}
					labels={needsPassword ? { passwordNow: question.confirm.label } : {}}
					text={{ submit: question.submit, busy: saving }}
					errorTexts={errors}
					answer={answer}
					beside={
						<ButtonLink look="outline" to="/admin/settings/privacy" reloadDocument>
							{question.cancel}
						</ButtonLink>
					}
				>
					{(wordsFor) => (
						<>
							{Object.entries(values).map(([name, value]) => (
								<input key={name} type="hidden" name={name} value={value} />
							))}
							<input type="hidden" name="confirmed" value="yes" />
							{needsPassword && <ConfirmField formId={ID} text={question.confirm} error={wordsFor("passwordNow")} />}
						</>
					)}
				</CheckedForm>
			</div>
		</>
	);
}
