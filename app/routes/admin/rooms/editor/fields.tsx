import { CheckboxField, TextField, TranslatedField } from "#app/admin/fields.tsx";
import { ROOM_LIMITS } from "#app/domain/program/room/limits.ts";

export function RoomFields() {
	return (
		<>
			<TranslatedField name="name" first maxLength={ROOM_LIMITS.name} />
			<div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
				<TextField name="places" inputMode="numeric" />
			</div>
			<TranslatedField name="floor" maxLength={ROOM_LIMITS.floor} optional />
			<div>
				<CheckboxField name="stepFree" />
				<CheckboxField name="hearingLoop" />
			</div>
		</>
	);
}
