import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "#app/admin/editor.tsx";
import { TextField, TranslatedField } from "#app/admin/fields.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { pictureDetail } from "#app/domain/content/picture/library.server.ts";
import { Uses } from "#app/domain/content/picture/library.tsx";
import { ALT_LENGTH, NAME_LENGTH } from "#app/domain/content/picture/limits.ts";
import { findCurrent } from "#app/domain/content/picture/queries.server.ts";
import { PICTURES, RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { Crops } from "#app/routes/admin/pictures/picture/crops.tsx";
import { FocusForm } from "#app/routes/admin/pictures/picture/focus-form.tsx";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	await requireRight(args.request, "editContent");
	const current = await findCurrent(args.params.id ?? "");
	if (current && current.id !== args.params.id) throw redirect(`/admin/pictures/${current.id}`);
	const editor = await loadEditor(PICTURES, args);
	return { ...editor, detail: await pictureDetail(RESOURCES, args.params.id ?? "", await readersLocale(args.request)) };
}

export const action = (args: ActionFunctionArgs) => saveEntity(PICTURES, args);

export const clientAction = keepFormOnNetworkError;

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
