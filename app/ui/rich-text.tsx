import type { Locale } from "#app/i18n/config.ts";
import type { LocalText } from "#app/i18n/translated.ts";
import { type InlineElement, InlineText } from "./inline-text.tsx";
import { Picture } from "./picture.tsx";

export type Block =
	| string
	| { kind: "paragraph"; of: InlineElement[] }
	/** Depth 0 is one level below the heading above the text. */
	| { kind: "heading"; depth: number; of: InlineElement[] }
	| { kind: "list"; items: Block[][] }
	| { kind: "numbers"; start: number; items: Block[][] }
	| { kind: "quote"; of: Block[] }
	| { kind: "line" }
	| { kind: "picture"; src: string; alt: string };

export type ProseText = string | { blocks: Block[] };

export type ShownText = LocalText | { blocks: Block[]; lang?: Locale };

interface RichTextProps {
	blocks: readonly Block[];
	heading: 2 | 3 | 4 | 5;
	paragraph?: string;
	sizes?: string;
}

export function RichText({ blocks, ...looks }: RichTextProps) {
	// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
	return blocks.map((block, index) => <BlockView key={index} block={block} {...looks} />);
}

export function ShortText({ of, className, heading }: { of: ShownText | ProseText; className?: string; heading: RichTextProps["heading"] }) {
	if (typeof of === "string" || "text" in of) {
		const { text, lang } = typeof of === "string" ? { text: of } : of;
		return (
			<p className={className} lang={lang}>
				<InlineText of={text} />
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
	if (typeof block === "string") return <BlockView block={{ kind: "paragraph", of: [block] }} {...looks} />;
	switch (block.kind) {
		case "paragraph":
			return (
				<p className={looks.paragraph}>
					<InlineText of={block.of} />
				</p>
			);
		case "heading": {
			const level = Math.min(looks.heading + block.depth, 6) as 2 | 3 | 4 | 5 | 6;
			const Heading = `h${level}` as const;
			return (
				<Heading className={HEADING_LOOKS[level]}>
					<InlineText of={block.of} />
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
		case "line":
			return <hr className="my-8 border-line-strong" />;
		case "picture": {
			const { sizes = "(min-width: 768px) 640px, 100vw" } = looks;
			return <Picture src={block.src} kind="scene" alt={block.alt} sizes={sizes} className="my-8 aspect-[3/2] w-full rounded-card object-cover" />;
		}
	}
}

function Items({ of, ...looks }: { of: Block[][] } & Omit<RichTextProps, "blocks">) {
	return of.map((item, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: as above
		<li key={index}>{item.length === 1 && typeof item[0] === "string" ? <InlineText of={item[0]} /> : <RichText {...looks} blocks={item} paragraph="" />}</li>
	));
}

const HEADING_LOOKS = { 2: "heading pt-5", 3: "subheading pt-3", 4: "font-semibold pt-2", 5: "font-semibold pt-1", 6: "font-semibold pt-1" };
const LIST = "space-y-2 pl-6 marker:text-action [&_:is(ul,ol)]:mt-2";
