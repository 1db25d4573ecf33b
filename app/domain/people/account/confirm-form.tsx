import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { type ConfirmError, ConfirmField } from "./confirm-field.tsx";

export interface ConfirmAnswer {
	errors: { passwordNow?: ConfirmError };
	failure?: { title: string; words: string };
}

interface ConfirmFormProps extends Pick<ComponentProps<typeof CheckedForm>, "id" | "errorTexts" | "answer"> {
	text: { submit: string; busy: string; cancel: string; confirm: { label: string; hint?: string } };
	back: string;
	labels?: Record<string, string>;
	children?: (wordsFor: (name: string) => string | undefined) => ReactNode;
}

export function ConfirmForm({ text, back, labels, children, ...form }: ConfirmFormProps) {
	return (
		<CheckedForm
			{...form}
			text={text}
			labels={{ ...labels, passwordNow: text.confirm.label }}
			beside={
				<ButtonLink look="outline" to={back}>
					{text.cancel}
				</ButtonLink>
			}
		>
			{(wordsFor) => (
				<div className="grid max-w-md gap-6">
					{children?.(wordsFor)}
					<ConfirmField formId={form.id} text={text.confirm} error={wordsFor("passwordNow")} />
				</div>
			)}
		</CheckedForm>
	);
}
