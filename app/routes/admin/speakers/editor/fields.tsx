import { CheckboxField, SelectField, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { PictureControl } from "#app/domain/content/picture/control.tsx";
import { FormatField, RichTextField } from "#app/domain/content/rich-text/field.tsx";
import { MAX_BIO_LENGTH } from "#app/domain/program/speaker/limits.ts";

const CUT = { at: MAX_BIO_LENGTH };

export function SpeakerFields() {
	return (
		<>
			<div className="grid gap-6 md:grid-cols-2">
				<TextField name="name" first required />
				<TextField name="company" required />
				<SelectField name="country" required />
				<SelectField name="category" required />
				<SelectField name="status" required initial="published" />
			</div>
			<CheckboxField name="featured" />
			<div className="grid gap-6 md:grid-cols-2">
				<TextField name="website" type="url" />
				<TextField name="linkedin" type="url" />
			</div>
			<PictureControl name="photo" kind="portrait" />
			<TranslatedField name="title" />
			<FormatField />
			<RichTextField name="bio" maxLength={2000} rows={7} cut={CUT} />
		</>
	);
}
