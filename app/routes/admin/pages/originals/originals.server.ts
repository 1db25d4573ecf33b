import { formVersionOf, save } from "#app/admin/writing.server.ts";
import { keysOf, type PageId } from "#app/domain/content/page/editable.ts";
import { findPage } from "#app/domain/content/page/queries.server.ts";
import { originalOf } from "#app/domain/content/page/schema.server.ts";
import { pageResource } from "#app/domain/operations/registry/page/admin.server.ts";
import { db } from "#app/runtime/database.server.ts";

export async function putOriginalsBack(id: PageId, username: string): Promise<string | undefined> {
	const page = await findPage(id, db);
	if (!page) throw new Response(null, { status: 404 });
	const fields = Object.fromEntries(keysOf(id).map((key) => [key, originalOf(key)]));
	const saved = await save(pageResource, { id, fields, version: formVersionOf(pageResource, page), confirmed: new Set(), username });
	if (saved.kind !== "saved") throw new Response(null, { status: 409 });
	return saved.batch;
}
