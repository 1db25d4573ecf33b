import { useEditing } from "~/admin/editor-context";
import { FieldGroup, GroupLinks } from "~/admin/field-groups";
import { TranslatedField } from "~/admin/fields";
import type { Locale } from "~/i18n/config";
import type { Texts } from "~/i18n/texts.server";
import type { pageForm } from "./form.server";

type PageForm = ReturnType<typeof pageForm>;

/** What organizers write of a page: its texts, in the order in which they stand on it. */
export function PageFields({ text, sections }: PageForm) {
	return (
		<>
			<p className="max-w-measure text-ink-2">{text.hint}</p>
			<GroupLinks label={text.contents} groups={sections} />
			{sections.map(({ id, title, fields }) => (
				<FieldGroup key={id} id={id} title={title}>
					{fields.map((field) => (
						<PageTextField key={field.name} text={text} {...field} />
					))}
				</FieldGroup>
			))}
		</>
	);
}

function PageTextField({ text, name, label, maxLength, original }: PageForm["sections"][number]["fields"][number] & Pick<PageForm, "text">) {
	const { values } = useEditing();
	const instead = (locale: Locale) => {
		const control = `${name}.${locale}`;
		return values[control] !== original[locale] && <Original text={text} control={control} words={original[locale]} />;
	};
	return (
		<TranslatedField name={name} label={label} maxLength={maxLength} rows={maxLength > SHORT ? Math.ceil(maxLength / A_ROW) : undefined} instead={instead} />
	);
}

/** In characters: what one line is enough for, and what each line of a longer text stands for, so that the original is seen whole. */
const SHORT = 80;
const A_ROW = 90;

interface OriginalProps {
	text: Pick<Texts["editPage"], "original" | "putBack">;
	control: string;
	words: string;
}

/** What stood here before somebody changed it. Without scripts an emptied field brings it back. */
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
