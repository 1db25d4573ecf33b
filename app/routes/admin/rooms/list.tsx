import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { namedMeta } from "~/admin/meta";
import { loadSortedList } from "~/admin/positions.server";
import { SortedListPage } from "~/admin/sorted-list-page";
import { roomSorting } from "~/domain/room/admin.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export const loader = (args: LoaderFunctionArgs) => loadSortedList(roomSorting, args);

export default SortedListPage;
