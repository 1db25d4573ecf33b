import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadList } from "#app/admin/list.server.ts";
import { ListPage } from "#app/admin/list-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { allDays } from "#app/domain/content/event/days.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { sessionResource } from "#app/domain/program/session/admin.server.ts";
import { dayNamed } from "#app/domain/program/session/schema.ts";
import { loadTimetable } from "#app/domain/program/timetable/timetable.server.ts";
import { shownIn } from "#app/domain/program/timetable/timetable-parts.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { Timetable } from "#app/routes/admin/agenda/list/timetable.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { Link } from "#app/ui/link.tsx";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.title);

export async function loader(args: LoaderFunctionArgs) {
	const list = await loadList(sessionResource, args);
	const locale = await readersLocale(args.request);
	const { views } = textsOf("editSession", locale, {});
	if (list.isNarrowed || list.asked.sort) return { ...list, timetable: undefined, other: { words: views.timetable, path: "/admin/agenda" } };
	const { searchParams } = new URL(args.request.url);
	const day = dayNamed(searchParams.get("day") ?? "", allDays(await getEvent()));
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
