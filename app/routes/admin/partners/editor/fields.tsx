import { SelectField, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { FormColumns } from "#app/admin/form-columns.tsx";
import { PictureControl } from "#app/domain/content/picture/control.tsx";

export function PartnerFields() {
	return (
		<FormColumns
			settings={
				<>
					<SelectField name="status" required initial="published" />
					<SelectField name="type" required />
					<TextField name="website" type="url" required maxLength={500} />
					<PictureControl name="logo" kind="mark" />
				</>
			}
		>
			<TextField name="name" first required />
			<TranslatedField name="description" rows={4} />
		</FormColumns>
	);
}
