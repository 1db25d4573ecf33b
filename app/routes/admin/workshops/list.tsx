import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadList } from "~/admin/list.server";
import { ListPage } from "~/admin/list-page";
import { namedMeta } from "~/admin/meta";
import { workshopResource } from "~/domain/workshop/admin.server";
import { AgendaLink } from "~/domain/workshop/agenda-link";
import { listAgendaLinks } from "~/domain/workshop/agenda-link.server";
import { readersLocale } from "~/http/locale.server";

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export async function loader(args: LoaderFunctionArgs) {
	const list = await loadList(workshopResource, args);
	return { ...list, agenda: await listAgendaLinks(await readersLocale(args.request)) };
}

export default function WorkshopListPage() {
	const { agenda } = useLoaderData<typeof loader>();
	return <ListPage rowActions={({ id, name }) => <AgendaLink link={agenda[id]} workshop={name} />} />;
}
