import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { namedMeta } from "~/admin/meta";
import { loadSortedList } from "~/admin/positions.server";
import { SortedListPage } from "~/admin/sorted-list-page";
import { tierSorting } from "~/domain/tier/admin.server";
import { countSold } from "~/domain/tier/sold.server";
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
	return loadSortedList({ ...tierSorting, resource: { ...resource, row } }, args);
}

export default SortedListPage;
