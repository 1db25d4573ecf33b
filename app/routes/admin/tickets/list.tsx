import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "#app/admin/meta.ts";
import { loadSortedList } from "#app/admin/positions.server.ts";
import { SortedListPage } from "#app/admin/sorted-list-page.tsx";
import { requireRight } from "#app/auth/guard.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { notSoldView } from "#app/domain/sales/order/settings.server.ts";
import { tierSorting } from "#app/domain/sales/tier/admin.server.ts";
import { countSold } from "#app/domain/sales/tier/sold.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export async function loader(args: LoaderFunctionArgs) {
	const { resource } = tierSorting;
	const counts = await countSold();
	const row: typeof resource.row = (tier, locale) => {
		const { sold, reserved } = counts.get(tier.id);
		return { ...resource.row(tier, locale), sold: { text: textsOf("editTier", locale, { sold, reserved }).sold, sortBy: sold } };
	};
	const list = await loadSortedList({ ...tierSorting, resource: { ...resource, row } }, args);
	const user = await requireRight(args.request, "editContent");
	return { ...list, notice: await notSoldView(await getEvent(), user, await readersLocale(args.request)) };
}

export default function TierListPage() {
	return <SortedListPage notice={useLoaderData<typeof loader>().notice} />;
}
