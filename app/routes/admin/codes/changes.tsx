import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { changeBulk, loadBulk } from "#app/admin/bulk.server.ts";
import { DeletionPage } from "#app/admin/deletion-page.tsx";
import { namedMeta } from "#app/admin/meta.ts";
import { discountResource } from "#app/domain/sales/discount/admin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";

export const facts = { access: "manageMoney" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export const loader = (args: LoaderFunctionArgs) => loadBulk(discountResource, args);

export const action = (args: ActionFunctionArgs) => changeBulk(discountResource, args);

export const clientAction = keepFormOnNetworkError;

export default DeletionPage;
