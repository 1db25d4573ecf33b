import type { Database } from "~/admin/changes.server";
import type { Question, Reference } from "~/admin/resource";
import { listSessions } from "~/domain/agenda/queries.server";
import { workshopResource } from "~/domain/workshop/admin.server";
import { asWritten, listWorkshops } from "~/domain/workshop/queries.server";
import type { Locale } from "~/i18n/config";
import { formatDateRange } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import type { SummitEvent } from "./schema";

type Dates = Pick<SummitEvent, "startDate">;

/** How many days later the summit begins; negative for earlier. */
export const daysMoved = (after: Dates, before: Dates) => Temporal.PlainDate.from(before.startDate).until(after.startDate).days;

/** Asks before the programme moves along with the summit's first day. */
export async function askBeforeMoving(after: SummitEvent, before: SummitEvent, locale: Locale): Promise<Question | undefined> {
	const days = daysMoved(after, before);
	const sessions = (await listSessions({ drafts: true })).filter(({ workshopId }) => workshopId === undefined).length;
	const workshops = (await listWorkshops({ drafts: true })).length;
	if (days === 0 || sessions + workshops === 0) return undefined;
	const t = translatorFor(locale);
	const values = {
		dates: formatDateRange(after.startDate, after.endDate, locale),
		sessions: t("counts.sessions", { count: sessions }),
		workshops: t("counts.workshops", { count: workshops }),
		days: t(days < 0 ? "editEvent.move.earlier" : "editEvent.move.later", { count: Math.abs(days) }),
	};
	const { title, words, submit } = textsOf("editEvent", locale, values).move;
	return { key: after.startDate, title, words, submit, toast: { name: "eventMoved", counts: { sessions, workshops } } };
}

/** The workshops as they move along; other sessions keep their day of the agenda. */
export async function workshopsMoved(after: SummitEvent, before: SummitEvent, on: Database): Promise<Reference[]> {
	const days = daysMoved(after, before);
	if (days === 0) return [];
	const moved = (date: string) => Temporal.PlainDate.from(date).add({ days }).toString();
	return (await listWorkshops({ drafts: true }, on)).map(asWritten).map((workshop) => ({
		resource: workshopResource,
		before: workshop,
		after: { ...workshop, date: workshop.date && moved(workshop.date) },
	}));
}
