import { useRef } from "react";
import { labelOf, useEditing } from "#app/admin/editor-context.ts";
import { SelectField, TranslatedField } from "#app/admin/fields.tsx";
import type { Locale } from "#app/i18n/config.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Cut } from "./cut.ts";
import { CutNote } from "./cut-note.tsx";
import { LivePreview, type TextPlace } from "./live-preview.tsx";
import { LINE_TOOLS, Toolbar } from "./toolbar.tsx";

interface RichTextFieldProps {
	name: string;
	/** Characters in each language; by default the limit of the schema. */
	maxLength?: number;
	rows: number;
	optional?: boolean;
	place?: TextPlace;
	/** The part that lists show. */
	cut?: Cut;
}

export function FormatField() {
	return <SelectField name="format" required initial="markdown" />;
}

const WITH_MARKDOWN = "[form:has(option[value=plain]:checked)_&]:hidden";

/** Markdown, or plain text if the form's `FormatField` says so. The resource needs `check` from `textErrors`. */
export function RichTextField({ name, place, cut, ...props }: RichTextFieldProps) {
	return (
		<div>
			<TranslatedField
				name={name}
				{...props}
				tools={(locale) => <TextTools control={`${name}.${locale}`} locale={locale} place={place} />}
				below={(locale) => cut && <CutNote control={`${name}.${locale}`} cut={cut} />}
			/>
			<MarkdownHelp />
		</div>
	);
}

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
