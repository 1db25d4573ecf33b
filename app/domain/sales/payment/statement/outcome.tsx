import { Form, useNavigation } from "@remix-run/react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { LineGroup } from "#app/ui/line-group.tsx";
import { Link } from "#app/ui/link.tsx";
import type { StatementAnswer } from "./import.server.ts";
import type { OutcomeView } from "./view.server.ts";

interface StatementOutcomeProps {
	outcome: OutcomeView;
	answer: StatementAnswer;
	text: Texts["adminStatement"];
}

export function StatementOutcome({ outcome: { groups, canApply, noCurrency }, answer, text }: StatementOutcomeProps) {
	const busy = useNavigation().formMethod === "POST";
	const isOpen = (group: string) => group !== "nothing" || groups.length === 1;
	return (
		<>
			<ul className="tabular mt-3 flex flex-wrap gap-x-8 gap-y-1 font-semibold">
				{groups.map(({ group, count }) => (
					<li key={group} className={group === "attention" ? "text-danger" : ""}>
						{count}
					</li>
				))}
			</ul>
			{noCurrency && <p className="mt-3 max-w-measure text-gold">{noCurrency}</p>}
			{canApply && (
				<Form method="post" encType="multipart/form-data" className="mt-6">
					<input type="hidden" name="text" value={answer.text} />
					{Object.entries(answer.columns).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<Button name="apply" value="yes" disabled={busy}>
						{busy ? text.busy : text.apply}
					</Button>
				</Form>
			)}
			{groups.map(({ group, title, lines, more }) => (
				<LineGroup key={group} title={title} isOpen={isOpen(group)} more={more}>
					{lines.map((line) => (
						<Line key={line.line} {...line} />
					))}
				</LineGroup>
			))}
		</>
	);
}

function Line({ number, amount, said, words, order }: OutcomeView["groups"][number]["lines"][number]) {
	return (
		<li className="grid gap-x-6 gap-y-1 border-t border-line py-3 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)]">
			<p>
				<span className="tabular block font-semibold">{amount}</span>
				<span className="tabular text-small text-ink-2">{number}</span>
			</p>
			<p className="text-small text-ink-2 wrap-anywhere">{said}</p>
			<div>
				{order && (
					<p className="wrap-anywhere">
						<Link to={order.path} className="link tabular inline-block min-h-6 font-semibold">
							{order.code}
						</Link>{" "}
						{order.name}
					</p>
				)}
				<p className={order ? "text-small text-ink-2" : ""}>{words}</p>
			</div>
		</li>
	);
}
