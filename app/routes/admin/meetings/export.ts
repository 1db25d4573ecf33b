import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { MEETING_COLUMNS, meetingRows } from "#app/domain/meetings/export.server.ts";
import { csvAnswer } from "#app/http/csv.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "seeOrders" } satisfies RouteFacts;

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	return csvAnswer("meetings.csv", [...MEETING_COLUMNS], await meetingRows());
}
