import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { calendarAnswer } from "#app/domain/program/calendar/calendar-answer.server.ts";
import { listEntries } from "#app/domain/program/calendar/calendar-entries.server.ts";
import { redirectToProperAddress } from "#app/http/locale.server.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, open: true, query: ["lng"] } satisfies RouteFacts;

export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress({ request, params });
	const { locale, event } = await openPage(params);
	const { id, workshopId } = params;
	const entry = (await listEntries()).find((one) => (workshopId === undefined ? one.id === id : one.workshopId === workshopId));
	if (!entry) throw new Response(null, { status: 404 });
	if (workshopId !== entry.workshopId) throw redirect(localePath(locale, `${entry.path}.ics`), 301);
	return calendarAnswer({ request, event, locale, entries: [entry], file: entry.workshopId ?? entry.id ?? entry.uid });
}
