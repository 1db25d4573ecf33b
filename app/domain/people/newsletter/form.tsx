import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Refusal } from "#app/http/form.server.ts";
import { EMAIL_LENGTH } from "#app/http/form-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorTitle } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { useSite } from "#app/ui/site.ts";
import { useDrawnEffect } from "#app/ui/use-drawn-effect.ts";
import { useFormChecks } from "#app/ui/use-form-checks.ts";

export type NewsletterAnswer = Refusal<"email"> | { thanks: string };

interface NewsletterFormProps {
	id: string;
	answer?: NewsletterAnswer;
	/** True if the form is the page's subject, so that the page title announces its errors. */
	isPage?: boolean;
}

export function NewsletterForm({ id, answer, isPage }: NewsletterFormProps) {
	const { text, path } = useSite();
	const { busy, answer: posted, isLost, post } = useSubscription();
	const latest = posted ?? answer;
	const thanks = latest && "thanks" in latest ? latest.thanks : undefined;
	const refusal = latest && "errors" in latest ? latest : undefined;
	const { errors, props } = useFormChecks({ refusal, busy });
	const { newsletter } = text;
	const error = errors.email;
	const failure = useRef<HTMLParagraphElement>(null);
	useDrawnEffect(() => {
		if (isLost) failure.current?.focus();
	}, [isLost]);
	const reason = (refusal?.rateLimited && text.errors.rateLimited) || (isLost && text.errors.unsent);
	return (
		<div>
			{isPage && <ErrorTitle shown={!thanks && Boolean(error || reason)} />}
			<Thanks words={thanks} />
			{!thanks && (
				<form
					method="post"
					action={path("/newsletter")}
					id={id}
					{...props}
					onSubmit={(event) => {
						props.onSubmit(event);
						post(event);
					}}
				>
					{reason && !busy && (
						<p ref={failure} role="alert" tabIndex={-1} data-error-summary className="mb-3 font-medium text-danger">
							{reason}
						</p>
					)}
					<Field
						id={`${id}-email`}
						name="email"
						type="email"
						label={newsletter.email}
						defaultValue={refusal?.values.email}
						autoComplete="email"
						maxLength={EMAIL_LENGTH}
						required
						error={error && text.errors[error]}
						beside={<Button disabled={busy}>{busy ? newsletter.submitting : newsletter.submit}</Button>}
					/>
					<Honeypot />
				</form>
			)}
		</div>
	);
}

/** Without Remix's `fetcher`, which revalidates: after a network error, the error page would replace the typed address. */
function useSubscription() {
	const [state, setState] = useState<{ busy: boolean; answer?: NewsletterAnswer; isLost?: boolean }>({ busy: false });
	const post = async (event: FormEvent<HTMLFormElement>) => {
		if (event.defaultPrevented) return;
		event.preventDefault();
		const { action } = event.currentTarget;
		const body = new URLSearchParams([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
		setState({ busy: true });
		try {
			const response = await fetch(`${action}/subscription`, { method: "POST", body });
			setState({ busy: false, answer: await response.json() });
		} catch {
			setState({ busy: false, isLost: true });
		}
	};
	return { ...state, post };
}

/** A live region must exist before its text changes. It gets the focus because the form is removed. */
function Thanks({ words }: { words: string | undefined }) {
	const status = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (words) status.current?.focus();
	}, [words]);
	return (
		<p ref={status} role="status" tabIndex={-1} data-notice={words && ""} className="subheading text-success outline-none">
			{words}
		</p>
	);
}
