import { Form, useNavigation } from "@remix-run/react";
import type { MeetingsOverview } from "#app/domain/meetings/overview.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Figures, Heading } from "./figures.tsx";

export function PlanSection({ planning: { text, plan, canPlan, isPublished } }: { planning: MeetingsOverview }) {
	const busy = useNavigation().formMethod === "POST";
	return (
		<section id="plan" aria-labelledby="plan-title" className="scroll-mt-28">
			<Heading id="plan-title">{text.plan.title}</Heading>
			<p className="mt-3 max-w-measure">{plan ? plan.made : isPublished ? text.plan.published : text.plan.none}</p>
			{plan && (
				<>
					{plan.leftOut && <p className="mt-2 font-semibold">{plan.leftOut}</p>}
					{plan.isEmpty && <p className="mt-2">{text.plan.noPlan}</p>}
					<div className="mt-4">
						<Figures figures={plan.figures} />
					</div>
					{plan.changes.length > 0 && (
						<>
							<h3 className="subheading mt-8">{text.plan.moves}</h3>
							<ul>
								{plan.changes.map(({ id, words }) => (
									<li key={id} className="border-b border-line py-2 wrap-anywhere">
										{words}
									</li>
								))}
							</ul>
						</>
					)}
					{plan.few.people.length > 0 && (
						<>
							<h3 className="subheading mt-8">{plan.few.title}</h3>
							<ul>
								{plan.few.people.map(({ id, name, count, why }) => (
									<li key={id} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
										<span className="wrap-anywhere">
											{name} ({count})
										</span>
										<span className="text-ink-2">{why}</span>
									</li>
								))}
							</ul>
						</>
					)}
				</>
			)}
			<Form method="post" action="/admin/meetings/plan" className="mt-6 flex flex-wrap gap-3">
				{plan && <input type="hidden" name="plan" value={plan.madeAt} />}
				{plan && !plan.isEmpty && (
					<Button name="step" value="publish" disabled={busy}>
						{plan.publish}
					</Button>
				)}
				{canPlan && (
					<Button look={plan ? "outline" : "primary"} name="step" value="plan" disabled={busy}>
						{plan || isPublished ? text.plan.again : text.plan.make}
					</Button>
				)}
				{plan && (
					<Button look="outline" name="step" value="discard" disabled={busy}>
						{text.plan.discard}
					</Button>
				)}
			</Form>
		</section>
	);
}

export function Rules({ planning: { text, rules, people } }: { planning: MeetingsOverview }) {
	const busy = useNavigation().formMethod === "POST";
	const { rules: words } = text;
	return (
		<section id="rules" aria-labelledby="rules-title" className="scroll-mt-28">
			<Heading id="rules-title">{words.title}</Heading>
			<p className="mt-3 max-w-measure">{words.lead}</p>
			<ul className="mt-2">
				{rules.map((rule) => (
					<li key={rule.key} className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2">
						<span className="wrap-anywhere">
							{rule.words} <span className="block text-small text-ink-2">{rule.kind}</span>
						</span>
						<Form method="post" action="/admin/meetings/plan" preventScrollReset>
							<input type="hidden" name="pair" value={rule.key} />
							<Button look="outline" name="step" value="unrule" disabled={busy}>
								{words.remove}
								<span className="sr-only">: {rule.words}</span>
							</Button>
						</Form>
					</li>
				))}
			</ul>
			{people.length > 1 && (
				<Form method="post" action="/admin/meetings/plan" preventScrollReset className="mt-4 flex flex-wrap items-end gap-3">
					{(["one", "other"] as const).map((name) => (
						<select key={name} name={name} aria-label={words[name]} required className="field w-auto max-w-full">
							<option value="">{words[name]}</option>
							{people.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</select>
					))}
					<select name="kind" aria-label={words.kind} className="field w-auto max-w-full">
						<option value="lock">{words.lock}</option>
						<option value="forbid">{words.forbid}</option>
					</select>
					<Button look="outline" name="step" value="rule" disabled={busy}>
						{words.add}
					</Button>
				</Form>
			)}
		</section>
	);
}
