import { withPlainLines } from "./lines.ts";

export type Values = Record<string, string>;

interface Tree {
	[name: string]: Tree | string;
}

export function valuesOf(form: FormData): Values {
	const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
	return Object.fromEntries(texts.map(([name, text]) => [name, withPlainLines(text)]));
}

/** `{ "bio.en": "Builds", "facts.0": "One" }` becomes `{ bio: { en: "Builds" }, facts: ["One"] }`. */
export function nest(values: Values): unknown {
	const tree = emptyTree();
	for (const [name, text] of Object.entries(values)) {
		const path = name.split(".");
		const last = path.pop() as string;
		const branch = path.reduce(branchAt, tree as Tree | undefined);
		if (branch && typeof branch[last] !== "object") branch[last] = text;
	}
	return withLists(tree);
}

function branchAt(tree: Tree | undefined, step: string): Tree | undefined {
	if (!tree) return undefined;
	tree[step] ??= emptyTree();
	return typeof tree[step] === "object" ? tree[step] : undefined;
}

export function flatten(tree: unknown, name = ""): Values {
	if (tree === undefined || tree === null) return {};
	if (typeof tree !== "object") return { [name]: String(tree) };
	return Object.assign({}, ...Object.entries(tree).map(([step, branch]) => flatten(branch, name ? `${name}.${step}` : step)));
}

export function inFormOrder(errors: Values, sent: Values): Values {
	const places = new Map<string, number>();
	for (const [place, name] of Object.keys(sent).entries()) {
		for (let end = name.length; end > 0; end = name.lastIndexOf(".", end - 1)) {
			const part = name.slice(0, end);
			if (!places.has(part)) places.set(part, place);
		}
	}
	const positionOf = (control: string) => places.get(control) ?? -1;
	return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => positionOf(one) - positionOf(other)));
}

/** Names come from the request. An object without a prototype has no `__proto__` to write to. */
const emptyTree = (): Tree => Object.create(null);

function withLists(branch: Tree | string): unknown {
	if (typeof branch === "string") return branch;
	const entries = Object.entries(branch).map(([name, part]) => [name, withLists(part)] as const);
	const isList = entries.length > 0 && entries.every(([name]) => /^\d{1,4}$/.test(name));
	return isList ? entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, part]) => part) : Object.fromEntries(entries);
}
