import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import type { FirstSteps as View } from "#app/domain/operations/dashboard/first-steps.server.ts";
import { buttonClass } from "#app/ui/button.tsx";

const ACTION = "/admin/first-steps";

export function FirstSteps({ text, progress, steps }: View) {
	return (
		<section aria-labelledby="steps-title">
			<div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
				<h2 id="steps-title" tabIndex={-1} className="heading outline-none">
					{text.title}
				</h2>
				<p className="tabular text-ink-2">{progress}</p>
			</div>
			<p className="mt-2 mb-5 max-w-measure text-ink-2">{text.lead}</p>
			<ol className="border-t-2 border-line-strong">
				{steps.map((step) => (
					<Step key={step.name} {...step} done={text.done} />
				))}
			</ol>
			<ShowForm value="hidden" words={text.putAway} className={buttonClass("outline", "mt-5")} />
		</section>
	);
}

export function BringBack({ text }: View) {
	return <ShowForm value="shown" words={text.bringBack} className="link py-1" />;
}

function Step({ title, hint, path, isDone, done }: View["steps"][number] & { done: string }) {
	return (
		<li className="flex gap-4 border-b border-line py-3">
			<span
				aria-hidden="true"
				className={`mt-1 flex size-6 shrink-0 items-center justify-center rounded-full border-2 ${isDone ? "border-success bg-green-ground" : "border-control"}`}
			>
				{isDone && <span className="sign-included text-green" />}
			</span>
			<div className="min-w-0 wrap-anywhere">
				{isDone && <span className="sr-only">{done}: </span>}
				{isDone || !path ? (
					<span className={`inline-block py-1 ${isDone ? "text-ink-2" : "font-semibold"}`}>{title}</span>
				) : (
					<Link to={path} className="link inline-block py-1 font-semibold">
						{title}
					</Link>
				)}
				{!isDone && <p className="text-small text-ink-2">{hint}</p>}
			</div>
		</li>
	);
}

/** The pressed button disappears with its form; focus moves to the element that the address names. */
export function useFocusAfterSteps(): void {
	const { key, hash } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: anew with each press
	useEffect(() => {
		if (hash && document.activeElement === document.body) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
	}, [key]);
}

function ShowForm({ value, words, className }: { value: "shown" | "hidden"; words: string; className: string }) {
	const busy = useNavigation().formAction === ACTION;
	return (
		<Form method="post" action={ACTION}>
			<button type="submit" name="list" value={value} disabled={busy} className={className}>
				{words}
			</button>
		</Form>
	);
}
