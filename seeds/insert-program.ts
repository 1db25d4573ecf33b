import type { Database } from "better-sqlite3";
import type { SampleSession } from "#app/domain/program/session/schema.ts";
import type { WorkshopRecord } from "#app/domain/program/workshop/schema.ts";
import { insert } from "./insert.ts";

export interface Program {
	startDate: string;
	sessions: SampleSession[];
	workshops: WorkshopRecord[];
}

export function insertProgram(sqlite: Database, { startDate, sessions, workshops }: Program): void {
	const firstDay = Temporal.PlainDate.from(startDate);
	for (const { id, day, speakerIds, workshopId, ...session } of sessions) {
		const date = firstDay.add({ days: day - 1 }).toString();
		const sessionId = insert(sqlite, "session", { agendaId: id, date, ...session });
		for (const [position, speakerId] of speakerIds.entries()) insert(sqlite, "session_speaker", { sessionId, speakerId, position });
		const workshop = workshops.find((one) => one.id === workshopId);
		if (workshop) insert(sqlite, "workshop", { sessionId, ...workshop });
	}
}
