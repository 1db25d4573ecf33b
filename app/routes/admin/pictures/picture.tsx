import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { TextField, TranslatedField } from "~/admin/fields";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { requireRight } from "~/auth/guard.server";
import { Uses } from "~/domain/content/picture/library";
import { pictureDetail } from "~/domain/content/picture/library.server";
import { ALT_LENGTH, NAME_LENGTH } from "~/domain/content/picture/limits";
import { findCurrent } from "~/domain/content/picture/queries.server";
import { PICTURES, RESOURCES } from "~/domain/operations/registry/resources.server";
import { readersLocale } from "~/http/locale.server";
import { Crops } from "~/routes/admin/pictures/picture/crops";
import { FocusForm } from "~/routes/admin/pictures/picture/focus-form";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

/** Where a picture was cut anew since, its old address leads to the new one. */
export async function loader(args: LoaderFunctionArgs) {
	await requireRight(args.request, "editContent");
	const current = await findCurrent(args.params.id ?? "");
	if (current && current.id !== args.params.id) throw redirect(`/admin/pictures/${current.id}`);
	const editor = await loadEditor(PICTURES, args);
	return { ...editor, detail: await pictureDetail(RESOURCES, args.params.id ?? "", await readersLocale(args.request)) };
}

export const action = (args: ActionFunctionArgs) => saveEntity(PICTURES, args);

export const clientAction = sendOrSay;

export default function PicturePage() {
	return (
		<>
			<Editor actions={<FocusAndUses />}>
				<TextField name="name" required maxLength={NAME_LENGTH} />
				<TranslatedField name="alt" maxLength={ALT_LENGTH} rows={3} />
			</Editor>
			<ShownCrops />
		</>
	);
}

function FocusAndUses() {
	const { detail } = useLoaderData<typeof loader>();
	if (!detail) return null;
	const { text, focusAction, src, whole, uses } = detail;
	return (
		<div className="mt-8 grid max-w-5xl gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
			<FocusForm key={src} action={focusAction} picture={whole} text={text.focus} />
			<section aria-labelledby="uses-title">
				<h2 id="uses-title" className="subheading border-b-2 border-line-strong pb-3">
					{text.uses.title}
				</h2>
				<Uses uses={uses} none={text.uses.none} className="pt-3" />
				<p className="tabular mt-4 text-small text-ink-2">{text.size}</p>
				<p className="mt-4 text-small">
					{text.inText}: <code className="wrap-anywhere">{src}</code>
				</p>
			</section>
		</div>
	);
}

function ShownCrops() {
	const { detail } = useLoaderData<typeof loader>();
	if (!detail) return null;
	return (
		<section aria-labelledby="crops-title" className="page pb-14">
			<h2 id="crops-title" className="heading mb-6 border-b-2 border-line-strong pb-4">
				{detail.text.crops.title}
			</h2>
			<Crops src={detail.src} text={detail.text.crops} />
		</section>
	);
}
