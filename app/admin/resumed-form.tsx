import { useEffect, useRef } from "react";
import type { ResumedForm } from "#app/http/resumed-form.server.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";

/** Replaces a form that was sent after the login session ended; keeps the typed values while the user signs in. */
export function LeadToLogin({ resumed, text }: { resumed: ResumedForm; text: Texts["admin"]["signedOut"] }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const login = `/admin/login?redirectTo=${encodeURIComponent(resumed.address)}`;
	return (
		<div className="page py-6" data-signed-out>
			<h1 ref={heading} tabIndex={-1} className="title outline-none">
				{text.title}
			</h1>
			<p className="lead mt-4 mb-8">{resumed.fields.length > 0 ? text.kept : text.lead}</p>
			<form method="post" action={login}>
				<input type="hidden" name="resumed" value={JSON.stringify(resumed)} />
				<Button>{text.toLogin}</Button>
			</form>
		</div>
	);
}

/** Replaces a form that was sent before a required step. That step opens in a new tab, so the typed values stay here. */
export function LeadToDue({ resumed, due, text }: { resumed: ResumedForm; due: string; text: Texts["admin"]["due"] }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const hasText = resumed.fields.length > 0;
	return (
		<div className="page py-6">
			<h1 ref={heading} tabIndex={-1} className="title outline-none">
				{text.title}
			</h1>
			<p className="lead mt-4 mb-8">{hasText ? text.kept : text.lead}</p>
			<div className="flex flex-wrap gap-3">
				<a href={due} target="_blank" rel="noreferrer" className={buttonClass("primary")}>
					{text.toIt}
				</a>
				{hasText && <SendResumedForm resumed={resumed} text={{ submit: text.back }} />}
			</div>
		</div>
	);
}

export function SendResumedForm({ resumed, text }: { resumed: ResumedForm; text: Pick<Texts["admin"]["login"]["restored"], "submit"> }) {
	return (
		<form method="post" action={resumed.address}>
			{resumed.fields.map(([name, value], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
				<input key={index} type="hidden" name={name} value={value} />
			))}
			<input type="hidden" name="resumed" value="review" />
			<Button>{text.submit}</Button>
		</form>
	);
}
