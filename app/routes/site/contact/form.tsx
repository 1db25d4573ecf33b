import { Form, useNavigation } from "@remix-run/react";
import { CONTACT_LIMITS } from "#app/domain/people/contact/limits.ts";
import type { ContactField } from "#app/domain/people/contact/schema.ts";
import type { Refusal } from "#app/http/form.server.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { useSite } from "#app/ui/site.ts";
import { useFormChecks } from "#app/ui/use-form-checks.ts";

const ID = "contact";

interface ContactFormProps {
	text: Omit<Texts["contact"], "ticket" | "workshop" | "lead">;
	refusal: Refusal<ContactField> | undefined;
	prefill: { subject: string; message: string };
}

export function ContactForm({ text, refusal, prefill }: ContactFormProps) {
	const { text: site, path } = useSite();
	const busy = useNavigation().formAction === path("/contact");
	const { errors, props } = useFormChecks({ refusal, busy });
	const values = refusal?.values ?? { name: "", email: "", ...prefill };
	const field = (name: ContactField) => {
		const error = errors[name];
		return {
			id: `${ID}-${name}`,
			name,
			label: text[name],
			defaultValue: values[name],
			maxLength: CONTACT_LIMITS[name],
			required: true,
			error: error && site.errors[error],
		};
	};
	return (
		<Form method="post" action={path("/contact")} id={ID} preventScrollReset {...props}>
			<ErrorSummary
				formId={ID}
				fields={(["name", "email", "subject", "message"] as const).map((name) => ({ name, label: text[name] }))}
				errors={errors}
				rateLimited={refusal?.rateLimited && !busy}
			/>
			<div className="grid gap-6">
				<div className="grid gap-6 sm:grid-cols-2">
					<Field {...field("name")} autoComplete="name" />
					<Field {...field("email")} type="email" autoComplete="email" />
				</div>
				<Field {...field("subject")} />
				<Field {...field("message")} rows={9} />
				<Honeypot />
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<Button disabled={busy}>{busy ? text.submitting : text.submit}</Button>
					<p className="text-small text-ink-2">
						{text.privacy} <NewTabLink to="/privacy">{text.privacyLink}</NewTabLink>
					</p>
				</div>
			</div>
		</Form>
	);
}
