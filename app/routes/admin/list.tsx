import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadList } from "#app/admin/list.server.ts";
import { ListPage } from "#app/admin/list-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadSortedList } from "#app/admin/positions.server.ts";
import { SortedListPage } from "#app/admin/sorted-list-page.tsx";
import { resourceIn, sortingIn } from "#app/domain/operations/registry/resources.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { sectionOf } from "./section.server.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export async function loader(args: LoaderFunctionArgs) {
	const section = sectionOf(args.request);
	const [resource, sorting] = [resourceIn(section), sortingIn(section)];
	if (!resource) throw new Response(null, { status: 404 });
	return sorting ? loadSortedList(sorting, args) : { ...(await loadList(resource, args)), moves: undefined };
}

export default function SectionListPage() {
	const { moves } = useLoaderData<typeof loader>();
	return moves ? <SortedListPage /> : <ListPage />;
}
