import { editorPathOf } from "./editor-paths.ts";
import type { Problem } from "./problem.ts";
import type { Program } from "./program.ts";

export function checkWorkshops({ workshops, rooms }: Pick<Program, "workshops" | "rooms">): Problem[] {
	return [
		...checkCapacity({ workshops, rooms }),
		...workshops
			.filter(({ speakerId }) => speakerId === undefined)
			.map((workshop): Problem => ({ kind: "workshopWithoutSpeaker", path: editorPathOf.workshop(workshop), values: { title: workshop.title } })),
	];
}

export function checkCapacity({ workshops, rooms }: Pick<Program, "workshops" | "rooms">): Problem[] {
	return workshops.flatMap((workshop): Problem[] => {
		const { title, maxAttendees } = workshop;
		const room = rooms.find(({ id }) => id === workshop.roomId);
		if (room?.places === undefined || maxAttendees <= room.places) return [];
		return [
			{
				kind: "moreSpotsThanRoom",
				path: editorPathOf.workshop(workshop),
				values: { title, spots: maxAttendees, room: room.name, roomCapacity: room.places },
			},
		];
	});
}
