import { Form, Link, useNavigation } from "@remix-run/react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { BatchView } from "./view.server.ts";

interface BatchListProps {
	batches: BatchView[];
	text: Texts["activity"];
	brief?: boolean;
	undoable?: readonly string[];
	/** Reasons against undoing a batch, by batch id. */
	unfit?: Record<string, string>;
}

export function BatchList({ batches, text, brief, undoable = [], unfit = {} }: BatchListProps) {
	return (
		<ol className="border-t-2 border-line-strong">
			{batches.map((batch) => (
				<li key={batch.id} className="grid gap-x-8 gap-y-2 border-b border-line py-4 md:grid-cols-[13rem_minmax(0,1fr)_auto]">
					<p className="text-small text-ink-2">
						<time dateTime={batch.at.isoDate} className="tabular block">
							{batch.at.text}
						</time>
						<span className="font-semibold text-ink">{batch.username}</span>
						{batch.isUndo && <span className="block">{text.undid}</span>}
					</p>
					<ul className="space-y-1">
						{(brief ? batch.changes.slice(0, batch.brief.count) : batch.changes).map((change) => (
							<li key={change.id}>
								<ChangeLine change={change} />
								{!brief && <Differences change={change} text={text} />}
							</li>
						))}
						{brief && batch.brief.more && (
							<li>
								<Link to="/admin/settings/activity" className="link inline-block py-1 text-small">
									{batch.brief.more}
								</Link>
							</li>
						)}
					</ul>
					{!brief && <UndoButton batch={batch} canUndo={undoable.includes(batch.id)} unfit={unfit[batch.id]} text={text} />}
				</li>
			))}
		</ol>
	);
}

type ChangeView = BatchView["changes"][number];

function ChangeLine({ change: { entityType, name, path, kind } }: { change: ChangeView }) {
	return (
		<p className="wrap-anywhere">
			{entityType}
			{name && " "}
			{path ? (
				<Link to={path} className="link font-semibold">
					{name}
				</Link>
			) : (
				<span className="font-semibold">{name}</span>
			)}
			: {kind}
		</p>
	);
}

function Differences({ change: { differences, name }, text }: { change: ChangeView; text: Texts["activity"] }) {
	if (differences.length === 0) return null;
	return (
		<details className="text-small">
			<summary className="link inline-block py-1">
				{text.fields} <span className="sr-only">{name}</span>
			</summary>
			<dl className="mt-2 border-t border-line">
				{differences.map(({ label, before, after }) => (
					<div key={label} className="grid gap-x-6 gap-y-1 border-b border-line py-2 lg:grid-cols-[9rem_1fr_1fr]">
						<dt className="font-semibold">{label}</dt>
						<Version label={text.before} words={before || text.empty} />
						<Version label={text.after} words={after || text.empty} />
					</div>
				))}
			</dl>
		</details>
	);
}

function Version({ label, words }: { label: string; words: string }) {
	return (
		<dd className="whitespace-pre-line wrap-anywhere">
			<span className="block text-ink-2">{label}</span>
			{words}
		</dd>
	);
}

interface UndoButtonProps {
	batch: BatchView;
	canUndo: boolean;
	unfit: string | undefined;
	text: Texts["activity"];
}

function UndoButton({ batch, canUndo, unfit, text }: UndoButtonProps) {
	const action = `/admin/settings/activity/${batch.id}/undo`;
	const busy = useNavigation().formAction === action;
	if (batch.undone) return <p className="text-small text-ink-2">{text.undone}</p>;
	if (unfit) {
		return (
			<p className="max-w-56 text-small text-ink-2 wrap-anywhere">
				<span className="block font-semibold">{text.unfit}</span>
				{unfit}
			</p>
		);
	}
	if (!canUndo) return null;
	return (
		<Form method="post" action={action} preventScrollReset>
			<Button look="outline" disabled={busy}>
				{busy ? text.undoing : text.undo} <span className="sr-only">{batch.changes.map(({ name }) => name).join(", ")}</span>
			</Button>
		</Form>
	);
}
