import type { LoaderFunctionArgs } from "@remix-run/node";
import { meetingDataOf } from "#app/domain/meetings/profile.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { openedMeetingTicket } from "./opened-participant.server.ts";

export const facts = { access: "public", openedBy: ["ticket"] } satisfies RouteFacts;

export async function loader({ params }: LoaderFunctionArgs) {
	const { ticketId } = await openedMeetingTicket(params);
	return new Response(`${JSON.stringify(await meetingDataOf(ticketId, new Date(readClock())), null, "\t")}\n`, {
		headers: { ...SECRET_HEADERS, "Content-Type": "application/json; charset=utf-8", "Content-Disposition": 'attachment; filename="meetings.json"' },
	});
}
