/** Where uploaded pictures are found. Entities keep the part before width and ending, partners the whole address of a mark. */

const ADDRESS = /^\/pictures\/([0-9a-f]{24})(-mark\.webp)?$/;
/** A picture in Markdown. */
const IN_TEXT = /(?<=\]\()\/pictures\/([0-9a-f]{24})(?=[\s)])/g;
const FILE = /^([0-9a-f]{24})-([a-z0-9]+\.(?:avif|webp|jpg))$/;
const MARK = "-mark.webp";

/** How a place shows a picture: cut to a shape, or whole and small. */
export type PictureKind = "portrait" | "scene" | "mark";

/** Whether a name beside it says what a picture shows, so that it needs no words of its own. */
export const isNamed = (kind: PictureKind): kind is "portrait" | "mark" => kind !== "scene";

export function pictureAddress(id: string, kind: PictureKind = "scene"): string {
	return `/pictures/${id}${kind === "mark" ? MARK : ""}`;
}

/** One file of a picture: `960.avif`, `whole.webp`. */
export function fileAddress(id: string, name: string): string {
	return `/pictures/${id}-${name}`;
}

/** The id in what an entity keeps; nothing where its picture is none that was uploaded. */
export function pictureIdIn(address: unknown): string | undefined {
	return typeof address === "string" ? ADDRESS.exec(address)?.[1] : undefined;
}

/** Id and name in the last part of a file's address. */
export function parseFileAddress(file: string): { id: string; name: string } | undefined {
	const [, id, name] = FILE.exec(file) ?? [];
	return id && name ? { id, name } : undefined;
}

/** The same entity with another picture, or none, wherever it shows this one. */
export function withPicture<Value>(value: Value, id: string, other: string | undefined): Value {
	if (pictureIdIn(value) === id) return (other && (value as string).replace(id, other)) as Value;
	if (typeof value === "string" && other) return value.replace(IN_TEXT, (address, named) => (named === id ? pictureAddress(other) : address)) as Value;
	if (Array.isArray(value)) return value.map((part) => withPicture(part, id, other)) as Value;
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPicture(part, id, other)])) as Value;
}

/** Every uploaded picture that an entity shows, those in its texts included. */
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
