import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { requireRight } from "~/auth/guard.server";
import { FactList } from "~/domain/content/event/fact-list";
import { factList } from "~/domain/content/event/fact-list.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { stepLinks, workWords } from "~/domain/operations/disruption/form.server";
import { eventResource } from "~/domain/operations/registry/event/admin.server";
import { readersLocale } from "~/http/locale.server";
import { textsOf } from "~/i18n/texts.server";
import { EventFields } from "~/routes/admin/event/editor/fields";
import { EventPreview, type EventPreviewView } from "~/routes/admin/event/editor/preview";
import type { RouteHandle } from "~/routes/route-handle";
import { ButtonLink } from "~/ui/button";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent", body: "pictures" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const { rights } = await requireRight(args.request, "editContent");
	const page = await loadEditor(eventResource, args);
	const locale = await readersLocale(args.request);
	const { contents, groups } = textsOf("editEvent", locale, {});
	return {
		...page,
		links: { ...page.links, list: undefined },
		fieldsText: { contents, groups },
		facts: await factList(locale),
		work: await workWords(locale),
		steps: rights.includes("manageMoney") ? stepLinks(await getEvent(), locale) : [],
	};
}

export const action = (args: ActionFunctionArgs) => saveEntity(eventResource, args);

export const clientAction = sendOrSay;

export default function EventEditorPage() {
	const { fieldsText, facts, steps, work } = useLoaderData<typeof loader>();
	return (
		<Editor<EventPreviewView> actions={<Steps steps={steps} work={work} />} preview={(event) => <EventPreview event={event} />}>
			<EventFields text={fieldsText} facts={<FactList {...facts} />} />
		</Editor>
	);
}

/** What can be done to all of the summit, by whoever may. */
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
