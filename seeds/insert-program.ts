import type { Database } from "better-sqlite3";
import type { Format } from "#app/domain/content/rich-text/format.ts";
import type { SampleSession } from "#app/domain/program/session/schema.ts";
import type { WorkshopRecord } from "#app/domain/program/workshop/schema.ts";
import { agendaText } from "#app/domain/program/workshop/summary.ts";
import { insert } from "./insert.ts";

export interface Program {
	startDate: string;
	sessions: SampleSession[];
	workshops: WorkshopRecord[];
	format: Format;
}

export function insertProgram(sqlite: Database, { startDate, sessions, workshops, format }: Program): void {
	const firstDay = Temporal.PlainDate.from(startDate);
	for (const { id, day, speakerIds, workshopId, ...session } of sessions) {
		const date = firstDay.add({ days: day - 1 }).toString();
		const workshop = workshops.find((one) => one.id === workshopId);
		const description = session.description ?? (workshop && agendaText(workshop.description));
		const sessionId = insert(sqlite, "session", { agendaId: id, date, ...session, description, format });
		for (const [position, speakerId] of speakerIds.entries()) insert(sqlite, "session_speaker", { sessionId, speakerId, position });
		if (workshop) insert(sqlite, "workshop", { sessionId, ...workshop });
	}
}
