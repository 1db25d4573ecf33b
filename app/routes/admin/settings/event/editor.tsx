import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { factList } from "#app/domain/content/event/fact-list.server.ts";
import { FactList } from "#app/domain/content/event/fact-list.tsx";
import { type EventPage, isEventPage } from "#app/domain/content/event/pages.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { eventPageResource } from "#app/domain/operations/registry/event/admin.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { eventTabs } from "#app/routes/admin/settings/event/editor/event-tabs.server.ts";
import { EventTabs } from "#app/routes/admin/settings/event/editor/event-tabs.tsx";
import { EventFields } from "#app/routes/admin/settings/event/editor/fields.tsx";
import { EventPreview, type EventPreviewView } from "#app/routes/admin/settings/event/editor/preview.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent", body: "pictures" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	await requireRight(args.request, "editContent");
	const name = pageNamed(args.params.eventPage);
	const { id } = await getEvent();
	const page = await loadEditor(eventPageResource(name), { ...args, params: { id } });
	const locale = await readersLocale(args.request);
	const { pages, groups } = textsOf("editEvent", locale, {});
	return {
		...page,
		title: pages[name],
		pageTitle: page.pageTitle.replace(page.title, pages[name]),
		links: { ...page.links, list: undefined },
		name,
		groups,
		tabs: eventTabs(locale),
		facts: await factList(locale),
	};
}

export async function action(args: ActionFunctionArgs) {
	requireSameOrigin(args.request);
	await requireRight(args.request, "editContent");
	const { id } = await getEvent();
	return saveEntity(eventPageResource(pageNamed(args.params.eventPage)), { ...args, params: { id } });
}

export const clientAction = keepFormOnNetworkError;

const PREVIEWED: readonly EventPage[] = ["dates", "texts", "figures"];

export default function EventEditorPage() {
	const { name, groups, facts, tabs } = useLoaderData<typeof loader>();
	return (
		<Editor<EventPreviewView>
			key={name}
			actions={<EventTabs {...tabs} />}
			preview={PREVIEWED.includes(name) ? (event) => <EventPreview event={event} /> : undefined}
		>
			<EventFields page={name} groups={groups} facts={<FactList {...facts} />} />
		</Editor>
	);
}

/** @throws 404 if there is no such page */
function pageNamed(name = "dates"): EventPage {
	if (!isEventPage(name)) throw new Response(null, { status: 404 });
	return name;
}
