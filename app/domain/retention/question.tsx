import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import type { RetentionAnswer } from "./form";
import type { retentionView } from "./view.server";

interface RetentionQuestionProps extends Pick<RetentionAnswer, "values"> {
	losses: string[];
	text: Awaited<ReturnType<typeof retentionView>>["text"];
}

/** Asks before times are saved for which something is too old already. */
export function RetentionQuestion({ values, losses, text: { question, saving } }: RetentionQuestionProps) {
	const busy = useNavigation().formMethod === "POST";
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
			<Form method="post" className="mt-10">
				<ErrorSummary formId="question" heading="h2" fields={[]} errors={{}} />
				{Object.entries(values).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<input type="hidden" name="confirmed" value="yes" />
				<div className="flex flex-wrap gap-3">
					<Button disabled={busy}>{busy ? saving : question.submit}</Button>
					<ButtonLink look="outline" to="/admin/privacy" reloadDocument>
						{question.cancel}
					</ButtonLink>
				</div>
			</Form>
		</>
	);
}
