import { dateOfDay } from "~/domain/event/days.server";
import type { SummitEvent } from "~/domain/event/schema";
import type { Workshop } from "~/domain/workshop/schema";
import { endTime } from "~/domain/workshop/time";
import { flatten } from "~/http/form-values";
import { AGENDA_DAYS, type WrittenSession } from "./schema";

/** The editor of a new session, filled with what is known of it. */
export function newSessionPath(known: Partial<WrittenSession>): string {
	return `/admin/agenda/new?${new URLSearchParams(flatten(known))}`;
}

/** The editor of a new session that announces a workshop. */
export function announcementPath(workshop: Workshop, event: SummitEvent): string {
	return newSessionPath({
		day: AGENDA_DAYS.find((day) => dateOfDay(event, day) === workshop.date),
		startTime: workshop.startTime,
		endTime: endTime(workshop),
		title: workshop.title,
		location: workshop.location,
		type: "Workshop",
		speakerIds: workshop.speakerId ? [workshop.speakerId] : [],
		workshopId: workshop.id,
	});
}
