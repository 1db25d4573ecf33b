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

/** The refusal of a subscription, or the thanks for it. */
export type NewsletterAnswer = Refusal<"email"> | { thanks: string };

interface NewsletterFormProps {
	/** One for each form of a page: the ids of its fields begin with it. */
	id: string;
	/** How the page itself was answered when the form was sent without JavaScript. */
	answer?: NewsletterAnswer;
	/** True where the form is what the page is for: then the page's title tells of its errors. */
	isPage?: boolean;
}

/** Subscribes in place. Without JavaScript it leads to /newsletter, which confirms or shows what is wrong. */
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
					/>
					<Honeypot />
					<Button disabled={busy} className="mt-3">
						{busy ? newsletter.submitting : newsletter.submit}
					</Button>
				</form>
			)}
		</div>
	);
}

/**
 * Sends the form to the address that answers JSON, and leaves the page alone whatever becomes of it. Remix's `fetcher` asks for
 * the page's values afterwards: where the network is lost, its error page would take away what was typed.
 */
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

/** Stands empty from the start, so that a screen reader hears it filled; focus follows, for the form is gone. */
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
