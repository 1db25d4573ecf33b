import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "#app/admin/editor.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { loadEditor, saveEntity } from "#app/admin/resource.server.ts";
import { discountResource } from "#app/domain/sales/discount/admin.server.ts";
import { effectOf, isFree } from "#app/domain/sales/discount/effect.server.ts";
import { findDiscountCode } from "#app/domain/sales/discount/queries.server.ts";
import { readersLocale } from "#app/http/locale.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { DiscountEffect } from "#app/routes/admin/codes/editor/effect.tsx";
import { DiscountFields } from "#app/routes/admin/codes/editor/fields.tsx";
import { passwordRefusal } from "#app/routes/admin/confirmation.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "manageMoney" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const page = await loadEditor(discountResource, args);
	const discount = args.params.id === undefined ? undefined : await findDiscountCode(args.params.id);
	return { ...page, effect: discount && (await effectOf(discount, siteOrigin(args.request), await readersLocale(args.request))) };
}

export const action = (args: ActionFunctionArgs) =>
	saveEntity(discountResource, args, async (discount, { user, form, request }) =>
		(await isFree(discount)) ? passwordRefusal(user, form, request) : undefined,
	);

export const clientAction = keepFormOnNetworkError;

export default function DiscountEditorPage() {
	const { isNew, effect } = useLoaderData<typeof loader>();
	return (
		<Editor actions={effect && <DiscountEffect effect={effect} />}>
			<DiscountFields isNew={isNew} />
		</Editor>
	);
}
