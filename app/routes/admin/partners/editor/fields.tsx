import { SelectField, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { PictureControl } from "#app/domain/content/picture/control.tsx";

export function PartnerFields() {
	return (
		<>
			<div className="grid gap-6 md:grid-cols-3">
				<TextField name="name" first required />
				<SelectField name="type" required />
				<SelectField name="status" required initial="published" />
			</div>
			<TextField name="website" type="url" required maxLength={500} />
			<PictureControl name="logo" kind="mark" />
			<TranslatedField name="description" rows={4} />
		</>
	);
}
