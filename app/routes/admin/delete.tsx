import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { deleteEntity, loadDeletion } from "#app/admin/deletion.server.ts";
import { DeletionPage } from "#app/admin/deletion-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { resourceIn } from "#app/domain/operations/registry/resources.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export const loader = (args: LoaderFunctionArgs) => loadDeletion(resourceIn(args.params.section), args);

export const action = (args: ActionFunctionArgs) => deleteEntity(resourceIn(args.params.section), args);

export const clientAction = keepFormOnNetworkError;

export default DeletionPage;
