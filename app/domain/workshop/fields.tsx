import { SelectField, TextField, TranslatedField } from "~/admin/fields";
import { PictureControl } from "~/domain/picture/control";
import { WORKSHOP_LIMITS } from "./limits";

/** What organisers write about a workshop. */
export function WorkshopFields() {
	return (
		<>
			<TranslatedField name="title" maxLength={WORKSHOP_LIMITS.title} />
			<div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
				<TextField name="date" type="date" required />
				<TextField name="startTime" type="time" required />
				<TextField name="durationMinutes" inputMode="numeric" required />
				<SelectField name="category" required />
				<SelectField name="level" required />
				<SelectField name="speakerId" />
				<TextField name="price" inputMode="decimal" required />
				<TextField name="maxAttendees" inputMode="numeric" required />
			</div>
			<PictureControl name="image" kind="scene" />
			<TranslatedField name="location" maxLength={WORKSHOP_LIMITS.location} />
			<TranslatedField name="description" maxLength={WORKSHOP_LIMITS.description} rows={9} />
		</>
	);
}
