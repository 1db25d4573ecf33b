import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { findMail } from "#app/domain/people/mail/queries.server.ts";
import { fileOfMail } from "#app/domain/sales/order/mail-files.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "seeOrders" } satisfies RouteFacts;

export async function loader({ request, params: { id = "", number = "" } }: LoaderFunctionArgs) {
	await requireRight(request, "seeOrders");
	const mail = await findMail(id);
	const file = mail && /^\d{1,2}$/.test(number) ? await fileOfMail(mail, Number(number), siteOrigin(request)) : undefined;
	if (!file) throw new Response(null, { status: 404 });
	return new Response(new Uint8Array(file.content), {
		headers: { "Content-Type": file.type, "Content-Disposition": `inline; filename="${file.name}"`, "Cache-Control": "no-store" },
	});
}
