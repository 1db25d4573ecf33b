import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { loadList } from "#app/admin/list.server.ts";
import { ListPage } from "#app/admin/list-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { discountResource } from "#app/domain/sales/discount/admin.server.ts";
import type { RouteHandle } from "#app/routes/route-handle.ts";

export const handle: RouteHandle = { access: "manageMoney" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export const loader = (args: LoaderFunctionArgs) => loadList(discountResource, args);

export default function DiscountsPage() {
	return <ListPage />;
}
