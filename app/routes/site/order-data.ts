import type { LoaderFunctionArgs } from "@remix-run/node";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { dataOf } from "#app/routes/site/order-data/data.server.ts";
import { openedOrder } from "./opened-order.server.ts";

export const facts = { access: "public", openedBy: ["order"] } satisfies RouteFacts;

export async function loader({ params }: LoaderFunctionArgs) {
	const order = await openedOrder(params);
	return new Response(`${JSON.stringify(await dataOf(order), null, "\t")}\n`, {
		headers: { ...SECRET_HEADERS, "Content-Type": "application/json; charset=utf-8", "Content-Disposition": `attachment; filename="order-${order.code}.json"` },
	});
}
