import { useEffect } from "react";
import type { FieldError } from "~/http/field-schemas";
import { useSite } from "./site";

interface ErrorSummaryProps {
	/** Ids of the fields begin with it: `contact-email`. */
	formId: string;
	/** The fields in their order on the page. */
	fields: { name: string; label: string }[];
	errors: Partial<Record<string, FieldError>>;
	rateLimited?: boolean;
}

/** What is wrong with a form, above it, each error leading to its field. While it stands, the page's title says so. */
export function ErrorSummary({ formId, fields, errors, rateLimited }: ErrorSummaryProps) {
	const { text } = useSite();
	const wrong = fields.flatMap(({ name, label }) => (errors[name] ? [{ name, label, words: text.errors[errors[name]] }] : []));
	const refused = wrong.length > 0 || Boolean(rateLimited);
	if (!refused) return <ErrorTitle shown={false} />;
	return (
		<div role="alert" tabIndex={-1} data-error-summary aria-labelledby={`${formId}-errors`} className="mb-8 rounded-card border-2 border-danger p-5">
			<ErrorTitle shown />
			<h3 id={`${formId}-errors`} className="subheading">
				{wrong.length > 0 ? text.errors.summary : text.errors.rejected}
			</h3>
			{rateLimited && <p className="mt-2">{text.errors.rateLimited}</p>}
			<ul className="mt-2">
				{wrong.map(({ name, label, words }) => (
					<li key={name}>
						<a href={`#${formId}-${name}`} className="inline-block py-1 font-medium text-danger underline underline-offset-[0.2em]">
							{label}: {words}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Puts "Error: " before the page's title, as the server does, and takes it away again. One for each page. */
export function ErrorTitle({ shown }: { shown: boolean }) {
	const { text } = useSite();
	const prefix = `${text.errors.titlePrefix}: `;
	useEffect(() => {
		const bare = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title;
		document.title = shown ? prefix + bare : bare;
	}, [prefix, shown]);
	return null;
}
