import { formVersionOf, save } from "~/admin/writing.server";
import { pageResource } from "~/domain/content/page/admin.server";
import { keysOf, type PageId } from "~/domain/content/page/editable";
import { findPage } from "~/domain/content/page/queries.server";
import { originalOf } from "~/domain/content/page/schema.server";
import { db } from "~/runtime/database.server";

/** Makes every text of a page its original again. Gives the batch in the log; nothing where there was nothing to do. */
export async function putOriginalsBack(id: PageId, username: string): Promise<string | undefined> {
	const page = await findPage(id, db);
	if (!page) throw new Response(null, { status: 404 });
	const fields = Object.fromEntries(keysOf(id).map((key) => [key, originalOf(key)]));
	const saved = await save(pageResource, { id, fields, version: formVersionOf(pageResource, page), confirmed: new Set(), username });
	if (saved.kind !== "saved") throw new Response(null, { status: 409 });
	return saved.batch;
}
