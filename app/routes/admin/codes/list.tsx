import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { loadList } from "#app/admin/list.server.ts";
import { ListPage } from "#app/admin/list-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { discountResource } from "#app/domain/sales/discount/admin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "manageMoney" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export const loader = (args: LoaderFunctionArgs) => loadList(discountResource, args);

export default function DiscountsPage() {
	return <ListPage />;
}
