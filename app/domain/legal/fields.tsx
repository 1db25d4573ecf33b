import { TextField, TranslatedField } from "~/admin/fields";
import { LEGAL_LIMITS } from "./limits";

/** What organizers write of a legal page. */
export function LegalFields() {
	return (
		<>
			<TranslatedField name="title" maxLength={LEGAL_LIMITS.title} />
			<TranslatedField name="summary" maxLength={LEGAL_LIMITS.summary} rows={3} />
			<TranslatedField name="body" maxLength={LEGAL_LIMITS.body} rows={28} />
			<div className="max-w-xs">
				<TextField name="updatedOn" type="date" required />
			</div>
		</>
	);
}
