import { editorPathOf } from "./editor-paths.ts";
import type { Problem } from "./problem.ts";
import type { Program } from "./program.ts";

export function checkWorkshops({ workshops, rooms }: Pick<Program, "workshops" | "rooms">): Problem[] {
	return [
		...checkPlaces({ workshops, rooms }),
		...workshops
			.filter(({ speakerId }) => speakerId === undefined)
			.map((workshop): Problem => ({ kind: "workshopWithoutSpeaker", path: editorPathOf.workshop(workshop), values: { title: workshop.title } })),
	];
}

export function checkPlaces({ workshops, rooms }: Pick<Program, "workshops" | "rooms">): Problem[] {
	return workshops.flatMap((workshop): Problem[] => {
		const { title, maxAttendees } = workshop;
		const room = rooms.find(({ id }) => id === workshop.roomId);
		if (room?.places === undefined || maxAttendees <= room.places) return [];
		return [
			{
				kind: "morePlacesThanRoom",
				path: editorPathOf.workshop(workshop),
				values: { title, places: maxAttendees, room: room.name, roomPlaces: room.places },
			},
		];
	});
}
