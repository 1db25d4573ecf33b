import { useActionData, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { FieldError } from "#app/http/field-schemas.ts";
import { isUnsent, unsentWords } from "./keep-form.ts";
import { useFrame } from "./site.ts";
import { useDrawnEffect } from "./use-drawn-effect.ts";

interface ErrorSummaryProps {
	formId: string;
	fields: SummaryField[];
	errors: Partial<Record<string, string>>;
	rateLimited?: boolean;
	failure?: { title: string; words: string };
	heading?: "h2" | "h3";
}

interface SummaryField {
	name: string;
	label: string;
	words?: string;
}

export function ErrorSummary({ formId, fields, errors, rateLimited, failure, heading: Heading = "h3" }: ErrorSummaryProps) {
	const { text } = useFrame();
	const summary = useRef<HTMLDivElement>(null);
	const answer = useActionData();
	const { state } = useNavigation();
	const wrong = fields.flatMap(({ name, label, words }) =>
		errors[name] ? [{ name, words: words ?? `${label}: ${text.errors[errors[name] as FieldError]}` }] : [],
	);
	const unsent = state === "idle" && wrong.length === 0 && isUnsent(answer) ? answer : undefined;
	useDrawnEffect(() => {
		if (unsent) summary.current?.focus();
	}, [unsent, answer]);
	const reason = (unsent && unsentWords(unsent, text.errors)) || (rateLimited && text.errors.rateLimited);
	const refused = reason && { title: text.errors.rejected, words: reason };
	const whole = unsent ? refused : (failure ?? refused);
	if (wrong.length === 0 && !whole) return <ErrorTitle shown={false} />;
	return (
		<div
			ref={summary}
			role="alert"
			tabIndex={-1}
			data-error-summary={whole ? "whole" : ""}
			aria-labelledby={`${formId}-errors`}
			className="mb-8 rounded-card border-2 border-danger p-5"
		>
			<ErrorTitle shown />
			<Heading id={`${formId}-errors`} className="subheading">
				{wrong.length > 0 || !whole ? text.errors.summary : whole.title}
			</Heading>
			{whole && <p className="mt-2">{whole.words}</p>}
			{wrong.length > 0 && (
				<ul className="mt-2">
					{wrong.map(({ name, words }) => (
						<li key={name}>
							<a href={`#${formId}-${name}`} className="inline-block py-1 font-medium text-danger underline underline-offset-[0.2em]">
								{words}
							</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

export function ErrorTitle({ shown }: { shown: boolean }) {
	const { text } = useFrame();
	const prefix = `${text.errors.titlePrefix}: `;
	useEffect(() => {
		const bare = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
		document.title = shown ? prefix + bare : bare;
	}, [prefix, shown]);
	return null;
}
