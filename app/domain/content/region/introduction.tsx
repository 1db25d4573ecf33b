import { Text } from "#app/i18n/text.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { RegionView } from "./view.server.ts";

export interface IntroductionProps {
	region: RegionView;
	picture?: { src: string; alt: string };
}

export function Introduction({ region, picture }: IntroductionProps) {
	return (
		<section aria-labelledby="region-title" className="section">
			<div className="page grid items-start gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-20">
				<div>
					<h2 id="region-title" className="title">
						<Text of={region.title} />
					</h2>
					{region.paragraphs.map((paragraph) => (
						<p key={paragraph.text} className="mt-5 max-w-measure">
							<Text of={paragraph} />
						</p>
					))}
				</div>
				{picture && (
					<Picture
						key={region.id}
						{...picture}
						kind="scene"
						sizes="(min-width: 1024px) 520px, 100vw"
						className="arch aspect-[6/5] w-full object-cover lg:aspect-[4/5]"
						eager
					/>
				)}
			</div>
		</section>
	);
}
