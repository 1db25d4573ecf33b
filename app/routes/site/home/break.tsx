import { pictureOf } from "#app/ui/picture.tsx";
import wide from "/images/break-2400.webp";
import tall from "/images/break-tall-960.webp";

const WIDE = pictureOf(wide);
const TALL = pictureOf(tall);

/** A picture from edge to edge, which divides the page. */
export const Break = () => (
	<picture className="no-print block">
		<source media="(min-width: 768px)" type="image/avif" srcSet={`${WIDE}-1200.avif 1200w, ${WIDE}-2400.avif 2400w`} sizes="100vw" />
		<source media="(min-width: 768px)" srcSet={`${WIDE}-1200.webp`} />
		<source type="image/avif" srcSet={`${TALL}-480.avif 480w, ${TALL}-960.avif 960w`} sizes="100vw" />
		<img src={`${TALL}-960.webp`} alt="" loading="lazy" className="aspect-[3/1] max-h-88 w-full object-cover md:aspect-[24/7]" />
	</picture>
);
