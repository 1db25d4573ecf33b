import { noBreak } from "#app/i18n/no-break.ts";
import { Link } from "./link.tsx";
import { PAGE } from "./page-address.ts";
import { useSite } from "./site.ts";

export type InlineElement =
	| string
	| { kind: "em" | "strong"; of: InlineElement[] }
	| { kind: "link"; to: string; of: InlineElement[] }
	| { kind: "br"; of?: undefined };

export type LineText = string | InlineElement[];

/** Email addresses become links, except within a link. */
export function InlineText({ of, isLink = false }: { of: LineText; isLink?: boolean }) {
	const parts = typeof of === "string" ? [of] : of;
	return parts.map((part, index) => {
		if (typeof part !== "string") {
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
			return <Mark key={index} part={part} isLink={isLink} />;
		}
		return isLink || !part.includes("@") ? noBreak(part) : withEmailLinks(noBreak(part));
	});
}

const EMAIL = /((?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{0,190}\w)/;

const withEmailLinks = (text: string) =>
	text.split(EMAIL).map((part, index) =>
		index % 2 === 0 ? (
			part
		) : (
			<a key={part} href={`mailto:${part}`} className="link">
				{part}
			</a>
		),
	);

function Mark({ part, isLink }: { part: Exclude<InlineElement, string>; isLink: boolean }) {
	const { path } = useSite();
	const children = part.of && <InlineText of={part.of} isLink={isLink || part.kind === "link"} />;
	if (part.kind !== "link") return <part.kind>{children}</part.kind>;
	const looks = { className: "link", children };
	return PAGE.test(part.to) ? <Link to={path(part.to)} {...looks} /> : <a href={part.to} {...looks} />;
}
