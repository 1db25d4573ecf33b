import { Form, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { LineGroup } from "#app/ui/line-group.tsx";
import type { ImportAnswer, ImportPageData } from "./import.server.ts";
import type { PlanView } from "./import-view.server.ts";

export function ImportResult({ plan, answer }: { plan: PlanView; answer: ImportAnswer }) {
	const { text } = useLoaderData() as ImportPageData;
	const { pathname } = useLocation();
	const busy = useNavigation().formAction === pathname;
	return (
		<>
			<p className="tabular mt-3 flex flex-wrap gap-x-8 gap-y-1 font-semibold">
				{plan.groups.map(({ kind, count }) => (
					<span key={kind} className={kind === "bad" ? "text-danger" : ""}>
						{count}
					</span>
				))}
			</p>
			<ColumnForm answer={answer} />
			{plan.canImport ? (
				<Form method="post" encType="multipart/form-data" className="mt-6">
					<Table answer={answer} />
					{answer.columns?.headings.map(({ name, column }) => column && <input key={name} type="hidden" name={name} value={column} />)}
					<input type="hidden" name="fingerprint" value={plan.fingerprint} />
					{plan.isBad && <p className="mb-3 max-w-measure">{text.partly}</p>}
					<Button disabled={busy}>{busy ? text.applying : plan.apply}</Button>
				</Form>
			) : (
				<p className="mt-3 max-w-measure font-medium">{plan.isBad ? text.refused : text.nothing}</p>
			)}
			{plan.groups.map(({ kind, title, lines, more }) => (
				<LineGroup key={kind} title={title} isOpen={kind !== "unchanged"} more={more}>
					{lines.map((line) => (
						<Line key={line.line} {...line} />
					))}
				</LineGroup>
			))}
		</>
	);
}

const Table = ({ answer: { stored, text } }: { answer: ImportAnswer }) =>
	stored ? <input type="hidden" name="stored" value={stored} /> : <input type="hidden" name="text" value={text} />;

/** Asks what columns with unknown headings contain. */
export function ColumnForm({ answer }: { answer: ImportAnswer }) {
	const { text } = useLoaderData() as ImportPageData;
	const { pathname } = useLocation();
	const busy = useNavigation().formAction === pathname;
	if (!answer.columns) return null;
	const { headings, options } = answer.columns;
	return (
		<Form method="post" encType="multipart/form-data" preventScrollReset className="mt-5 max-w-3xl border-l-4 border-gold pl-5">
			<Table answer={answer} />
			<fieldset>
				<legend className="font-semibold text-gold">{text.unknown}</legend>
				<div className="mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2">
					{headings.map(({ name, heading, column }) => (
						<label key={name} className="block">
							<span className="mb-1.5 block font-semibold wrap-anywhere">{heading}</span>
							<select name={name} defaultValue={column} className="field block min-h-11">
								<option value="">{text.leaveOut}</option>
								{options.map(({ value, label }) => (
									<option key={value} value={value}>
										{label}
									</option>
								))}
							</select>
						</label>
					))}
				</div>
			</fieldset>
			<Button look="outline" disabled={busy} className="mt-4">
				{busy ? text.checking : text.checkColumns}
			</Button>
		</Form>
	);
}

function Line({ words, name, meant, reasons, differences }: PlanView["groups"][number]["lines"][number]) {
	const { text } = useLoaderData() as ImportPageData;
	return (
		<li className="border-t border-line py-3">
			<p className="wrap-anywhere">
				<span className="tabular mr-3 text-small text-ink-2">{words}</span>
				<span className="font-semibold">{name}</span>
			</p>
			{reasons.map((reason) => (
				<p key={reason} className="text-danger wrap-anywhere">
					{reason}
				</p>
			))}
			{meant && <p className="max-w-measure font-medium text-gold wrap-anywhere">{meant}</p>}
			{differences.length > 0 && (
				<dl className="mt-2">
					{differences.map(({ label, before, after }) => (
						<div key={label} className="grid gap-x-6 gap-y-1 border-t border-line py-2 text-small md:grid-cols-[12rem_1fr_1fr]">
							<dt className="font-semibold">{label}</dt>
							<Side label={text.before} words={before || text.empty} />
							<Side label={text.after} words={after || text.empty} />
						</div>
					))}
				</dl>
			)}
		</li>
	);
}

function Side({ label, words }: { label: string; words: string }) {
	return (
		<dd className="whitespace-pre-line wrap-anywhere">
			<span className="mr-2 text-ink-2">{label}</span>
			{words}
		</dd>
	);
}
