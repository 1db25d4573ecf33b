import { TextField, TranslatedField } from "~/admin/fields";

/** What organizers write of a legal page. */
export function LegalFields() {
	return (
		<>
			<TranslatedField name="title" />
			<TranslatedField name="summary" rows={3} />
			<TranslatedField name="body" rows={28} />
			<div className="max-w-xs">
				<TextField name="updatedOn" type="date" required />
			</div>
		</>
	);
}
