import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { loadList } from "~/admin/list.server";
import { ListPage } from "~/admin/list-page";
import { namedMeta } from "~/admin/meta";
import { speakerResource } from "~/domain/program/speaker/admin.server";
import { readersLocale } from "~/http/locale.server";
import { textsOf } from "~/i18n/texts.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export async function loader(args: LoaderFunctionArgs) {
	const list = await loadList(speakerResource, args);
	return { ...list, positionsLink: textsOf("editSpeaker", await readersLocale(args.request), {}).positions.title };
}

export default function SpeakerListPage() {
	const { positionsLink } = useLoaderData<typeof loader>();
	return (
		<ListPage
			actions={
				<Link to="/admin/speakers/order" className="link inline-flex min-h-8 items-center">
					{positionsLink}
				</Link>
			}
		/>
	);
}
