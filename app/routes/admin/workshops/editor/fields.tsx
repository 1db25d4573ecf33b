import { CheckboxField, SelectField, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { PictureControl } from "#app/domain/content/picture/control.tsx";
import type { Cut } from "#app/domain/content/rich-text/cut.ts";
import { FormatField, RichTextField } from "#app/domain/content/rich-text/field.tsx";
import { MediaFields, SpeakerFields } from "#app/domain/program/session/fields.tsx";
import { SESSION_LIMITS } from "#app/domain/program/session/limits.ts";
import { MAX_BRIEF_LENGTH, WORKSHOP_LIMITS } from "#app/domain/program/workshop/limits.ts";

const CUT: Cut = { at: MAX_BRIEF_LENGTH, firstParagraph: true };

export function WorkshopFields() {
	return (
		<>
			<TranslatedField name="title" first maxLength={WORKSHOP_LIMITS.title} />
			<div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
				<SelectField name="date" />
				<TextField name="startTime" type="time" />
				<TextField name="durationMinutes" inputMode="numeric" required />
				<SelectField name="roomId" addedAt="/admin/rooms/new" />
				<SelectField name="category" required />
				<SelectField name="track" />
				<SelectField name="language" />
				<SelectField name="level" required />
				<SelectField name="speakerId" choices="furtherSpeakerIds" />
				<TextField name="price" inputMode="decimal" required />
				<TextField name="maxAttendees" inputMode="numeric" required />
				<SelectField name="status" required initial="published" />
			</div>
			<SpeakerFields name="furtherSpeakerIds" legend="furtherSpeakers" />
			<PictureControl name="image" kind="scene" />
			<FormatField />
			<RichTextField name="description" maxLength={WORKSHOP_LIMITS.description} rows={9} cut={CUT} />
			<RichTextField name="summary" maxLength={SESSION_LIMITS.description} rows={4} optional />
			<MediaFields />
			<CheckboxField name="offAgenda" />
		</>
	);
}
