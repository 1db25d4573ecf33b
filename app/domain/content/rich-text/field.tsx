import { useRef } from "react";
import { labelOf, useEditing } from "#app/admin/editor-context.ts";
import { SelectField, TranslatedField } from "#app/admin/fields.tsx";
import type { Locale } from "#app/i18n/config.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { LivePreview, type TextPlace } from "./live-preview.tsx";
import { LINE_TOOLS, Toolbar } from "./toolbar.tsx";

interface RichTextFieldProps {
	name: string;
	/** Characters in each language; what the schema says unless given. */
	maxLength?: number;
	rows: number;
	/** Whether English may be missing too. */
	optional?: boolean;
	place?: TextPlace;
}

/** How the texts of the form are written; stands above them. */
export function FormatField() {
	return <SelectField name="format" required initial="markdown" />;
}

/** What belongs to Markdown is not shown while the form's texts are plain. */
const WITH_MARKDOWN = "[form:has(option[value=plain]:checked)_&]:hidden";

/**
 * A text in three languages in Markdown, or plain if the form has a `FormatField` that says so. With JavaScript it has buttons
 * and a preview; without, a hint says how it is written. Its noun has `check` from `textErrors`.
 */
export function RichTextField({ name, place, ...props }: RichTextFieldProps) {
	return (
		<div>
			<TranslatedField name={name} {...props} tools={(locale) => <TextTools control={`${name}.${locale}`} locale={locale} place={place} />} />
			<MarkdownHelp />
		</div>
	);
}

/** How Markdown is written. */
export function MarkdownHelp() {
	const { text } = useEditing();
	return (
		<details className={`mt-3 text-small ${WITH_MARKDOWN}`}>
			<summary className="link min-h-8 py-1">{text.markdown.help}</summary>
			<dl className="mt-2 grid max-w-2xl grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
				{text.markdown.examples.map(({ typed, means }) => (
					<div key={typed} className="contents">
						<dt className="font-mono whitespace-pre">{typed}</dt>
						<dd className="text-ink-2">{means}</dd>
					</div>
				))}
			</dl>
			<p className="mt-2 text-ink-2">{text.markdown.helpMore}</p>
		</details>
	);
}

interface TextToolsProps {
	control: string;
	locale: Locale;
	place?: TextPlace;
}

/** The buttons above a language's text, and what it will look like. */
export function TextTools({ control, locale, place }: TextToolsProps) {
	const editing = useEditing();
	const tools = useRef<HTMLDivElement>(null);
	const area = () => (tools.current?.closest("form")?.elements.namedItem(control) as HTMLTextAreaElement | null) ?? undefined;
	if (!useHydrated()) return null;
	return (
		<div ref={tools} className={WITH_MARKDOWN}>
			<Toolbar area={area} controls={`editor-${control}`} locale={locale} label={labelOf(control, editing)} only={place === "line" ? LINE_TOOLS : undefined} />
			<LivePreview area={area} locale={locale} place={place} />
		</div>
	);
}
