import { CheckboxField, SelectField, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { FormColumns } from "#app/admin/form-columns.tsx";
import { PictureControl } from "#app/domain/content/picture/control.tsx";
import type { Cut } from "#app/domain/content/rich-text/cut.ts";
import { FormatField, RichTextField } from "#app/domain/content/rich-text/field.tsx";
import { RoomField } from "#app/domain/program/room/field.tsx";
import { MediaFields, SpeakerFields } from "#app/domain/program/session/fields.tsx";
import { SESSION_LIMITS } from "#app/domain/program/session/limits.ts";
import { MAX_BRIEF_LENGTH, WORKSHOP_LIMITS } from "#app/domain/program/workshop/limits.ts";

const CUT: Cut = { at: MAX_BRIEF_LENGTH, firstParagraph: true };

export function WorkshopFields() {
	return (
		<FormColumns
			settings={
				<>
					<SelectField name="status" required initial="published" />
					<SelectField name="date" />
					<div className="grid grid-cols-2 items-end gap-4">
						<TextField name="startTime" type="time" />
						<TextField name="durationMinutes" inputMode="numeric" required />
					</div>
					<RoomField />
					<div className="grid grid-cols-2 gap-4">
						<TextField name="maxAttendees" inputMode="numeric" required />
						<TextField name="price" inputMode="decimal" required />
					</div>
					<SelectField name="category" required />
					<SelectField name="level" required />
					<SelectField name="track" />
					<SelectField name="language" />
					<SelectField name="speakerId" choices="furtherSpeakerIds" />
					<CheckboxField name="offAgenda" />
					<FormatField />
					<PictureControl name="image" kind="scene" />
				</>
			}
		>
			<TranslatedField name="title" first maxLength={WORKSHOP_LIMITS.title} />
			<RichTextField name="description" maxLength={WORKSHOP_LIMITS.description} rows={9} cut={CUT} />
			<RichTextField name="summary" maxLength={SESSION_LIMITS.description} rows={4} optional />
			<SpeakerFields name="furtherSpeakerIds" legend="furtherSpeakers" />
			<MediaFields />
		</FormColumns>
	);
}
