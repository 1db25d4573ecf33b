import { labelOf, useEditing } from "~/admin/editor-context";
import type { PictureKind } from "./address";
import { PictureField } from "./field";
import type { PictureChoice } from "./view.server";

interface PictureControlProps {
	name: string;
	/** How visitors see it. */
	kind: PictureKind;
	/** The name of its choices, which come from `pictureChoices`; the control's own name without. */
	choices?: string;
	required?: boolean;
}

/** A picture as a field of an editor. Its noun has `takeFiles: storeUploads` and `choices` from `pictureChoices`. */
export function PictureControl({ name, kind, choices = name, required }: PictureControlProps) {
	const editing = useEditing();
	return (
		<PictureField
			key={editing.values[name]}
			name={name}
			idPrefix="editor-"
			kind={kind}
			label={labelOf(name, editing)}
			value={editing.values[name]}
			required={required}
			choices={(editing.choices[choices] ?? []) as PictureChoice[]}
			typed={(control) => editing.values[control]}
			errorOf={editing.errorOf}
			text={editing.text}
		/>
	);
}
