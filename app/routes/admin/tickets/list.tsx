import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { namedMeta } from "~/admin/meta";
import { loadSortedList } from "~/admin/positions.server";
import { SortedListPage } from "~/admin/sorted-list-page";
import { requireRight } from "~/auth/guard.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { notSoldView } from "~/domain/sales/order/settings.server";
import { tierSorting } from "~/domain/sales/tier/admin.server";
import { countSold } from "~/domain/sales/tier/sold.server";
import { readersLocale } from "~/http/locale.server";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

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
