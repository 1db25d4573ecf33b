import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { loadList } from "~/admin/list.server";
import { ListPage } from "~/admin/list-page";
import { namedMeta } from "~/admin/meta";
import { pageName, pageResource } from "~/domain/page/admin.server";
import type { PageId } from "~/domain/page/editable";
import { readersLocale } from "~/http/locale.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export async function loader(args: LoaderFunctionArgs) {
	const list = await loadList(pageResource, args);
	const locale = await readersLocale(args.request);
	return { ...list, rows: list.rows.map((row) => ({ ...row, name: { text: pageName(row.id as PageId, locale) } })) };
}

export default function PageListPage() {
	return <ListPage />;
}
