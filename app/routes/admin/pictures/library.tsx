import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "~/admin/long-list";
import { namedMeta } from "~/admin/meta";
import { requireRight } from "~/auth/guard.server";
import { PictureGrid } from "~/domain/content/picture/library";
import { libraryView } from "~/domain/content/picture/library.server";
import { RESOURCES } from "~/domain/operations/registry/resources.server";
import { readersLocale } from "~/http/locale.server";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink } from "~/ui/button";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	return libraryView(RESOURCES, new URL(request.url), await readersLocale(request));
}

export default function PicturesPage() {
	const { list, text, pictures } = useLoaderData<typeof loader>();
	return (
		<LongListPage list={list} actions={<ButtonLink to="/admin/pictures/new">{text.add}</ButtonLink>}>
			<PictureGrid pictures={pictures} text={text} />
		</LongListPage>
	);
}
