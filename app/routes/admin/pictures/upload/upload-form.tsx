import { Form, Link, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { FileField } from "#app/domain/content/picture/file-field.tsx";
import { ALT_LENGTH } from "#app/domain/content/picture/limits.ts";
import { LOCALES } from "#app/i18n/config.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useFormChecks } from "#app/ui/use-form-checks.ts";

const ID = "upload";
const ACTION = "/admin/pictures/new";

interface UploadFormProps {
	text: Texts["editPicture"];
	editor: Texts["editor"];
	refusal: { values: Record<string, string>; errors: Record<string, string>; failed: { name: string; error: string }[]; stored: number } | undefined;
}

export function UploadForm({ text, editor, refusal }: UploadFormProps) {
	const busy = useNavigation().formAction === ACTION;
	const { errors, props } = useFormChecks<string>({ refusal, busy });
	const [chosen, choose] = useState(0);
	const wordsFor = (error: string) => editor.errors[error as keyof typeof editor.errors] ?? editor.errors.invalid;
	const failed = refusal?.failed ?? [];
	const failedWords = failed.map(({ name, error }) => `${name}: ${wordsFor(error)}`).join("\n");
	const wordsOf = (name: string) => errors[name] && ((name === "file" && failedWords) || wordsFor(errors[name]));
	const altLabel = (language: keyof typeof editor.languages) => `${text.fields.alt} (${editor.languagesWithin[language]})`;
	const fields = [{ name: "file", label: text.fields.file }, ...LOCALES.map((language) => ({ name: `alt.${language}`, label: altLabel(language) }))];
	return (
		<Form {...props} method="post" action={ACTION} encType="multipart/form-data" id={ID} className="mt-8 max-w-5xl">
			<ErrorSummary formId={ID} heading="h2" fields={fields.map((field) => ({ ...field, words: `${field.label}: ${wordsOf(field.name)}` }))} errors={errors} />
			{refusal && refusal.stored > 0 && (
				<p role="status" className="mb-6 border-l-4 border-success bg-green-ground px-5 py-3 text-green">
					{text.upload.others}{" "}
					<Link to="/admin/pictures" className="underline">
						{text.title}
					</Link>
				</p>
			)}
			<RequiredNote />
			<div className="grid gap-8">
				<div className="max-w-xl">
					<FileField
						id={`${ID}-file`}
						name="file"
						label={text.fields.file}
						hint={text.hints.file}
						required
						multiple
						onFiles={({ length }) => choose(length)}
						error={wordsOf("file")}
						tooLarge={editor.errors.fileTooLarge}
						preview={text.upload.preview}
					/>
				</div>
				<fieldset hidden={chosen > 1} className="min-w-0 border-t border-line pt-4">
					<legend className="float-left mb-2 w-full font-display text-subheading font-bold">{text.fields.alt}</legend>
					<p className="clear-both mb-3 text-small text-ink-2">
						{text.hints.alt} {text.upload.altLater}
					</p>
					<div className="grid gap-x-5 gap-y-4 lg:grid-cols-3">
						{LOCALES.map((language) => (
							<Field
								key={language}
								id={`${ID}-alt.${language}`}
								name={`alt.${language}`}
								lang={language}
								label={editor.languages[language]}
								maxLength={ALT_LENGTH}
								rows={3}
								defaultValue={refusal?.values[`alt.${language}`]}
								error={wordsOf(`alt.${language}`)}
							/>
						))}
					</div>
				</fieldset>
				<div>
					<Button disabled={busy}>{busy ? text.upload.busy : text.upload.submit}</Button>
				</div>
			</div>
		</Form>
	);
}
