import type { Database } from "#app/admin/changes.server.ts";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import type { Actor } from "#app/domain/sales/order/history.server.ts";
import { cancelMeeting } from "./changes.server.ts";
import { emailBoth } from "./mails.server.ts";
import { listMeetings } from "./queries.server.ts";
import { followSession, listMeetingSessions, listSlots } from "./slots.server.ts";

/** Must run after every change of sessions: moves or cancels the meetings of those that were moved, canceled or deleted, and emails their people. */
export async function applySessionChanges(trx: Database, context: { actor: Actor; now: Date }): Promise<void> {
	const meetingSessions = await listMeetingSessions(trx);
	if (meetingSessions.length === 0) return;
	const [sessions, meetings] = [await listSessions({ drafts: true }, trx), await listMeetings(trx)];
	for (const { id, agendaId } of meetingSessions) {
		const changed = await followSession(
			trx,
			id,
			sessions.find((session) => session.id === agendaId),
		);
		const open = new Set((await listSlots(trx)).map((slot) => slot.id));
		for (const meeting of meetings.filter(({ slot }) => changed.includes(slot.id))) {
			if (!open.has(meeting.slot.id)) {
				await cancelMeeting(trx, meeting.id, context);
				continue;
			}
			await trx
				.updateTable("meeting")
				.set({ sequence: meeting.sequence + 1, changed_at: context.now.toISOString() })
				.where("id", "=", meeting.id)
				.execute();
			await emailBoth(trx, meeting.id, "moved", context);
		}
	}
}
