import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { namedMeta } from "~/admin/meta";
import { loadSortedList } from "~/admin/positions.server";
import { SortedListPage } from "~/admin/sorted-list-page";
import { tierSorting } from "~/domain/tier/admin.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export const loader = (args: LoaderFunctionArgs) => loadSortedList(tierSorting, args);

export default SortedListPage;
