import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AskedPage } from "#app/admin/asked-page.tsx";
import { DeletionPage } from "#app/admin/deletion-page.tsx";
import { changeMany, loadMany } from "#app/admin/many.server.ts";
import { namedMeta } from "#app/admin/meta.ts";
import { resourceIn } from "#app/domain/operations/registry/resources.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { sendOrSay } from "#app/ui/send-or-say.ts";
import { sectionOf } from "./section.server.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export const loader = (args: LoaderFunctionArgs) => loadMany(resourceIn(sectionOf(args.request)), args);

export const action = (args: ActionFunctionArgs) => changeMany(resourceIn(sectionOf(args.request)), args);

export const clientAction = sendOrSay;

export default function ManyPage() {
	return "points" in useLoaderData<typeof loader>() ? <AskedPage /> : <DeletionPage />;
}
