import type { Clash } from "~/admin/resource";
import { listDoubleBookingsOf, problemOf } from "~/domain/program/checks/bookings";
import { editorPathOf } from "~/domain/program/checks/editor-paths";
import { sentenceOf } from "~/domain/program/checks/view.server";
import { checkPlaces } from "~/domain/program/checks/workshops";
import { listRooms } from "~/domain/program/room/queries.server";
import { listSessions } from "~/domain/program/session/queries.server";
import { listSpeakerNames } from "~/domain/program/speaker/queries.server";
import { type ListedWorkshop, listWorkshops } from "~/domain/program/workshop/queries.server";
import type { Locale } from "~/i18n/config";

/** What else its speakers or its room are booked for at the time of a session. */
export const sessionClashes = (session: { id: string; workshopId?: string }, locale: Locale) => clashesOf(editorPathOf.session(session), locale);

/** The same of a workshop, whether it is on the agenda or not, and whether its room is too small for it. */
export async function workshopClashes(workshop: ListedWorkshop, locale: Locale): Promise<Clash[]> {
	const overfull = checkPlaces({ workshops: [workshop], rooms: await listRooms() });
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
