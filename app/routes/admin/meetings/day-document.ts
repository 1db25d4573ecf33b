import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { secretDocumentResponse } from "#app/documents/response.server.ts";
import { dayDocument } from "#app/domain/meetings/day-view.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { readClock } from "#app/runtime/clock.server.ts";

export const facts = { access: "admitAttendees" } satisfies RouteFacts;

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "admitAttendees");
	const locale = await readersLocale(request);
	const { title } = textsOf("adminMeetings", locale, {}).dayPage;
	return secretDocumentResponse(await dayDocument(new URL(request.url), locale, new Date(readClock())), title);
}
