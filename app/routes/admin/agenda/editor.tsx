import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { sessionResource } from "~/domain/agenda/admin.server";
import { SessionFields } from "~/domain/agenda/fields";
import { FullSessionRow } from "~/domain/agenda/full-session";
import { dayNamed } from "~/domain/agenda/schema";
import type { SessionView } from "~/domain/agenda/view.server";
import { dateOfDay, mostAgendaDays } from "~/domain/event/days.server";
import { getEvent } from "~/domain/event/queries.server";
import { editorPathOf } from "~/domain/overview/checks/editor-paths";
import { durationBetween } from "~/domain/workshop/time";
import type { Values } from "~/http/form-values";
import { readersLocale } from "~/http/locale.server";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";
import { Link } from "~/ui/link";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Leads back to the timetable of the session's day. A workshop is edited as one. */
export async function loader(args: LoaderFunctionArgs) {
	const editor = await loadEditor(sessionResource, args);
	const { workshopId } = editor.values;
	if (args.params.id !== undefined && workshopId) throw redirect(editorPathOf.workshop({ id: workshopId }));
	const { day, type } = editor.values;
	// What is a workshop has places and a price, which its own form asks for.
	const choices = { ...editor.choices, type: (editor.choices.type ?? []).filter(({ value }) => value !== "Workshop" || type === value) };
	const workshop = editor.isNew ? await newWorkshop(editor.values, args.request) : undefined;
	return { ...editor, choices, workshop, links: { ...editor.links, list: day ? `/admin/agenda?day=${day}` : "/admin/agenda" } };
}

/** The way to the form of a workshop at the same time and place, in words. */
async function newWorkshop({ day, startTime, endTime, roomId }: Values, request: Request) {
	const event = await getEvent();
	const known = dayNamed(day, mostAgendaDays(event));
	const when = known && startTime && { date: dateOfDay(event, known), startTime };
	const fields = { ...when, ...(startTime && endTime && { durationMinutes: String(durationBetween(startTime, endTime)) }), ...(roomId && { roomId }) };
	return { to: `/admin/workshops/new?${new URLSearchParams(fields)}`, words: textsOf("editWorkshop", await readersLocale(request), {}).add };
}

export const action = (args: ActionFunctionArgs) => saveEntity(sessionResource, args);

export const clientAction = sendOrSay;

export default function SessionEditorPage() {
	const { workshop } = useLoaderData<typeof loader>();
	return (
		<Editor<SessionView> preview={(session) => <SessionPreview session={session} />}>
			{workshop && (
				<p>
					<Link to={workshop.to} className="link inline-flex min-h-8 items-center">
						{workshop.words}
					</Link>
				</p>
			)}
			<SessionFields />
		</Editor>
	);
}

function SessionPreview({ session }: { session: SessionView }) {
	return (
		<ul className="border-t-2 border-line-strong">
			<FullSessionRow session={session} heading="h3" />
		</ul>
	);
}
