import { WorkshopCard } from "#app/domain/program/workshop/card.tsx";
import type { WorkshopView } from "#app/domain/program/workshop/view.server.ts";
import { type Block, RichText } from "#app/ui/rich-text.tsx";

export interface WorkshopPreviewProps {
	card: WorkshopView;
	more: string;
	about: { title: string; blocks: Block[]; lang?: string };
}

export function WorkshopPreview({ card, more, about }: WorkshopPreviewProps) {
	return (
		<div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[22rem_1fr]">
			<WorkshopCard workshop={card} more={more} />
			<div>
				<h3 className="heading">{about.title}</h3>
				<div lang={about.lang} className="mt-4 max-w-measure space-y-4">
					<RichText blocks={about.blocks} heading={4} />
				</div>
			</div>
		</div>
	);
}
