import { redirect } from "@remix-run/node";
import type { Resource } from "#app/admin/resource.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { type Texts, textsOf } from "#app/i18n/texts.server.ts";
import { db } from "#app/runtime/database.server.ts";
import type { Missing } from "#app/ui/failure.tsx";
import { resourceOf } from "./resources.server.ts";

/**
 * Redirects permanently to the current page of the entity that had this address last; 410 if it was deleted, 404 if it is hidden or unknown.
 * @param path without language
 */
export async function answerAt(path: string, locale: Locale, missing?: Missing): Promise<Response> {
	const rows = await db
		.selectFrom("address")
		.select(["entity_type", "entity_id as id"])
		.where("path", "=", path)
		.where("since", "<=", todayAt(await getEvent()))
		.orderBy("address.id", "desc")
		.execute();
	const things = await Promise.all(
		rows.map(async ({ entity_type: entityType, id }) => ({ resource: resourceOf(entityType), entity: await resourceOf(entityType)?.find(id, db) })),
	);
	const { resource, entity } = things.find((thing) => thing.entity) ?? things[0] ?? {};
	if (resource && !entity) return Response.json(goneText(resource, locale), { status: 410 });
	const now = entity && (await resource?.publicPath(entity));
	if (now && now !== path) return redirect(localePath(locale, now), 301);
	return missing ? Response.json(missing, { status: 404 }) : new Response(null, { status: 404 });
}

function goneText({ entityType, entityPages }: Resource, locale: Locale): Missing {
	const { back, ...text } = textsOf("gone", locale, {})[entityType as keyof Texts["gone"]];
	return { ...text, back: { label: back, to: entityPages?.below ?? "/" } };
}
