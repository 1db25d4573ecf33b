import { Link } from "./link.tsx";
import { PAGE } from "./page-address.ts";
import { useSite } from "./site.ts";

/** A piece of a line. */
export type Inline =
	| string
	| { kind: "em" | "strong"; of: Inline[] }
	/** Begins with `http:`, `https:`, `mailto:`, `tel:`, or with `/` for a page of this site. */
	| { kind: "link"; to: string; of: Inline[] }
	| { kind: "br"; of?: undefined };

/** A text in one paragraph. */
export type LineText = string | Inline[];

/** A text, or a part of one, within the paragraph that its place has. */
export function Line({ of }: { of: LineText }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
	return typeof of === "string" ? of : of.map((part, index) => (typeof part === "string" ? part : <Mark key={index} {...part} />));
}

function Mark(part: Exclude<Inline, string>) {
	const { path } = useSite();
	const children = part.of && <Line of={part.of} />;
	if (part.kind !== "link") return <part.kind>{children}</part.kind>;
	const looks = { className: "link", children };
	return PAGE.test(part.to) ? <Link to={path(part.to)} {...looks} /> : <a href={part.to} {...looks} />;
}
