import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { mostAgendaDays } from "~/domain/content/event/days.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { dayNamed } from "~/domain/program/session/schema";
import { moveSession } from "~/domain/program/timetable/move.server";
import { shownIn } from "~/domain/program/timetable/timetable-parts.server";
import { readForm } from "~/http/form.server";
import { readersLocale } from "~/http/locale.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

const STATUS = { moved: 200, gone: 404, conflict: 409, asks: 409, wrong: 422 };

/** A GET changes nothing and leads to the session's form. */
export async function loader({ request, params: { id } }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return redirect(`/admin/agenda/${id}`);
}

/**
 * POST: puts a session elsewhere on the timetable, which this answers as JSON. `version` is what the organizer saw; `day`,
 * `startTime`, `endTime` and `roomId` are as in the session's form, `shown` is the query of the timetable to answer.
 */
export async function action({ request, params: { id = "" } }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const { username } = await requireRight(request, "editContent");
	const form = await readForm(request);
	const field = (name: string) => String(form.get(name) ?? "");
	const days = mostAgendaDays(await getEvent());
	const shown = new URLSearchParams(field("shown"));
	const answer = await moveSession(id, {
		place: { day: field("day"), startTime: field("startTime"), endTime: field("endTime"), roomId: form.has("roomId") ? field("roomId") : undefined },
		version: field("version"),
		username,
		locale: await readersLocale(request),
		shown: { ...shownIn(shown, dayNamed(shown.get("day") ?? "", days) ?? 1), moved: id },
	});
	return Response.json(answer, { status: STATUS[answer.kind] });
}
