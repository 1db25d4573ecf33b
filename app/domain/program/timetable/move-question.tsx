import { useEffect, useRef } from "react";
import type { Question } from "#app/admin/resource.ts";
import { Button } from "#app/ui/button.tsx";

interface MoveQuestionProps {
	question: Question;
	cancel: string;
	onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before a move of which attendees are told, above the timetable. */
export function MoveQuestion({ question, cancel, onAnswer }: MoveQuestionProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	const answer = (isConfirmed: boolean) => {
		// The timetable is inert while the dialog is open, so nothing in it could be focused.
		dialog.current?.close();
		onAnswer(isConfirmed);
	};
	return (
		<dialog
			ref={dialog}
			aria-labelledby="move-question"
			onCancel={(event) => {
				event.preventDefault();
				answer(false);
			}}
			className="m-auto w-full max-w-lg rounded-card border-2 border-gold bg-card p-5 text-ink"
		>
			<h2 id="move-question" className="subheading">
				{question.title}
			</h2>
			<p className="mt-2 mb-4">{question.words}</p>
			<div className="flex flex-wrap gap-3">
				<Button type="button" onClick={() => answer(true)}>
					{question.submit}
				</Button>
				<Button type="button" look="outline" onClick={() => answer(false)}>
					{cancel}
				</Button>
			</div>
		</dialog>
	);
}
