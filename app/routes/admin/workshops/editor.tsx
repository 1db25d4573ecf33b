import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { requireRight } from "~/auth/guard.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { workshopResource } from "~/domain/program/workshop/admin.server";
import { formerView } from "~/domain/program/workshop/former.server";
import { findFormer } from "~/domain/program/workshop/queries.server";
import { readersLocale } from "~/http/locale.server";
import { textsOf } from "~/i18n/texts.server";
import { WorkshopFields } from "~/routes/admin/workshops/editor/fields";
import { Former } from "~/routes/admin/workshops/editor/former";
import { fromSession } from "~/routes/admin/workshops/editor/from-session.server";
import { WorkshopPreview, type WorkshopPreviewProps } from "~/routes/admin/workshops/editor/preview";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink } from "~/ui/button";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent", body: "pictures" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const editor = await loadEditor(workshopResource, args);
	const { id } = args.params;
	const former = id === undefined ? undefined : await findFormer(id);
	const { rights } = await requireRight(args.request, "editContent");
	const locale = await readersLocale(args.request);
	const places = id && rights.includes("takePayments") ? { path: `/admin/workshops/${id}/places`, words: textsOf("adminPlaces", locale, {}).link } : undefined;
	return { ...editor, places, former: former && formerView(id as string, former, locale) };
}

/** What comes back to be looked over may have been written as a session. */
export async function action(args: ActionFunctionArgs) {
	const answer = await saveEntity(workshopResource, args);
	return "review" in answer ? { ...answer, values: fromSession(answer.values, await getEvent()) } : answer;
}

export const clientAction = sendOrSay;

export default function WorkshopEditorPage() {
	const { former, places } = useLoaderData<typeof loader>();
	const actions = (
		<>
			{places && (
				<ButtonLink look="outline" to={places.path} className="mb-4">
					{places.words}
				</ButtonLink>
			)}
			{former && <Former former={former} />}
		</>
	);
	return (
		<Editor<WorkshopPreviewProps> actions={actions} preview={(workshop) => <WorkshopPreview {...workshop} />}>
			<WorkshopFields />
		</Editor>
	);
}
