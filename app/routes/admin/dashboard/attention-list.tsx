import { Link } from "@remix-run/react";
import type { Waiting } from "#app/domain/operations/dashboard/waiting.server.ts";
import type { ProblemPage } from "#app/domain/program/checks/view.server.ts";
import { Text } from "#app/i18n/text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";

const ROW = "flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1.5";

/** Problems of one kind share a row if there are many. */
export function AttentionList({ waiting, problems }: { waiting: Waiting[]; problems: ProblemPage[] }) {
	if (waiting.length + problems.length === 0) return null;
	return (
		<ul className="border-t-2 border-line-strong">
			{waiting.map(({ sentence, step }) => (
				<li key={sentence} className="border-b border-line">
					{step ? (
						<Link to={step.path} className={ROW}>
							<span className="font-semibold">{sentence}</span> <span className="link">{step.words}</span>
						</Link>
					) : (
						<p className={`${ROW} font-semibold`}>{sentence}</p>
					)}
				</li>
			))}
			{problems.map((group) => (group.isLong ? <LongGroup key={group.kind} {...group} /> : <Problems key={group.kind} {...group} />))}
		</ul>
	);
}

function Problems({ severity, color, problems }: ProblemPage) {
	return problems.map((problem) => (
		<li key={keyOf(problem)} className={`${ROW} border-b border-line wrap-anywhere`}>
			<ProblemLink {...problem} />
			<Badge color={color}>{severity}</Badge>
		</li>
	));
}

function LongGroup({ kind, title, severity, color, count, isOpen, pages, problems }: ProblemPage) {
	return (
		<li className="border-b border-line">
			<details id={`check-${kind}`} open={isOpen} className="group">
				<summary className={`${ROW} relative pr-8`}>
					<span>
						<span className="font-semibold">{title}</span> <span className="tabular text-ink-2">{count}</span>
					</span>
					<Badge color={color}>{severity}</Badge>
					<Chevron />
				</summary>
				<ul className="pb-2">
					{problems.map((problem) => (
						<li key={keyOf(problem)} className="wrap-anywhere">
							<ProblemLink {...problem} />
						</li>
					))}
				</ul>
				<div className="mb-4 empty:hidden">
					<PageLinks pages={pages} />
				</div>
			</details>
		</li>
	);
}

type Problem = ProblemPage["problems"][number];

const keyOf = ({ sentence }: Problem) => sentence.map(({ text }) => text).join("");

function ProblemLink({ path, sentence }: Problem) {
	return (
		<Link to={path} className="inline-block min-w-0 py-1 hover:underline">
			{sentence.map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name, and stay where they are
				<Text key={index} of={part} />
			))}
		</Link>
	);
}
