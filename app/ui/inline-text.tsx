import { Link } from "./link.tsx";
import { PAGE } from "./page-address.ts";
import { useSite } from "./site.ts";

export type InlineElement =
	| string
	| { kind: "em" | "strong"; of: InlineElement[] }
	| { kind: "link"; to: string; of: InlineElement[] }
	| { kind: "br"; of?: undefined };

export type LineText = string | InlineElement[];

export function InlineText({ of }: { of: LineText }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
	return typeof of === "string" ? of : of.map((part, index) => (typeof part === "string" ? part : <Mark key={index} {...part} />));
}

function Mark(part: Exclude<InlineElement, string>) {
	const { path } = useSite();
	const children = part.of && <InlineText of={part.of} />;
	if (part.kind !== "link") return <part.kind>{children}</part.kind>;
	const looks = { className: "link", children };
	return PAGE.test(part.to) ? <Link to={path(part.to)} {...looks} /> : <a href={part.to} {...looks} />;
}
