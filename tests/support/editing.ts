import { expect } from "vitest";
import type { Visitor } from "./http.ts";

export function editingOf({ post, formOf, get }: Visitor) {
	return {
		async edit(path: string, fields: Record<string, string>): Promise<void> {
			expect([path, (await post(path, { ...(await formOf(path)), ...fields })).status]).toEqual([path, 303]);
		},
		async undoLast(entityType: string, id: string): Promise<void> {
			const history = await (await get(`/admin/settings/activity?state=${entityType}&id=${id}`)).text();
			expect((await post(`/admin/settings/activity/${/activity\/([\w-]+)\/undo/.exec(history)?.[1]}/undo`)).status).toBe(303);
		},
	};
}
