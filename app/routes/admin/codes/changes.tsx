import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { DeletionPage } from "#app/admin/deletion-page.tsx";
import { changeMany, loadMany } from "#app/admin/many.server.ts";
import { namedMeta } from "#app/admin/meta.ts";
import { discountResource } from "#app/domain/sales/discount/admin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { sendOrSay } from "#app/ui/send-or-say.ts";

export const facts = { access: "manageMoney" } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => namedMeta(args, args.data?.text.title);

export const loader = (args: LoaderFunctionArgs) => loadMany(discountResource, args);

export const action = (args: ActionFunctionArgs) => changeMany(discountResource, args);

export const clientAction = sendOrSay;

export default DeletionPage;
