/** Entities store the part before width and extension; partners store the whole address of a mark. */

const ADDRESS = /^\/pictures\/([0-9a-f]{24})(-mark\.webp)?$/;
const IN_TEXT = /(?<=\]\()\/pictures\/([0-9a-f]{24})(?=[\s)])/g;
const FILE = /^([0-9a-f]{24})-([a-z0-9]+\.(?:avif|webp|jpg))$/;
const MARK = "-mark.webp";

export type PictureKind = "portrait" | "scene" | "mark";

/** A picture with a name beside it needs no alternative text. */
export const isNamed = (kind: PictureKind): kind is "portrait" | "mark" => kind !== "scene";

export function pictureAddress(id: string, kind: PictureKind = "scene"): string {
	return `/pictures/${id}${kind === "mark" ? MARK : ""}`;
}

export function fileAddress(id: string, name: string): string {
	return `/pictures/${id}-${name}`;
}

/** Returns nothing if the picture was not uploaded. */
export function pictureIdIn(address: unknown): string | undefined {
	return typeof address === "string" ? ADDRESS.exec(address)?.[1] : undefined;
}

export function parseFileAddress(file: string): { id: string; name: string } | undefined {
	const [, id, name] = FILE.exec(file) ?? [];
	return id && name ? { id, name } : undefined;
}

export function withPicture<Value>(value: Value, id: string, other: string | undefined): Value {
	if (pictureIdIn(value) === id) return (other && (value as string).replace(id, other)) as Value;
	if (typeof value === "string" && other) return value.replace(IN_TEXT, (address, named) => (named === id ? pictureAddress(other) : address)) as Value;
	if (Array.isArray(value)) return value.map((part) => withPicture(part, id, other)) as Value;
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPicture(part, id, other)])) as Value;
}

export function pictureIdsIn(value: unknown): string[] {
	const ids: string[] = [];
	collectPictureIds(value, ids);
	return ids;
}

function collectPictureIds(value: unknown, ids: string[]): void {
	if (typeof value === "object") for (const name in value) collectPictureIds(value[name as keyof typeof value], ids);
	if (typeof value !== "string" || !value.includes("/pictures/")) return;
	const id = pictureIdIn(value);
	if (id) ids.push(id);
	else for (const [, named = ""] of value.matchAll(IN_TEXT)) ids.push(named);
}
