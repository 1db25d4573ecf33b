import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { ticketResource } from "~/domain/ticket/admin.server";
import { TicketCard, type TicketCardProps } from "~/domain/ticket/card";
import { TicketFields } from "~/domain/ticket/fields";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const page = await loadEditor(ticketResource, args);
	// A new tier is for sale unless somebody says otherwise.
	return args.params.id === undefined ? { ...page, values: { available: "on", ...page.values } } : page;
}

export const action = (args: ActionFunctionArgs) => saveEntity(ticketResource, args);

export const clientAction = sendOrSay;

export default function TicketEditorPage() {
	return (
		<Editor<TicketCardProps>
			preview={(card) => (
				<div className="on-night max-w-md rounded-card px-5 py-12 sm:px-8">
					<TicketCard {...card} />
				</div>
			)}
		>
			<TicketFields />
		</Editor>
	);
}
