import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LongListPage } from "#app/admin/long-list.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { libraryView } from "#app/domain/content/picture/library.server.ts";
import { PictureGrid } from "#app/domain/content/picture/library.tsx";
import { RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export const facts = { access: "editContent" } satisfies RouteFacts;

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
