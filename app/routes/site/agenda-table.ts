import type { LoaderFunctionArgs } from "@remix-run/node";
import { listSessions } from "~/domain/program/session/queries.server";
import { csvAnswer } from "~/http/csv.server";
import { redirectToProperAddress } from "~/http/locale.server";
import { siteOrigin } from "~/http/origin.server";
import { localePath } from "~/i18n/config";
import type { RouteHandle } from "~/routes/route-handle";
import { TABLE_COLUMNS, tableRow } from "~/routes/site/agenda-table/agenda-table.server";
import { openPage } from "./page.server";

export const handle: RouteHandle = { access: "public", cached: true, open: true, query: ["lng"] };

/** The agenda as a table for spreadsheets (CSV). */
export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress(request);
	const { locale, event } = await openPage(params);
	const addressOf = (path: string) => siteOrigin(request) + localePath(locale, path);
	const rows = (await listSessions()).map((session) => tableRow(session, { event, locale, addressOf }));
	return csvAnswer("agenda.csv", [...TABLE_COLUMNS], rows, {});
}
