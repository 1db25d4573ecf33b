import { FIND, FOUND, MAX_PICTURES } from "#app/admin/choices.ts";
import { labelOf, useEditing } from "#app/admin/editor-context.ts";
import type { PictureKind } from "./address.ts";
import { PictureField } from "./field.tsx";
import type { PictureChoice } from "./view.server.ts";

interface PictureControlProps {
	name: string;
	/** How visitors see it. */
	kind: PictureKind;
	/** The name of its choices, which come from `pictureChoices`; the control's own name without. */
	choices?: string;
	required?: boolean;
}

/** Pictures that each row of a list shows of the library at once: a form may have very many rows. */
const MAX_IN_ROW = 6;

/** A picture as a field of an editor. Its noun has `takeFiles: storeUploads` and `choices` from `pictureChoices`. */
export function PictureControl({ name, kind, choices = name, required }: PictureControlProps) {
	const editing = useEditing();
	const value = editing.values[name];
	const library = (editing.choices[choices] ?? []) as PictureChoice[];
	const most = choices === name ? MAX_PICTURES : MAX_IN_ROW;
	const find = editing.values[FIND + name]?.trim() ?? "";
	return (
		<PictureField
			key={value}
			name={name}
			idPrefix="editor-"
			kind={kind}
			label={labelOf(name, editing)}
			value={value}
			required={required}
			choices={find ? (editing.choices[name] as PictureChoice[]) : library.filter((choice, place) => place < most || choice.value === value)}
			search={find || library.length >= most ? { find, isOpen: Boolean(find || editing.values[FOUND + name]) } : undefined}
			typed={(control) => editing.values[control]}
			errorOf={editing.errorOf}
			text={editing.text}
		/>
	);
}
