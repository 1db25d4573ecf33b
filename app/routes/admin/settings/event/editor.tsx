import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { factList } from "#app/domain/content/event/fact-list.server.ts";
import { FactList } from "#app/domain/content/event/fact-list.tsx";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { progressText, stepLinks } from "#app/domain/operations/disruption/form.server.ts";
import { eventResource } from "#app/domain/operations/registry/event/admin.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { EventFields } from "#app/routes/admin/settings/event/editor/fields.tsx";
import { EventPreview, type EventPreviewView } from "#app/routes/admin/settings/event/editor/preview.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent", body: "pictures" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const { rights } = await requireRight(args.request, "editContent");
	const page = await loadEditor(eventResource, await ofEvent(args));
	const locale = await readersLocale(args.request);
	const { contents, groups } = textsOf("editEvent", locale, {});
	return {
		...page,
		links: { ...page.links, list: undefined },
		fieldsText: { contents, groups },
		facts: await factList(locale),
		work: await progressText(locale),
		steps: rights.includes("manageMoney") ? stepLinks(await getEvent(), locale) : [],
	};
}

export const action = async (args: ActionFunctionArgs) => saveEntity(eventResource, await ofEvent(args));

const ofEvent = async (args: LoaderFunctionArgs) => ({ ...args, params: { id: (await getEvent()).id } });

export const clientAction = keepFormOnNetworkError;

export default function EventEditorPage() {
	const { fieldsText, facts, steps, work } = useLoaderData<typeof loader>();
	return (
		<Editor<EventPreviewView> actions={<Steps steps={steps} work={work} />} preview={(event) => <EventPreview event={event} />}>
			<EventFields text={fieldsText} facts={<FactList {...facts} />} />
		</Editor>
	);
}

function Steps({ steps, work }: { steps: { to: string; words: string }[]; work?: string }) {
	if (steps.length === 0 && !work) return null;
	return (
		<div className="mt-6 flex flex-wrap gap-3">
			{work && (
				<p role="status" className="w-full max-w-measure border-l-4 border-gold bg-gold-ground px-5 py-4 text-gold">
					{work}
				</p>
			)}
			{steps.map(({ to, words }) => (
				<ButtonLink key={to} look="outline" to={to}>
					{words}
				</ButtonLink>
			))}
		</div>
	);
}
