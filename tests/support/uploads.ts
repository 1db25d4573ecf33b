import type { Visitor } from "./http.ts";

export const ALT = { "alt.en": "Arches at night", "alt.es": "Arcos de noche", "alt.sv": "Valv om natten" };

export const pathOf = (response: Response) => response.headers.get("location") ?? "";
export const idIn = (response: Response) => pathOf(response).split("/").at(-1) ?? "";
export const file = async (bytes: Buffer | Promise<Buffer>, name = "arches.png") => new File([new Uint8Array(await bytes)], name);

export function uploadsOf({ post, formOf, get }: Visitor) {
	return {
		/** Returns the id of the stored picture. */
		store: async (bytes: Buffer | Promise<Buffer>, name?: string) => idIn(await post("/admin/pictures/new", { ...ALT, file: await file(bytes, name) })),
		save: async (path: string, changes: Record<string, string | File>) => post(path, { ...(await formOf(path)), ...changes }),
		bytesOf: async (path: string) => Buffer.from(await (await get(path)).arrayBuffer()),
	};
}
