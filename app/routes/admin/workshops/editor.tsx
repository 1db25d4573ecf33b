import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { namingRoom } from "#app/domain/program/room/new-room.server.ts";
import { workshopResource } from "#app/domain/program/workshop/admin.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { WorkshopFields } from "#app/routes/admin/workshops/editor/fields.tsx";
import { fromSession } from "#app/routes/admin/workshops/editor/from-session.server.ts";
import { WorkshopPreview, type WorkshopPreviewProps } from "#app/routes/admin/workshops/editor/preview.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent", body: "pictures" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const editor = await loadEditor(workshopResource, args);
	const { id } = args.params;
	const { rights } = await requireRight(args.request, "editContent");
	const locale = await readersLocale(args.request);
	const registrations =
		id && rights.includes("takePayments") ? { path: `/admin/workshops/${id}/registrations`, words: textsOf("adminRegistrations", locale, {}).link } : undefined;
	return { ...editor, registrations };
}

/** A form that came from a session's may have a session's fields. */
export async function action(args: ActionFunctionArgs) {
	const answer = await saveEntity(namingRoom(workshopResource), args);
	return "review" in answer ? { ...answer, values: fromSession(answer.values, await getEvent()) } : answer;
}

export const clientAction = keepFormOnNetworkError;

export default function WorkshopEditorPage() {
	const { registrations } = useLoaderData<typeof loader>();
	const actions = registrations && (
		<ButtonLink look="outline" to={registrations.path} className="mb-4">
			{registrations.words}
		</ButtonLink>
	);
	return (
		<Editor<WorkshopPreviewProps> actions={actions} preview={(workshop) => <WorkshopPreview {...workshop} />}>
			<WorkshopFields />
		</Editor>
	);
}
