import type { LoaderFunctionArgs } from "@remix-run/node";
import { meetingsCalendar } from "#app/domain/meetings/calendar.server.ts";
import { calendarFile } from "#app/domain/program/calendar/calendar-answer.server.ts";
import { pageLocale } from "#app/http/locale.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { openedParticipant } from "./opened-participant.server.ts";

export const facts = { access: "public", openedBy: ["ticket"] } satisfies RouteFacts;

export async function loader({ params }: LoaderFunctionArgs) {
	const locale = pageLocale(params);
	const { id } = await openedParticipant(params);
	const calendar = await meetingsCalendar(id, locale);
	if (calendar === undefined) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	const answer = calendarFile(calendar, slugOf(textsOf("meetings", locale, {}).title));
	for (const [name, value] of Object.entries(SECRET_HEADERS)) answer.headers.set(name, value);
	return answer;
}
