import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { loadList } from "#app/admin/list.server.ts";
import { ListPage } from "#app/admin/list-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { pageResource } from "#app/domain/operations/registry/page/admin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export const loader = (args: LoaderFunctionArgs) => loadList(pageResource, args);

export default function PageListPage() {
	return <ListPage />;
}
