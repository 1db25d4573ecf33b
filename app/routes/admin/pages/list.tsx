import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { loadList } from "#app/admin/list.server.ts";
import { ListPage } from "#app/admin/list-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { pageResource } from "#app/domain/operations/registry/page/admin.server.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export const loader = (args: LoaderFunctionArgs) => loadList(pageResource, args);

export default function PageListPage() {
	return <ListPage />;
}
