import type { ReactNode } from "react";
import { SessionFacts } from "#app/domain/program/session/facts.tsx";
import { Text } from "#app/i18n/text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";
import type { WorkshopBrief, WorkshopView } from "./view.server.ts";

export const WORKSHOP_GRID = "grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-8 print:grid-cols-1 print:gap-y-3";

interface WorkshopCardProps {
	workshop: WorkshopBrief | WorkshopView;
	star?: ReactNode;
	more: string;
	eager?: boolean;
}

export function WorkshopCard({ workshop, star, more, eager }: WorkshopCardProps) {
	const { path } = useSite();
	const { title, description } = workshop;
	return (
		<article className="lift relative flex flex-col overflow-hidden rounded-card border border-line bg-card print:grid print:grid-cols-[2.6cm_1fr]">
			<Picture
				src={workshop.image}
				kind="scene"
				sizes="(min-width: 1024px) 360px, (min-width: 640px) 50vw, 100vw"
				className="aspect-[3/2] w-full object-cover"
				eager={eager}
			/>
			<div className="workshop-text">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<Badge color={workshop.badge}>{workshop.category}</Badge>
					{workshop.cancelled && <strong className="text-danger">{workshop.cancelled}</strong>}
					{star}
				</div>
				<h3 className="subheading mt-3 print:mt-1">
					<Text of={title} />
				</h3>
				{workshop.speaker && <p className="mt-1 text-small text-ink-2">{workshop.speaker}</p>}
				<p lang={description.lang} className="mt-3 line-clamp-3 text-small print:mt-1">
					{description.text}
				</p>
				<div className="mt-auto pt-4 print:col-start-2 print:row-span-4 print:row-start-1 print:mt-0 print:pt-0">
					{"facts" in workshop ? <SessionFacts facts={workshop.facts} /> : <p className="tabular text-small text-ink-2">{workshop.when}</p>}
					<p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3 print:mt-0 print:pt-1">
						<span className="subheading tabular whitespace-nowrap">{workshop.price}</span>
						<Link to={path(`/workshops/${workshop.id}`)} className="link no-print inline-block py-1 font-semibold after:absolute after:inset-0">
							{more}
							<span className="sr-only">
								: <Text of={title} />
							</span>
						</Link>
					</p>
				</div>
			</div>
		</article>
	);
}
