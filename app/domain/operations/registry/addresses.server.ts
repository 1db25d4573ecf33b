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
 * What an address answers at which visitors find nothing: the way to where its thing is now, for ever; 410 where that was
 * deleted; else 404, also for what is hidden and may come back. Of several things that it led to, the last one that was not
 * deleted counts.
 *
 * @param path without language
 * @param missing what 404 says, if not that there is nothing at all
 */
export async function answerAt(path: string, locale: Locale, missing?: Missing): Promise<Response> {
	const held = await db
		.selectFrom("address")
		.select(["noun", "entity_id as id"])
		.where("path", "=", path)
		.where("since", "<=", todayAt(await getEvent()))
		.orderBy("address.id", "desc")
		.execute();
	const things = await Promise.all(held.map(async ({ noun, id }) => ({ resource: resourceOf(noun), entity: await resourceOf(noun)?.find(id, db) })));
	const { resource, entity } = things.find((thing) => thing.entity) ?? things[0] ?? {};
	if (resource && !entity) return Response.json(goneText(resource, locale), { status: 410 });
	const now = entity && (await resource?.publicPath(entity));
	if (now && now !== path) return redirect(localePath(locale, now), 301);
	return missing ? Response.json(missing, { status: 404 }) : new Response(null, { status: 404 });
}

function goneText({ noun, entityPages }: Resource, locale: Locale): Missing {
	const { back, ...text } = textsOf("gone", locale, {})[noun as keyof Texts["gone"]];
	return { ...text, back: { label: back, to: entityPages?.below ?? "/" } };
}
