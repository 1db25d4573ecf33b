import { TextField, TranslatedField } from "~/admin/fields";
import { FormatField, RichTextField } from "~/domain/content/rich-text/field";

/** What organizers write of a legal page. */
export function LegalFields() {
	return (
		<>
			<TranslatedField name="title" />
			<TranslatedField name="summary" rows={3} />
			<FormatField />
			<RichTextField name="body" rows={28} place="page" />
			<div className="max-w-xs">
				<TextField name="updatedOn" type="date" required />
			</div>
		</>
	);
}
