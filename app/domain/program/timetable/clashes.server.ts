import type { Clash } from "#app/admin/resource.ts";
import { listDoubleBookingsOf, problemOf } from "#app/domain/program/checks/bookings.ts";
import { editorPathOf } from "#app/domain/program/checks/editor-paths.ts";
import { sentenceOf } from "#app/domain/program/checks/view.server.ts";
import { checkCapacity } from "#app/domain/program/checks/workshops.ts";
import { listRooms } from "#app/domain/program/room/queries.server.ts";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import { listSpeakerNames } from "#app/domain/program/speaker/queries.server.ts";
import { type ListedWorkshop, listWorkshops } from "#app/domain/program/workshop/queries.server.ts";
import type { Locale } from "#app/i18n/config.ts";

export const sessionClashes = (session: { id: string; workshopId?: string }, locale: Locale) => clashesOf(editorPathOf.session(session), locale);

export async function workshopClashes(workshop: ListedWorkshop, locale: Locale): Promise<Clash[]> {
	const overfull = checkCapacity({ workshops: [workshop], rooms: await listRooms() });
	return [
		...(await clashesOf(editorPathOf.workshop(workshop), locale)),
		...overfull.map((problem) => ({
			path: editorPathOf.room({ id: workshop.roomId as string }),
			sentence: sentenceOf(problem, locale),
			toast: "savedOverfull" as const,
		})),
	];
}

async function clashesOf(path: string, locale: Locale): Promise<Clash[]> {
	const [sessions, workshops, speakers, rooms] = await Promise.all([
		listSessions({ drafts: true }),
		listWorkshops({ drafts: true }),
		listSpeakerNames(),
		listRooms(),
	]);
	return listDoubleBookingsOf(path, { sessions, workshops, speakers, rooms }).map((booking) => ({
		path: booking.first.path === path ? booking.second.path : booking.first.path,
		sentence: sentenceOf(problemOf(booking), locale),
		toast: "savedClashing",
	}));
}
