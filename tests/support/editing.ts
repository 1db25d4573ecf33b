import { expect } from "vitest";
import type { Visitor } from "./http.ts";

/** What an organizer does with entries. */
export function editingOf({ post, formOf, get }: Visitor) {
	return {
		/** Saves an editor as it stands, with some controls changed. */
		async edit(path: string, fields: Record<string, string>): Promise<void> {
			expect([path, (await post(path, { ...(await formOf(path)), ...fields })).status]).toEqual([path, 303]);
		},
		/** Undoes what was done last to an entry. */
		async undoLast(noun: string, id: string): Promise<void> {
			const history = await (await get(`/admin/activity?state=${noun}&id=${id}`)).text();
			expect((await post(`/admin/activity/${/activity\/([\w-]+)\/undo/.exec(history)?.[1]}/undo`)).status).toBe(303);
		},
	};
}
