import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Editor } from "~/admin/editor";
import { namedMeta } from "~/admin/meta";
import { loadEditor, saveEntity } from "~/admin/resource.server";
import { discountResource } from "~/domain/sales/discount/admin.server";
import { effectOf, givesAway } from "~/domain/sales/discount/effect.server";
import { findDiscountCode } from "~/domain/sales/discount/queries.server";
import { readersLocale } from "~/http/locale.server";
import { siteOrigin } from "~/http/origin.server";
import { DiscountEffect } from "~/routes/admin/codes/editor/effect";
import { DiscountFields } from "~/routes/admin/codes/editor/fields";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { passwordRefusal } from "../confirmation.server";

export const handle: RouteHandle = { access: "manageMoney" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.pageTitle);

export async function loader(args: LoaderFunctionArgs) {
	const page = await loadEditor(discountResource, args);
	const discount = args.params.id === undefined ? undefined : await findDiscountCode(args.params.id);
	return { ...page, effect: discount && (await effectOf(discount, siteOrigin(args.request), await readersLocale(args.request))) };
}

/** Saves a code; one that gives tickets away asks for the organizer's password. */
export const action = (args: ActionFunctionArgs) =>
	saveEntity(discountResource, args, async (discount, { user, form, request }) =>
		(await givesAway(discount)) ? passwordRefusal(user, form, request) : undefined,
	);

export const clientAction = sendOrSay;

export default function DiscountEditorPage() {
	const { isNew, effect } = useLoaderData<typeof loader>();
	return (
		<Editor actions={effect && <DiscountEffect effect={effect} />}>
			<DiscountFields isNew={isNew} />
		</Editor>
	);
}
