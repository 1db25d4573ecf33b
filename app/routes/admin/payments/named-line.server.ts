import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "#app/auth/guard.server.ts";
import { findLine, type StoredLine } from "#app/domain/sales/payment/statement/lines.server.ts";
import { lineStepView } from "#app/domain/sales/payment/statement/lines-view.server.ts";
import { titleAfter } from "#app/http/form.server.ts";
import { openAdminPage } from "#app/routes/admin/page.server.ts";

/** Loads the page that assigns or dismisses a line. */
export async function loadLineStep<Step extends "assign" | "dismiss">({ request, params, context }: LoaderFunctionArgs, step: Step) {
	await requireRight(request, "takePayments");
	const line = await namedLine(params);
	const { locale, texts } = await openAdminPage(request);
	const view = lineStepView(line, step, locale);
	return { ...view, pageTitle: titleAfter(context, view.text.title, texts("common").errors) };
}

/** @throws 404 if there is no such line */
export async function namedLine({ line = "" }: Partial<Record<string, string>>): Promise<StoredLine> {
	const found = /^\d{1,12}$/.test(line) ? await findLine(Number(line)) : undefined;
	if (!found) throw new Response(null, { status: 404 });
	return found;
}
