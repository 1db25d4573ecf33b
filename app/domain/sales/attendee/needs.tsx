import type { AttendeesView } from "./list.server.ts";

type AttendeeNeedsProps = Pick<AttendeesView["attendees"][number], "diet" | "access"> & { text: Pick<AttendeesView["text"], "diet" | "access"> };

export function AttendeeNeeds({ diet, access, text }: AttendeeNeedsProps) {
	return (
		<>
			{diet && (
				<span className="block text-small">
					{text.diet}: {diet}
				</span>
			)}
			{access && (
				<span className="block text-small">
					{text.access}: {access}
				</span>
			)}
		</>
	);
}
