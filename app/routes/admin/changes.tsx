import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AskedPage } from "~/admin/asked-page";
import { DeletionPage } from "~/admin/deletion-page";
import { changeMany, loadMany } from "~/admin/many.server";
import { namedMeta } from "~/admin/meta";
import { resourceIn } from "~/domain/operations/registry/resources.server";
import type { RouteHandle } from "~/routes/route-handle";
import { sendOrSay } from "~/ui/send-or-say";
import { sectionOf } from "./section.server";

export const handle: RouteHandle = { access: "editContent" };

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export const loader = (args: LoaderFunctionArgs) => loadMany(resourceIn(sectionOf(args.request)), args);

export const action = (args: ActionFunctionArgs) => changeMany(resourceIn(sectionOf(args.request)), args);

export const clientAction = sendOrSay;

export default function ManyPage() {
	return "points" in useLoaderData<typeof loader>() ? <AskedPage /> : <DeletionPage />;
}
