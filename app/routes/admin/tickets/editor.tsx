import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { tierResource } from "#app/domain/sales/tier/admin.server.ts";
import { TierCard, type TierCardProps } from "#app/domain/sales/tier/card.tsx";
import { soldWords } from "#app/domain/sales/tier/sold.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { TierFields } from "#app/routes/admin/tickets/editor/fields.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const page = await loadEditor(tierResource, args);
	const { id } = args.params;
	if (id === undefined) return { ...page, values: { available: "on", ...page.values } };
	const { hints } = page.entityTexts;
	const capacity = `${await soldWords(id, await readersLocale(args.request))}. ${hints.capacity}`;
	return { ...page, entityTexts: { ...page.entityTexts, hints: { ...hints, capacity } } };
}

export const action = (args: ActionFunctionArgs) => saveEntity(tierResource, args);

export const clientAction = keepFormOnNetworkError;

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
