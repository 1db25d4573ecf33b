import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FieldError } from "#app/http/field-schemas.ts";
import { EMAIL } from "#app/http/form-rules.ts";
import { useDrawnEffect } from "./use-drawn-effect.ts";
import { useHydrated } from "./use-hydrated.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Errors<Wrong extends string> = Record<string, Wrong | undefined>;

interface FormState<Wrong extends string> {
	refusal: { errors: Errors<Wrong> } | undefined;
	busy: boolean;
	/** Leaves all checks to the server, so that all errors come at once. */
	onServer?: boolean;
}

/** Checks a form by its fields' attributes (`required`, `type`, `maxLength`) with the site's texts, on submit and on each change after that. */
export function useFormChecks<Wrong extends string = FieldError>({ refusal, busy, onServer = false }: FormState<Wrong>) {
	const form = useRef<HTMLFormElement>(null);
	const { key } = useLocation();
	/** The history key at submission. Any response has another, even if no `busy` was rendered in between. */
	const sentAt = useRef<string>();
	const cameRefused = useRef(refusal !== undefined);
	const hydrated = useHydrated();
	const refused = refusal?.errors;
	const [checked, setChecked] = useState({ refused, errors: (refused ?? {}) as Errors<Wrong | FieldError>, refusals: refused ? 1 : 0 });
	const focused = useRef(0);
	const { errors, refusals } = checked;
	const setErrors = (change: (now: Errors<Wrong | FieldError>) => Errors<Wrong | FieldError>) => setChecked((now) => ({ ...now, errors: change(now.errors) }));

	// While rendering the response: its summary gets focus before the button can be pressed again.
	if (refused !== checked.refused) setChecked({ refused, errors: refused ?? errors, refusals: refusals + (refused ? 1 : 0) });
	useDrawnEffect(() => {
		if (refusals === focused.current) return;
		// Someone may have begun to correct the form before hydration.
		const isTyping = cameRefused.current && form.current?.contains(document.activeElement);
		if (!isTyping && !focusRefusal(form.current)) return;
		cameRefused.current = false;
		focused.current = refusals;
	});
	useEffect(() => {
		if (!busy) sentAt.current = undefined;
	}, [busy]);

	return {
		errors,
		hydrated,
		props: {
			ref: form,
			noValidate: hydrated || onServer,
			onSubmit(event: FormEvent<HTMLFormElement>) {
				const wrong = onServer || isUnchecked(event) ? {} : errorsOf(event.currentTarget);
				if (Object.keys(wrong).length > 0) {
					event.preventDefault();
					setChecked((now) => ({ ...now, errors: wrong, refusals: now.refusals + 1 }));
				} else if (busy || sentAt.current === key) event.preventDefault();
				else {
					sentAt.current = key;
					setErrors(() => ({}));
				}
			},
			onChange({ target }: FormEvent<HTMLFormElement>) {
				const control = target as unknown as Control;
				focused.current = refusals;
				if (refusals > 0) setErrors((now) => ({ ...now, [control.name]: errorOf(control) }));
			},
		},
	};
}

export function isUnchecked({ nativeEvent }: FormEvent<HTMLFormElement>): boolean {
	const { submitter } = nativeEvent as SubmitEvent;
	return submitter instanceof HTMLButtonElement && submitter.formNoValidate;
}

/** Focuses the summary, or the field if it has the only error. @returns false if neither is rendered yet */
function focusRefusal(form: HTMLFormElement | null): boolean {
	const wrong = form?.querySelectorAll<HTMLElement>("[aria-invalid='true']") ?? [];
	const summary = form?.querySelector<HTMLElement>("[data-error-summary]");
	const target = wrong.length === 1 && summary?.dataset.errorSummary !== "whole" ? wrong[0] : (summary ?? wrong[0]);
	target?.focus();
	// Focusing scrolls to the field, but not to the text below it.
	document.getElementById(`${target?.id}-error`)?.scrollIntoView({ block: "nearest" });
	return target !== undefined;
}

function errorsOf(form: HTMLFormElement): Errors<FieldError> {
	const controls = [...form.elements].filter(
		(element): element is Control =>
			(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) && element.checkVisibility(),
	);
	return Object.fromEntries(controls.map((control) => [control.name, errorOf(control)] as const).filter(([, error]) => error));
}

function errorOf(control: Control): FieldError | undefined {
	if (control.type === "checkbox") return control.validity.valueMissing ? "required" : undefined;
	const text = control.value.trim();
	// Partial input, such as a day without its time, has an empty value.
	if ((control.required || control.validity.badInput) && text === "") return "required";
	if (text !== "" && control.type === "email" && (control.validity.typeMismatch || !EMAIL.test(text))) return "email";
	if (!(control instanceof HTMLSelectElement) && control.maxLength >= 0 && text.length > control.maxLength) return "tooLong";
	return undefined;
}
