import { KINDS } from "./picture-kinds.ts";

interface PictureProps {
	/** Without width and ending, such as `/images/workshops/business-1`. */
	src: string;
	kind: keyof typeof KINDS;
	alt?: string;
	sizes: string;
	className?: string;
	eager?: boolean;
}

/** React 18 knows this attribute only in lower case, TypeScript only in camel case. */
export const HIGH_PRIORITY = { fetchpriority: "high" };

export const pictureOf = (file: string) => file.replace(/-\d+\.\w+$/, "");

/** AVIF no larger than drawn, and one WebP for browsers from before 2024. */
export function Picture({ src, kind, alt = "", sizes, className, eager }: PictureProps) {
	const { widths, ratio } = KINDS[kind];
	const [width] = widths.slice(-1) as [number];
	return (
		<picture>
			<source type="image/avif" srcSet={widths.map((width) => `${src}-${width}.avif ${width}w`).join(", ")} sizes={sizes} />
			<img
				src={`${src}-${widths[1]}.webp`}
				alt={alt}
				width={width}
				height={Math.round(width * ratio)}
				loading={eager ? "eager" : "lazy"}
				decoding="async"
				className={className}
			/>
		</picture>
	);
}
