import { MAX_PICTURES, SEARCH_PREFIX, SHOWN_SEARCH_PREFIX } from "#app/admin/choices.ts";
import { labelOf, useEditing } from "#app/admin/editor-context.ts";
import type { PictureKind } from "./address.ts";
import { PictureField } from "./field.tsx";
import type { PictureChoice } from "./view.server.ts";

interface PictureControlProps {
	name: string;
	kind: PictureKind;
	choices?: string;
	required?: boolean;
}

const MAX_PICTURES_OF_EACH = 6;

/** The resource needs `takeFiles: storeUploads` and `choices` from `pictureChoices`. */
export function PictureControl({ name, kind, choices = name, required }: PictureControlProps) {
	const editing = useEditing();
	const value = editing.values[name];
	const library = (editing.choices[choices] ?? []) as PictureChoice[];
	const most = choices === name ? MAX_PICTURES : MAX_PICTURES_OF_EACH;
	const find = editing.values[SEARCH_PREFIX + name]?.trim() ?? "";
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
			search={find || library.length >= most ? { find, isOpen: Boolean(find || editing.values[SHOWN_SEARCH_PREFIX + name]) } : undefined}
			typed={(control) => editing.values[control]}
			errorOf={editing.errorOf}
			text={editing.text}
		/>
	);
}
