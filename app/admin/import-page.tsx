import { Form, Link, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { useAnswer } from "#app/ui/use-answer.ts";
import type { ImportAnswer, ImportPageData } from "./import.server.ts";
import { ColumnForm, ImportResult } from "./import-result.tsx";

export function ImportPage() {
	const { text, back, list, file, columns } = useLoaderData() as ImportPageData;
	const answer = useAnswer() as ImportAnswer | undefined;
	return (
		<div className="page py-6">
			<Link to={list} className="link inline-flex min-h-8 items-center text-small">
				{back}
			</Link>
			<h1 tabIndex={-1} className="title mt-4 outline-none">
				{text.title}
			</h1>
			<p className="lead mt-4">
				{text.lead}{" "}
				<a href={file} download className="link">
					{text.start}
				</a>
			</p>
			{answer && <Answer answer={answer} />}
			<ImportForm answer={answer} />
			<details className="group mt-12 border-y border-line" open={!answer}>
				<summary className="relative py-4 pr-8 font-display text-subheading font-bold">
					{text.columns.title}
					<Chevron />
				</summary>
				<p className="mb-4 max-w-measure">{text.columns.words}</p>
				<dl className="border-t border-line">
					{columns.map(({ name, meaning, values }) => (
						<div key={name} className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[14rem_1fr]">
							<dt className="font-mono text-small wrap-anywhere">{name}</dt>
							<dd className="wrap-anywhere">
								{meaning}
								{values && <span className="block text-small text-ink-2">{values}</span>}
							</dd>
						</div>
					))}
				</dl>
			</details>
		</div>
	);
}

function Answer({ answer }: { answer: ImportAnswer }) {
	const { text } = useLoaderData() as ImportPageData;
	const heading = useRef<HTMLHeadingElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is what it waits for
	useEffect(() => heading.current?.focus(), [answer]);
	const title = answer.outdated ? text.outdated.title : answer.failure ? text.unreadable : text.result;
	return (
		<section aria-labelledby="result-title" className="mt-10 border-t-2 border-line-strong pt-5">
			<h2 id="result-title" ref={heading} tabIndex={-1} className="heading outline-none">
				{title}
			</h2>
			{answer.outdated && <p className="mt-2 max-w-measure">{text.outdated.words}</p>}
			{answer.failure && <p className="mt-2 max-w-measure font-medium text-danger">{answer.failure}</p>}
			{answer.plan ? <ImportResult plan={answer.plan} answer={answer} /> : <ColumnForm answer={answer} />}
		</section>
	);
}

function ImportForm({ answer }: { answer: ImportAnswer | undefined }) {
	const { text } = useLoaderData() as ImportPageData;
	const { pathname } = useLocation();
	const busy = useNavigation().formAction === pathname;
	return (
		<section className="mt-10 border-t-2 border-line-strong pt-5">
			<h2 className="heading">{answer ? text.again : text.choose}</h2>
			<Form method="post" encType="multipart/form-data" preventScrollReset className="mt-5 grid max-w-3xl gap-6">
				<ErrorSummary formId="import" fields={[]} errors={{}} />
				<Field name="file" type="file" accept=".csv,.tsv,.txt,text/csv" label={text.file} />
				<Field key={answer?.text} name="text" label={text.text} hint={text.textHint} rows={8} defaultValue={answer?.text} spellCheck={false} />
				<p>
					<Button disabled={busy} look={answer?.plan?.canImport ? "outline" : "primary"}>
						{busy ? text.checking : text.check}
					</Button>
				</p>
			</Form>
		</section>
	);
}
