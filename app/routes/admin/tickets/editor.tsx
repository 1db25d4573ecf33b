import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { tierResource } from "~/domain/sales/tier/admin.server";
import { TierCard, type TierCardProps } from "~/domain/sales/tier/card";
import { soldWords } from "~/domain/sales/tier/sold.server";
import { readersLocale } from "~/http/locale.server";
import { TierFields } from "~/routes/admin/tickets/editor/fields";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const page = await loadEditor(tierResource, args);
	const { id } = args.params;
	// A new tier is for sale unless somebody says otherwise.
	if (id === undefined) return { ...page, values: { available: "on", ...page.values } };
	const { hints } = page.noun;
	const capacity = `${await soldWords(id, await readersLocale(args.request))}. ${hints.capacity}`;
	return { ...page, noun: { ...page.noun, hints: { ...hints, capacity } } };
}

export const action = (args: ActionFunctionArgs) => saveEntity(tierResource, args);

export const clientAction = sendOrSay;

export default function TierEditorPage() {
	return (
		<Editor<TierCardProps>
			preview={(card) => (
				<div className="on-night max-w-md rounded-card px-5 py-12 sm:px-8">
					<TierCard {...card} />
				</div>
			)}
		>
			<TierFields />
		</Editor>
	);
}
