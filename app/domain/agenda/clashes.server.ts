import type { Clash } from "~/admin/resource";
import { listDoubleBookingsOf, problemOf } from "~/domain/overview/checks/bookings";
import { editorPathOf } from "~/domain/overview/checks/editor-paths";
import { sentenceOf } from "~/domain/overview/checks/view.server";
import { listRooms } from "~/domain/room/queries.server";
import { listSpeakerNames } from "~/domain/speaker/queries.server";
import { listWorkshops } from "~/domain/workshop/queries.server";
import type { Locale } from "~/i18n/config";
import { listSessions } from "./queries.server";

/** What else its speakers or its room are booked for at the time of a session. */
export const sessionClashes = (session: { id: string; workshopId?: string }, locale: Locale) => clashesOf(editorPathOf.session(session), locale);

/** The same of a workshop, whether it is on the agenda or not. */
export const workshopClashes = (workshop: { id: string }, locale: Locale) => clashesOf(editorPathOf.workshop(workshop), locale);

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
	}));
}
