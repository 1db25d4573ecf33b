import type { ReactNode } from "react";
import { NarrowPage } from "#app/admin/narrow-page.tsx";
import type { lineStepView } from "#app/domain/sales/payment/statement/lines-view.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";

interface LineStepProps<Name extends string> {
	id: string;
	view: ReturnType<typeof lineStepView>;
	labels: Record<string, string>;
	answer: { errors: Partial<Record<Name, string>>; failure?: { title: string; words: string } } | undefined;
	children: (wordsFor: (name: Name) => string | undefined) => ReactNode;
}

/** A page that assigns or dismisses an unassigned line of a bank statement. */
export function LineStep<Name extends string>({ id, view: { text, errorTexts, said, refused, back }, labels, answer, children }: LineStepProps<Name>) {
	return (
		<NarrowPage title={text.title} lead={refused ?? text.lead}>
			<p className="mb-6 border-l-4 border-line-strong pl-4 wrap-anywhere">{said}</p>
			{refused ? (
				<ButtonLink to={back}>{text.back}</ButtonLink>
			) : (
				<CheckedForm
					id={id}
					labels={labels}
					text={text}
					errorTexts={errorTexts}
					answer={answer}
					beside={
						<ButtonLink look="outline" to={back}>
							{text.cancel}
						</ButtonLink>
					}
				>
					{children}
				</CheckedForm>
			)}
		</NarrowPage>
	);
}
