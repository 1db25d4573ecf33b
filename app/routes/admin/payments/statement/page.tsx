import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { StatementAnswer } from "#app/domain/sales/payment/statement/import.server.ts";
import type { unassignedView } from "#app/domain/sales/payment/statement/lines-view.server.ts";
import { StatementOutcome } from "#app/domain/sales/payment/statement/outcome.tsx";
import { ColumnQuestion } from "#app/domain/sales/payment/statement/question.tsx";
import { UnassignedLines } from "#app/domain/sales/payment/statement/unassigned.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { useAnswer } from "#app/ui/use-answer.ts";

interface Parts {
	text: Texts["adminStatement"];
	answer: StatementAnswer | undefined;
}

export function StatementPage({ text, unassigned }: Pick<Parts, "text"> & { unassigned: Awaited<ReturnType<typeof unassignedView>> }) {
	const answer = useAnswer<StatementAnswer>();
	return (
		<div className="page py-6">
			<Link to="/admin/payments" className="link inline-flex min-h-8 items-center text-small">
				{text.back}
			</Link>
			<h1 tabIndex={-1} className="title mt-4 outline-none">
				{text.title}
			</h1>
			<p className="lead mt-4 max-w-measure">{text.lead}</p>
			{answer && <Answer answer={answer} text={text} />}
			<Choice answer={answer} text={text} />
			{unassigned && <UnassignedLines unassigned={unassigned} />}
		</div>
	);
}

function Answer({ answer, text }: Parts & { answer: StatementAnswer }) {
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what it waits for
	useEffect(() => heading.current?.focus(), [answer]);
	const { failure, question, outcome } = answer;
	return (
		<section aria-labelledby="result-title" className="mt-10 border-t-2 border-line-strong pt-5">
			<h2 id="result-title" ref={heading} tabIndex={-1} className="heading outline-none">
				{failure ? text.failures.title : question ? text.columns.title : outcome?.title}
			</h2>
			{failure && <p className="mt-2 max-w-measure font-medium text-danger">{failure}</p>}
			{question && <ColumnQuestion question={question} answer={answer} text={text} />}
			{outcome && <StatementOutcome outcome={outcome} answer={answer} text={text} />}
		</section>
	);
}

function Choice({ answer, text }: Parts) {
	const { pathname } = useLocation();
	const busy = useNavigation().formAction === pathname;
	const kept = answer?.failure ? answer.text : "";
	return (
		<section className="mt-10 border-t-2 border-line-strong pt-5">
			<h2 className="heading">{answer ? text.again : text.choose}</h2>
			<Form method="post" encType="multipart/form-data" preventScrollReset className="mt-5 grid max-w-3xl gap-6">
				<ErrorSummary formId="statement" fields={[]} errors={{}} />
				<Field name="file" type="file" accept=".csv,.tsv,.txt,text/csv" label={text.file} />
				<Field key={kept} name="text" label={text.text} hint={text.textHint} rows={6} defaultValue={kept} spellCheck={false} />
				<p>
					<Button disabled={busy} look={answer?.outcome?.canApply || answer?.question ? "outline" : "primary"}>
						{busy ? text.busy : text.check}
					</Button>
				</p>
			</Form>
		</section>
	);
}
