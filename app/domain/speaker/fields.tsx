import { CheckboxField, SelectField, TextField, TranslatedField } from "~/admin/fields";
import { PictureControl } from "~/domain/picture/control";
import { FormatField, RichTextField } from "~/domain/rich-text/field";
import { SPEAKER_LIMITS } from "./limits";

/** What organizers write about a speaker. */
export function SpeakerFields() {
	return (
		<>
			<div className="grid gap-6 md:grid-cols-2">
				<TextField name="name" first required maxLength={SPEAKER_LIMITS.name} />
				<TextField name="company" required maxLength={SPEAKER_LIMITS.company} />
				<SelectField name="country" required />
				<SelectField name="category" required />
			</div>
			<CheckboxField name="featured" />
			<PictureControl name="photo" kind="portrait" />
			<TranslatedField name="title" maxLength={SPEAKER_LIMITS.title} />
			<FormatField />
			<RichTextField name="bio" maxLength={SPEAKER_LIMITS.bio} rows={7} />
		</>
	);
}
