import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadList } from "~/admin/list.server";
import { ListPage } from "~/admin/list-page";
import { namedMeta } from "~/admin/meta";
import { loadSortedList } from "~/admin/positions.server";
import { SortedListPage } from "~/admin/sorted-list-page";
import { resourceIn, sortingIn } from "~/domain/operations/registry/resources.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sectionOf } from "./section.server";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export async function loader(args: LoaderFunctionArgs) {
	const section = sectionOf(args.request);
	const [resource, sorting] = [resourceIn(section), sortingIn(section)];
	if (!resource) throw new Response(null, { status: 404 });
	return sorting ? loadSortedList(sorting, args) : { ...(await loadList(resource, args)), moves: undefined };
}

/** What a section holds; where it is sorted by hand, with buttons for that. */
export default function SectionListPage() {
	const { moves } = useLoaderData<typeof loader>();
	return moves ? <SortedListPage /> : <ListPage />;
}
