import { Fragment, type ReactNode } from "react";
import { isLocale, type Locale } from "~/i18n/config";
import type { LocalText } from "~/i18n/translated";
import { Link } from "./link";
import { Picture } from "./picture";
import { useSite } from "./site";

/** A piece of a line. */
export type Inline =
	| string
	| { kind: "emphasis"; of: Inline[] }
	| { kind: "strong"; of: Inline[] }
	/** Begins with `http:`, `https:`, `mailto:`, `tel:`, or with `/` for a page of this site. */
	| { kind: "link"; to: string; of: Inline[] }
	| { kind: "break" };

/** A part of a text, one below the other. A string is a paragraph without anything in it. */
export type Block =
	| string
	| { kind: "paragraph"; of: Inline[] }
	/** Depth 0 stands below the heading that the text stands under. */
	| { kind: "heading"; depth: number; of: Inline[] }
	| { kind: "list"; items: Block[][] }
	/** Counts from `start`. */
	| { kind: "numbers"; start: number; items: Block[][] }
	| { kind: "quote"; of: Block[] }
	/** Address without width and ending. */
	| { kind: "picture"; src: string; alt: string };

/** A text in one paragraph. */
export type LineText = string | Inline[];

/** A text with room for lists and headings; a string is one plain paragraph. */
export type ProseText = string | { blocks: Block[] };

/** A short text: plain, or with parts. */
export type ShownText = LocalText | { blocks: Block[]; lang?: Locale };

interface RichTextProps {
	blocks: readonly Block[];
	/** The level of its highest headings: one below the heading that it stands under. */
	heading: 2 | 3 | 4 | 5;
	/** Of its paragraphs. */
	paragraph?: string;
	/** CSS `sizes` of its pictures. */
	sizes?: string;
}

/** The blocks of a text; what stands around them gives them their distance and says their language. */
export function RichText({ blocks, ...looks }: RichTextProps) {
	// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
	return blocks.map((block, index) => <BlockView key={index} block={block} {...looks} />);
}

/** A text within the paragraph that its place has. */
export function Line({ of }: { of: LineText }) {
	return typeof of === "string" ? of : <Inlines of={of} />;
}

/** A text that is one paragraph where it is plain. */
export function ShortText({ of, className, heading }: { of: ShownText | ProseText; className?: string; heading: RichTextProps["heading"] }) {
	if (typeof of === "string") return <p className={className}>{of}</p>;
	if ("text" in of) {
		return (
			<p className={className} lang={of.lang}>
				{of.text}
			</p>
		);
	}
	return (
		<div className={`space-y-3 ${className ?? ""}`} lang={"lang" in of ? of.lang : undefined}>
			<RichText blocks={of.blocks} heading={heading} />
		</div>
	);
}

function BlockView({ block, ...looks }: { block: Block } & Omit<RichTextProps, "blocks">) {
	if (typeof block === "string") return <p className={looks.paragraph}>{block}</p>;
	switch (block.kind) {
		case "paragraph":
			return (
				<p className={looks.paragraph}>
					<Inlines of={block.of} />
				</p>
			);
		case "heading": {
			const level = Math.min(looks.heading + block.depth, 6) as 2 | 3 | 4 | 5 | 6;
			const Heading = `h${level}` as const;
			return (
				<Heading className={HEADING_LOOKS[level]}>
					<Inlines of={block.of} />
				</Heading>
			);
		}
		case "list":
			return (
				<ul className={`list-disc ${LIST}`}>
					<Items of={block.items} {...looks} />
				</ul>
			);
		case "numbers":
			return (
				<ol start={block.start} className={`list-decimal ${LIST}`}>
					<Items of={block.items} {...looks} />
				</ol>
			);
		case "quote":
			return (
				<blockquote className="space-y-3 border-l-3 border-marigold pl-5">
					<RichText {...looks} blocks={block.of} paragraph="" />
				</blockquote>
			);
		case "picture": {
			const { sizes = "(min-width: 768px) 640px, 100vw" } = looks;
			return <Picture src={block.src} kind="scene" alt={block.alt} sizes={sizes} className="my-8 aspect-[3/2] w-full rounded-card object-cover" />;
		}
	}
}

function Items({ of, ...looks }: { of: Block[][] } & Omit<RichTextProps, "blocks">) {
	return of.map((item, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: as above
		<li key={index}>{item.length === 1 && typeof item[0] === "string" ? item[0] : <RichText {...looks} blocks={item} paragraph="" />}</li>
	));
}

const HEADING_LOOKS = { 2: "heading pt-5", 3: "subheading pt-3", 4: "font-semibold pt-2", 5: "font-semibold pt-1", 6: "font-semibold pt-1" };
const LIST = "space-y-2 pl-6 marker:text-action [&_:is(ul,ol)]:mt-2";

function Inlines({ of }: { of: readonly Inline[] }) {
	return of.map((part, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: as above
		<Fragment key={index}>{typeof part === "string" ? part : <InlineView part={part} />}</Fragment>
	));
}

function InlineView({ part }: { part: Exclude<Inline, string> }) {
	if (part.kind === "break") return <br />;
	const inner = <Inlines of={part.of} />;
	if (part.kind === "link") return <TextLink to={part.to}>{inner}</TextLink>;
	return part.kind === "strong" ? <strong>{inner}</strong> : <em>{inner}</em>;
}

/** A page of this site is opened in the language of the page. */
function TextLink({ to, children }: { to: string; children: ReactNode }) {
	const { path } = useSite();
	const [, first = ""] = to.split(/[/?#]/);
	const isPage = to.startsWith("/") && !/\.\w+($|[?#])/.test(to) && !["admin", "api", "pictures", "images"].includes(first);
	const className = "link wrap-anywhere in-[.on-night]:text-ice";
	if (!isPage) {
		return (
			<a href={to} rel={to.startsWith("http") ? "noopener" : undefined} className={className}>
				{children}
			</a>
		);
	}
	return (
		<Link to={isLocale(first) ? to : path(to)} className={className}>
			{children}
		</Link>
	);
}
