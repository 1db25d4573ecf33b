import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { loadList } from "~/admin/list.server";
import { ListPage } from "~/admin/list-page";
import { namedMeta } from "~/admin/meta";
import { pageResource } from "~/domain/content/page/admin.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export const loader = (args: LoaderFunctionArgs) => loadList(pageResource, args);

export default function PageListPage() {
	return <ListPage />;
}
