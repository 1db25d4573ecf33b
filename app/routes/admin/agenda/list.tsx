import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadList } from "~/admin/list.server";
import { ListPage } from "~/admin/list-page";
import { namedMeta } from "~/admin/meta";
import { mostAgendaDays } from "~/domain/content/event/days.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { sessionResource } from "~/domain/program/session/admin.server";
import { dayNamed } from "~/domain/program/session/schema";
import { loadTimetable } from "~/domain/program/timetable/timetable.server";
import { shownIn } from "~/domain/program/timetable/timetable-parts.server";
import { readersLocale } from "~/http/locale.server";
import { textsOf } from "~/i18n/texts.server";
import { Timetable } from "~/routes/admin/agenda/list/timetable";
import type { RouteHandle } from "~/routes/route-handle";
import { Link } from "~/ui/link";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

/** The timetable of a day, or all days as a sorted list, or what a search finds in them. */
export async function loader(args: LoaderFunctionArgs) {
	const list = await loadList(sessionResource, args);
	const locale = await readersLocale(args.request);
	const { views } = textsOf("editSession", locale, {});
	if (list.isNarrowed || list.asked.sort) return { ...list, timetable: undefined, other: { words: views.timetable, path: "/admin/agenda" } };
	const { searchParams } = new URL(args.request.url);
	const day = dayNamed(searchParams.get("day") ?? "", mostAgendaDays(await getEvent())) ?? 1;
	const timetable = await loadTimetable(shownIn(searchParams, day), locale);
	return { ...list, rows: [], count: timetable.count, add: timetable.add, timetable, other: { words: views.list, path: "/admin/agenda?sort=day" } };
}

export default function AgendaListPage() {
	const { timetable, other } = useLoaderData<typeof loader>();
	return (
		<ListPage
			actions={
				<Link to={other.path} className="link inline-flex min-h-8 items-center">
					{other.words}
				</Link>
			}
		>
			{timetable && <Timetable timetable={timetable} />}
		</ListPage>
	);
}
