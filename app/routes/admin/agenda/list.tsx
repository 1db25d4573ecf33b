import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadList } from "~/admin/list.server";
import { ListPage } from "~/admin/list-page";
import { namedMeta } from "~/admin/meta";
import { sessionResource } from "~/domain/agenda/admin.server";
import { dayNamed } from "~/domain/agenda/schema";
import { Timetable } from "~/domain/agenda/timetable";
import { loadTimetable } from "~/domain/agenda/timetable.server";
import { allDays } from "~/domain/event/days.server";
import { getEvent } from "~/domain/event/queries.server";
import { readersLocale } from "~/http/locale.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

/** The timetable of a day, or what a search finds on all. */
export async function loader(args: LoaderFunctionArgs) {
	const list = await loadList(sessionResource, args);
	if (list.isNarrowed || list.asked.sort) return { ...list, timetable: undefined };
	const day = dayNamed(new URL(args.request.url).searchParams.get("day") ?? "", allDays(await getEvent())) ?? 1;
	const timetable = await loadTimetable(day, await readersLocale(args.request));
	return { ...list, rows: [], count: timetable.count, add: timetable.add, timetable };
}

export default function AgendaListPage() {
	const { timetable } = useLoaderData<typeof loader>();
	return <ListPage>{timetable && <Timetable timetable={timetable} />}</ListPage>;
}
