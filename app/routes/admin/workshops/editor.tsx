import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { workshopResource } from "~/domain/workshop/admin.server";
import { AgendaLink } from "~/domain/workshop/agenda-link";
import { listAgendaLinks } from "~/domain/workshop/agenda-link.server";
import { WorkshopFields } from "~/domain/workshop/fields";
import { WorkshopPreview, type WorkshopPreviewProps } from "~/domain/workshop/preview";
import { readersLocale } from "~/http/locale.server";

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const editor = await loadEditor(workshopResource, args);
	const agenda = await listAgendaLinks(await readersLocale(args.request));
	return { ...editor, agenda: agenda[args.params.id ?? ""] };
}

export const action = (args: ActionFunctionArgs) => saveEntity(workshopResource, args);

export default function WorkshopEditorPage() {
	const { agenda } = useLoaderData<typeof loader>();
	return (
		<Editor<WorkshopPreviewProps> actions={<AgendaLink link={agenda} />} preview={(workshop) => <WorkshopPreview {...workshop} />}>
			<WorkshopFields />
		</Editor>
	);
}
