import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { allDays } from "#app/domain/content/event/days.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { dayNamed } from "#app/domain/program/session/schema.ts";
import { moveSession } from "#app/domain/program/timetable/move.server.ts";
import { shownIn } from "#app/domain/program/timetable/timetable-parts.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

const STATUS = { moved: 200, gone: 404, asks: 200, conflict: 409, wrong: 422 };

export async function loader({ request, params: { id } }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return redirect(`/admin/agenda/${id}`);
}

/**
 * POST: moves a session on the timetable and returns that as JSON. `version` is what the organizer saw, `shown` the query of the timetable; `day`,
 * `startTime`, `endTime` and `roomId` are as in the session's form, `confirmed` as in its question.
 */
export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "editContent");
	const form = await readForm(request);
	const field = (name: string) => String(form.get(name) ?? "");
	const days = allDays(await getEvent());
	const shown = new URLSearchParams(field("shown"));
	const answer = await moveSession(id, {
		place: { day: field("day"), startTime: field("startTime"), endTime: field("endTime"), roomId: form.has("roomId") ? field("roomId") : undefined },
		version: field("version"),
		confirmed: field("confirmed"),
		username,
		locale: await readersLocale(request),
		shown: { ...shownIn(shown, dayNamed(shown.get("day") ?? "", days)), moved: id },
	});
	return Response.json(answer, { status: STATUS[answer.kind] });
}
