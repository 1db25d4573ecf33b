import { useEditing } from "#app/admin/editor-context.ts";
import { TranslatedField } from "#app/admin/fields.tsx";
import { MarkdownHelp, TextTools } from "#app/domain/content/rich-text/field.tsx";
import { LOCALES, type Locale } from "#app/i18n/config.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Chevron } from "#app/ui/chevron.tsx";
import { useFrame } from "#app/ui/site.ts";
import type { pageForm } from "./form.server.ts";

type PageForm = ReturnType<typeof pageForm>;
type Section = PageForm["sections"][number];

export function PageFields({ text, sections }: PageForm) {
	return (
		<>
			<div>
				<p className="max-w-measure text-ink-2">{text.hint}</p>
				<MarkdownHelp />
			</div>
			<div className="min-w-0 border-b border-line">
				{sections.map((section) => (
					<PageSection key={section.id} text={text} {...section} />
				))}
			</div>
		</>
	);
}

function PageSection({ text, id, title, changed, fields }: Section & Pick<PageForm, "text">) {
	const { values, errorOf } = useEditing();
	const { locale } = useFrame();
	const isOpen = fields.some(({ name, original }) =>
		LOCALES.some((language) => errorOf(`${name}.${language}`) || values[`${name}.${language}`] !== original[language]),
	);
	return (
		<details id={id} open={isOpen} className="group scroll-mt-4 border-t-2 border-line-strong">
			<summary className="relative py-4 pr-8">
				<span className="flex flex-wrap items-baseline justify-between gap-x-6">
					<h2 className="heading">{title}</h2>
					<span className="text-small text-ink-2">{changed}</span>
					<Chevron />
				</span>
				<span className="block truncate text-small text-ink-2 group-open:hidden">{fields.map(({ name }) => values[`${name}.${locale}`]).join(" · ")}</span>
			</summary>
			<fieldset aria-label={title} className="grid min-w-0 gap-8 pt-2 pb-10">
				{fields.map((field) => (
					<PageTextField key={field.name} text={text} {...field} />
				))}
			</fieldset>
		</details>
	);
}

function PageTextField({ text, name, label, maxLength, marks, original }: Section["fields"][number] & Pick<PageForm, "text">) {
	const { values } = useEditing();
	const instead = (locale: Locale) => {
		const control = `${name}.${locale}`;
		return values[control] !== original[locale] && <Original text={text} control={control} words={original[locale]} />;
	};
	const place = marks === "prose" ? "page" : marks;
	const rows = Math.ceil(Math.max(...Object.values(original).map(({ length }) => length)) / CHARACTERS_PER_ROW);
	return (
		<TranslatedField
			name={name}
			label={label}
			maxLength={maxLength}
			rows={marks ? Math.max(rows, 2) : rows > 1 ? rows : undefined}
			instead={instead}
			tools={place && ((locale) => <TextTools control={`${name}.${locale}`} locale={locale} place={place} />)}
		/>
	);
}

/** Characters of text for each row of the field. */
const CHARACTERS_PER_ROW = 30;

interface OriginalProps {
	text: Pick<Texts["editPage"], "original" | "putBack">;
	control: string;
	words: string;
}

/** Without scripts, an emptied field restores the original text. */
function Original({ text, control, words }: OriginalProps) {
	const putBack = () => {
		const field = document.getElementsByName(control)[0] as HTMLInputElement;
		field.value = words;
		field.dispatchEvent(new Event("input", { bubbles: true }));
		field.focus();
	};
	return (
		<div className="mt-1.5 text-small text-ink-2">
			<p className="wrap-anywhere">{text.original.replace("{{text}}", words)}</p>
			<button type="button" className="link min-h-6 noscript:hidden" onClick={putBack}>
				{text.putBack}
			</button>
		</div>
	);
}
