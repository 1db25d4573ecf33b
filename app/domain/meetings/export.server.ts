import { db } from "#app/runtime/database.server.ts";
import { participantsById } from "./participants.server.ts";
import { listMeetings, partnerIn } from "./queries.server.ts";

export const MEETING_COLUMNS = [
	"date",
	"start",
	"end",
	"table",
	"floor",
	"name",
	"company",
	"country",
	"otherName",
	"otherCompany",
	"otherCountry",
	"state",
	"missed",
] as const;

/** All meetings with the names of both, by time; canceled ones too. */
export async function meetingRows(): Promise<Record<(typeof MEETING_COLUMNS)[number], string>[]> {
	const people = await participantsById();
	return (await listMeetings(db, { canceled: true })).map((meeting) => {
		const [one, other] = [people.get(meeting.one), people.get(partnerIn(meeting, meeting.one))];
		return {
			date: meeting.slot.date,
			start: meeting.slot.startTime,
			end: meeting.slot.endTime,
			table: meeting.table.name,
			floor: meeting.table.floor ?? "",
			name: one?.name ?? "",
			company: one?.company ?? "",
			country: one?.country ?? "",
			otherName: other?.name ?? "",
			otherCompany: other?.company ?? "",
			otherCountry: other?.country ?? "",
			state: meeting.missed.length > 0 ? "missed" : meeting.state,
			missed: meeting.missed.map((id) => people.get(id)?.name ?? "").join("; "),
		};
	});
}
