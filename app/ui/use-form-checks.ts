import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { FieldError } from "~/http/field-schemas";
import { EMAIL } from "~/http/form-rules";
import { useHydrated } from "./use-hydrated";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Errors<Wrong extends string> = Record<string, Wrong | undefined>;

interface FormState<Wrong extends string> {
	refusal: { errors: Errors<Wrong> } | undefined;
	busy: boolean;
	/** Leaves it to the server to say what is wrong, which knows more than the browser: all of it comes at once. */
	onServer?: boolean;
}

/**
 * Checks a form in the browser by its fields' own attributes (`required`, `type`, `maxLength`), in the site's words: on
 * submit, and on every change after that. The server's refusal is where it starts.
 *
 * Without JavaScript the browser's own checks remain, and the server's always.
 */
export function useFormChecks<Wrong extends string = FieldError>({ refusal, busy, onServer = false }: FormState<Wrong>) {
	const form = useRef<HTMLFormElement>(null);
	const sent = useRef(false);
	const cameRefused = useRef(refusal !== undefined);
	const hydrated = useHydrated();
	const [errors, setErrors] = useState<Errors<Wrong | FieldError>>(refusal?.errors ?? {});
	const [refusals, setRefusals] = useState(0);

	const refuse = useCallback((wrong: Errors<Wrong | FieldError>) => {
		setErrors(wrong);
		setRefusals((count) => count + 1);
	}, []);
	useEffect(() => {
		if (refusal) refuse(refusal.errors);
	}, [refusal, refuse]);
	useEffect(() => {
		if (refusals === 0) return;
		// Who began to mend a refused page before the scripts had come types on.
		const isTyping = cameRefused.current && form.current?.contains(document.activeElement);
		cameRefused.current = false;
		if (!isTyping) focusRefusal(form.current);
	}, [refusals]);
	useEffect(() => {
		if (!busy) sent.current = false;
	}, [busy]);

	return {
		errors,
		hydrated,
		props: {
			ref: form,
			noValidate: hydrated || onServer,
			onSubmit(event: FormEvent<HTMLFormElement>) {
				const wrong = onServer ? {} : errorsOf(event.currentTarget);
				if (Object.keys(wrong).length > 0) {
					event.preventDefault();
					refuse(wrong);
				} else if (busy || sent.current) event.preventDefault();
				else {
					sent.current = true;
					setErrors({});
				}
			},
			onChange({ target }: FormEvent<HTMLFormElement>) {
				const control = target as unknown as Control;
				if (refusals > 0) setErrors((now) => ({ ...now, [control.name]: errorOf(control) }));
			},
		},
	};
}

/** Several errors: their summary, which leads to each. A single one, or a form without summary: the field itself. */
function focusRefusal(form: HTMLFormElement | null): void {
	const wrong = form?.querySelectorAll<HTMLElement>("[aria-invalid='true']") ?? [];
	const summary = form?.querySelector<HTMLElement>("[data-error-summary]");
	(wrong.length === 1 ? wrong[0] : (summary ?? wrong[0]))?.focus();
}

function errorsOf(form: HTMLFormElement): Errors<FieldError> {
	const controls = [...form.elements].filter(
		(element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement,
	);
	return Object.fromEntries(controls.map((control) => [control.name, errorOf(control)] as const).filter(([, error]) => error));
}

function errorOf(control: Control): FieldError | undefined {
	if (control.type === "checkbox") return control.validity.valueMissing ? "required" : undefined;
	const text = control.value.trim();
	// What is half typed, such as a day without its time, has no value.
	if ((control.required || control.validity.badInput) && text === "") return "required";
	if (text !== "" && control.type === "email" && (control.validity.typeMismatch || !EMAIL.test(text))) return "email";
	if (!(control instanceof HTMLSelectElement) && control.maxLength >= 0 && text.length > control.maxLength) return "tooLong";
	return undefined;
}
