import type { LoaderFunctionArgs } from "@remix-run/node";
import { dateOfDay } from "#app/domain/content/event/days.server.ts";
import { calendarAnswer } from "#app/domain/program/calendar/calendar-answer.server.ts";
import { listAgendaEntries } from "#app/domain/program/calendar/calendar-entries.server.ts";
import { chosenName } from "#app/domain/program/calendar/calendar-links.server.ts";
import { readIds } from "#app/domain/program/my-agenda/chosen-ids.ts";
import { listDays } from "#app/domain/program/session/queries.server.ts";
import { dayNamed } from "#app/domain/program/session/schema.ts";
import { redirectToProperAddress } from "#app/http/locale.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, open: true, query: ["day", "lng", "sessions"], personal: ["sessions"] } satisfies RouteFacts;

export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress({ request, params });
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
