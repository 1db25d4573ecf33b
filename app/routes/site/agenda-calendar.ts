import type { LoaderFunctionArgs } from "@remix-run/node";
import { dateOfDay } from "~/domain/content/event/days.server";
import { calendarAnswer } from "~/domain/program/calendar/calendar-answer.server";
import { listAgendaEntries } from "~/domain/program/calendar/calendar-entries.server";
import { chosenName } from "~/domain/program/calendar/calendar-links.server";
import { readIds } from "~/domain/program/my-agenda/chosen-ids";
import { listDays } from "~/domain/program/session/queries.server";
import { dayNamed } from "~/domain/program/session/schema";
import { redirectToProperAddress } from "~/http/locale.server";
import type { RouteHandle } from "~/routes/route-handle";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true, open: true, query: ["day", "lng", "sessions"], personal: ["sessions"] };

/** The agenda as a calendar: all of it, a day, or the sessions that the address names by their ids. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress(request);
	const { locale, event, texts } = await openPage(params);
	const { searchParams } = new URL(request.url);
	const day = dayNamed(searchParams.get("day") ?? undefined, await listDays());
	const date = day === undefined ? undefined : dateOfDay(event, day);
	const chosen = searchParams.get("sessions");
	const entries = await listAgendaEntries({ date, ids: chosen === null ? undefined : readIds(chosen) });
	const ofDay = day && { name: `${event.name}: ${texts("agenda", { day }).day}`, file: `agenda-day-${day}` };
	const ofChosen = chosen !== null && { name: chosenName(event, locale), file: "my-agenda" };
	return calendarAnswer({ request, event, locale, entries, file: "agenda", ...ofChosen, ...ofDay });
}
