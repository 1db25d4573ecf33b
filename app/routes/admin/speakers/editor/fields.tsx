import { CheckboxField, SelectField, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { FormColumns } from "#app/admin/form-columns.tsx";
import { PictureControl } from "#app/domain/content/picture/control.tsx";
import { FormatField, RichTextField } from "#app/domain/content/rich-text/field.tsx";
import { MAX_BIO_LENGTH } from "#app/domain/program/speaker/limits.ts";

const CUT = { at: MAX_BIO_LENGTH };

export function SpeakerFields() {
	return (
		<FormColumns
			settings={
				<>
					<SelectField name="status" required initial="published" />
					<TextField name="company" required />
					<SelectField name="country" required />
					<SelectField name="category" required />
					<CheckboxField name="featured" />
					<TextField name="website" type="url" />
					<TextField name="linkedin" type="url" />
					<FormatField />
					<PictureControl name="photo" kind="portrait" />
				</>
			}
		>
			<TextField name="name" first required />
			<TranslatedField name="title" />
			<RichTextField name="bio" maxLength={2000} rows={7} cut={CUT} />
		</FormColumns>
	);
}
