import { KINDS } from "./picture-kinds.ts";

interface PictureProps {
	/** Address without width and ending, such as `/images/workshops/business-1`. */
	src: string;
	kind: keyof typeof KINDS;
	/** What it shows; empty where the text beside it says the same. */
	alt?: string;
	/** CSS `sizes`: how wide it is drawn. */
	sizes: string;
	className?: string;
	/** True for a picture that is in view at once. */
	eager?: boolean;
}

/** The address of a picture as `src` takes it, from the imported address of one of its files. */
export const pictureOf = (file: string) => file.replace(/-\d+\.\w+$/, "");

/** A picture in AVIF, no larger than the place it is drawn in; one of middle width in WebP for browsers of before 2024. */
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
