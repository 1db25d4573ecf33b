import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { countBatches, countBatchesByEntityType, listBatches } from "#app/admin/changes.server.ts";
import { longList } from "#app/admin/long-list.server.ts";
import { LongListPage } from "#app/admin/long-list.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { tryUndo } from "#app/admin/undo.server.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { BatchList } from "#app/domain/operations/activity/batch-list.tsx";
import { batchViews, entityTypeName } from "#app/domain/operations/activity/view.server.ts";
import { entityTypesHiddenFrom, restorableBy } from "#app/domain/operations/registry/resources.server.ts";
import { pagesOf } from "#app/http/pages.server.ts";
import { withQuery } from "#app/http/query.server.ts";
import { refusalWords } from "#app/i18n/refusal.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.list.title);

export async function loader({ request }: LoaderFunctionArgs) {
	const user = await requireRight(request, "editContent");
	const { locale, event, t, texts } = await openAdminPage(request);
	const url = new URL(request.url);
	const entityType = url.searchParams.get("state") ?? undefined;
	const entityId = url.searchParams.get("id") ?? undefined;
	const without = entityTypesHiddenFrom(user);
	const count = await countBatches({ entityType, entityId, without });
	const pages = pagesOf(url, count);
	const batches = await batchViews(await listBatches({ entityType, entityId, without }, pages), event, locale);
	const undoable: string[] = [];
	const unfit: Record<string, string> = {};
	for (const { id, undone } of batches) {
		const outcome = undone ? undefined : await tryUndo(id, restorableBy(user));
		if (outcome?.kind === "undone") undoable.push(id);
		if (outcome?.kind === "unfit") unfit[id] = refusalWords(outcome.unfit, locale);
	}
	const name = batches.flatMap(({ changes }) => changes).find((change) => change.entityId === entityId)?.name;
	const text = texts("activity", { name: name ?? "" });
	const entityTypes = await countBatchesByEntityType({ without });
	return {
		text,
		isOfOne: entityId !== undefined,
		all: withQuery(url, { state: undefined, id: undefined, page: undefined }),
		list: longList({
			url: new URL(withQuery(url, { id: undefined }), url),
			locale,
			title: name ? text.filtered : text.title,
			count: t("activity.count", { count }),
			none: text.none,
			pages,
			states: [
				{ state: "", label: text.everything, count: await countBatches({ without }) },
				...entityTypes.map((kind) => ({ state: kind.entityType, label: entityTypeName(kind.entityType, locale), count: kind.count })),
			],
			state: entityType ?? "",
			isEmpty: batches.length === 0,
		}),
		batches,
		undoable,
		unfit,
	};
}

export default function ActivityPage() {
	const { text, isOfOne, all, list, batches, undoable, unfit } = useLoaderData<typeof loader>();
	const note = isOfOne ? (
		<Link to={all} className="link mt-3 inline-block py-1">
			{text.all}
		</Link>
	) : undefined;
	return (
		<LongListPage list={list} note={note}>
			<div className="mt-4">
				<BatchList batches={batches} undoable={undoable} unfit={unfit} text={text} />
			</div>
		</LongListPage>
	);
}
