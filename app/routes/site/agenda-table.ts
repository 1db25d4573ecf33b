import type { LoaderFunctionArgs } from "@remix-run/node";
import { listSessions } from "#app/domain/program/session/queries.server.ts";
import { csvAnswer } from "#app/http/csv.server.ts";
import { redirectToProperAddress } from "#app/http/locale.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { localePath } from "#app/i18n/config.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { TABLE_COLUMNS, tableRow } from "#app/routes/site/agenda-table/agenda-table.server.ts";
import { openPage } from "./page.server.ts";

export const facts = { access: "public", cached: true, open: true, query: ["lng"] } satisfies RouteFacts;

export async function loader({ request, params }: LoaderFunctionArgs) {
	await redirectToProperAddress({ request, params });
	const { locale, event } = await openPage(params);
	const addressOf = (path: string) => siteOrigin(request) + localePath(locale, path);
	const rows = (await listSessions()).map((session) => tableRow(session, { event, locale, addressOf }));
	return csvAnswer("agenda.csv", [...TABLE_COLUMNS], rows, {});
}
