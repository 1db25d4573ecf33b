import { type FormEvent, useState } from "react";
import { isTypedChoice } from "#app/admin/choices.ts";
import { labelOf, useEditing } from "#app/admin/editor-context.ts";
import { SelectField, Suggestions, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { FormColumns } from "#app/admin/form-columns.tsx";
import { FormatField, RichTextField } from "#app/domain/content/rich-text/field.tsx";
import { RoomField } from "#app/domain/program/room/field.tsx";
import { MAX_LINKS, MAX_SPEAKERS, SELF_EXPLANATORY, SESSION_LIMITS } from "./limits.ts";

export function SessionFields() {
	const [type, setType] = useState(useEditing().values.type ?? "");
	return (
		<FormColumns
			settings={
				<>
					<SelectField name="status" required initial="published" />
					<SelectField name="type" required onChange={({ target }) => setType(target.value)} />
					<SelectField name="day" />
					<div className="grid grid-cols-2 gap-4">
						<TextField name="startTime" type="time" />
						<TextField name="endTime" type="time" />
					</div>
					<RoomField />
					<SelectField name="track" />
					<SelectField name="language" />
					<FormatField />
				</>
			}
		>
			<TranslatedField name="title" first maxLength={SESSION_LIMITS.title} />
			<RichTextField name="description" maxLength={SESSION_LIMITS.description} rows={5} optional={SELF_EXPLANATORY.includes(type)} />
			<SpeakerFields name="speakerIds" legend="speakers" />
			<MediaFields />
		</FormColumns>
	);
}

export function MediaFields() {
	const { values, entityTexts } = useEditing();
	const filled = Object.keys(values).filter((name) => name.startsWith("links.")).length;
	return (
		<fieldset className="min-w-0 border-t border-line pt-4">
			<legend className="float-left mb-2 w-full font-display text-subheading font-bold">{entityTexts.fields.furtherLinks}</legend>
			{entityTexts.hints?.furtherLinks && <p className="clear-both mb-3 text-small text-ink-2">{entityTexts.hints.furtherLinks}</p>}
			<div className="clear-both grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
				<TextField name="recordingUrl" type="url" />
				<TextField name="slidesUrl" type="url" />
				{Array.from({ length: Math.min(filled + SPARE_ROWS, MAX_LINKS) }, (_, row) => `links.${row}`).map((name) => (
					<TextField key={name} name={name} type="url" />
				))}
			</div>
		</fieldset>
	);
}

const SPARE_ROWS = 2;

interface SpeakerFieldsProps {
	name: string;
	legend: string;
}

export function SpeakerFields({ name: field, legend }: SpeakerFieldsProps) {
	const editing = useEditing();
	const rowOf = (name: string) => (name.startsWith(`${field}.`) ? Number(name.slice(field.length + 1)) : undefined);
	const filled = Object.entries(editing.values).flatMap(([name, id]) => (id ? [(rowOf(name) ?? -1) + 1] : []));
	const [rows, setRows] = useState(withSpare(Math.max(0, ...filled)));
	const addRow = ({ target }: FormEvent) => {
		const row = rowOf((target as HTMLSelectElement | HTMLInputElement).name);
		if (row !== undefined) setRows((count) => Math.max(count, withSpare(row + 1)));
	};
	const error = editing.errorOf(field);
	return (
		<fieldset id={`editor-${field}`} className="min-w-0 border-t border-line pt-4" onChange={addRow}>
			<legend className="float-left mb-2 w-full font-display text-subheading font-bold">{labelOf(legend, editing)}</legend>
			<p className="clear-both mb-3 text-small text-ink-2">
				{editing.entityTexts.hints?.[legend]} {isTypedChoice(editing.choices[field] ?? []) && editing.text.typeToChoose}
			</p>
			{error && <p className="mb-3 font-medium text-danger">{error}</p>}
			<div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
				{Array.from({ length: rows }, (_, index) => `${field}.${index}`).map((name) => (
					<SelectField key={name} name={name} choices={field} addedAt={name.endsWith(".0") ? "/admin/speakers/new" : undefined} />
				))}
			</div>
			<Suggestions choices={field} />
		</fieldset>
	);
}

const withSpare = (filled: number) => Math.min(filled + SPARE_ROWS, MAX_SPEAKERS);
