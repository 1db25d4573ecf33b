import { TextField, TranslatedField } from "#app/admin/fields.tsx";
import { FormatField, RichTextField } from "#app/domain/content/rich-text/field.tsx";

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
