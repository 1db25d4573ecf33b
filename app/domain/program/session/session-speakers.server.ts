import type { Database } from "#app/admin/changes.server.ts";

export interface SessionSpeaker {
	id: string;
	name: string;
	company: string;
	photo?: string | null;
	country: string;
}

export async function listSpeakersOf(sessionIds: number[], { drafts }: { drafts?: true }, on: Database): Promise<Map<number, SessionSpeaker[]>> {
	const bySession = new Map<number, SessionSpeaker[]>();
	if (sessionIds.length === 0) return bySession;
	const rows = await on
		.selectFrom("session_speaker")
		.innerJoin("speaker", "speaker.id", "session_speaker.speaker_id")
		.select(["session_speaker.session_id as sessionId", "speaker.id", "speaker.name", "speaker.company", "speaker.photo", "speaker.country"])
		.where("session_speaker.session_id", "in", sessionIds)
		.$if(!drafts, (query) => query.where("speaker.status", "<>", "draft"))
		.orderBy("session_speaker.position")
		.execute();
	for (const { sessionId, ...speaker } of rows) bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), speaker]);
	return bySession;
}

export async function setSpeakers(trx: Database, sessionId: number, speakerIds: string[]): Promise<void> {
	const speakers = (await listSpeakersOf([sessionId], { drafts: true }, trx)).get(sessionId) ?? [];
	// Writing the same rows would count as a change.
	if (speakers.map(({ id }) => id).join() === speakerIds.join()) return;
	await trx.deleteFrom("session_speaker").where("session_id", "=", sessionId).execute();
	const rows = speakerIds.map((speakerId, position) => ({ session_id: sessionId, speaker_id: speakerId, position }));
	if (rows.length > 0) await trx.insertInto("session_speaker").values(rows).execute();
}
