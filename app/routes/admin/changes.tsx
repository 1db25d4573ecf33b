import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { changeBulk, loadBulk } from "#app/admin/bulk.server.ts";
import { ConfirmationPage } from "#app/admin/confirmation-page.tsx";
import { DeletionPage } from "#app/admin/deletion-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { resourceIn } from "#app/domain/operations/registry/resources.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { sectionOf } from "./section.server.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export const loader = (args: LoaderFunctionArgs) => loadBulk(resourceIn(sectionOf(args.request)), args);

export const action = (args: ActionFunctionArgs) => changeBulk(resourceIn(sectionOf(args.request)), args);

export const clientAction = keepFormOnNetworkError;

export default function BulkPage() {
	return "points" in useLoaderData<typeof loader>() ? <ConfirmationPage /> : <DeletionPage />;
}
