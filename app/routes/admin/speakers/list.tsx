import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { loadList } from "#app/admin/list.server.ts";
import { ListPage } from "#app/admin/list-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { speakerResource } from "#app/domain/program/speaker/admin.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

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
