import { useEditing } from "#app/admin/editor-context.ts";
import { SelectField, TextField } from "#app/admin/fields.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { ROOM_LIMITS } from "./limits.ts";

/** Chooses a room, or names one that is created when the form is saved. */
export function RoomField() {
	const { text, values, choices, errorOf } = useEditing();
	return (
		<div>
			<SelectField name="roomId" />
			<details className="group mt-1" open={Boolean(values.newRoom) || errorOf("newRoom") !== undefined || choices.roomId?.length === 0}>
				<summary className="inline-flex min-h-8 items-center gap-2 text-small font-semibold">
					{text.addRoom}
					<DownArrow />
				</summary>
				<div className="pt-2">
					<TextField name="newRoom" maxLength={ROOM_LIMITS.name} autoComplete="off" />
				</div>
			</details>
		</div>
	);
}
