import { Fragment, type ReactNode } from "react";
import { Face } from "#app/domain/program/speaker/face.tsx";
import { Text } from "#app/i18n/text.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";
import type { WorkshopView } from "./view.server.ts";

interface WorkshopCardProps {
	workshop: WorkshopView;
	/** Set if few spots are left or none. */
	spots?: string;
	star?: ReactNode;
	more: string;
	eager?: boolean;
}

export function WorkshopCard({ workshop, spots, star, more, eager }: WorkshopCardProps) {
	const { path } = useSite();
	const { title, description, leader, facts } = workshop;
	return (
		<article className="workshop-card lift">
			<Picture src={workshop.image} kind="scene" sizes="(min-width: 640px) 370px, 160px" className="workshop-picture" eager={eager} />
			<div className="workshop-head">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<Badge color={workshop.badge}>{workshop.category}</Badge>
					{workshop.cancelled && <strong className="text-danger">{workshop.cancelled}</strong>}
					{star}
				</div>
				<h3 className="subheading mt-1">
					<Text of={title} />
				</h3>
				{leader && (
					<p className="mt-1 flex items-center gap-2 text-small font-medium">
						<Face photo={leader.photo} className="face" />
						{leader.name}
					</p>
				)}
			</div>
			<div className="workshop-text">
				<p className="workshop-facts">
					{facts.map((fact, index) => (
						<Fragment key={fact.text}>
							<span lang={fact.lang}>
								{fact.text}
								{index < facts.length - 1 && "\u00a0·"}
							</span>{" "}
						</Fragment>
					))}
				</p>
				<p lang={description.lang} className="line-clamp-3">
					{description.text}
				</p>
				<p className="workshop-foot">
					<span className="workshop-price">{workshop.price}</span>
					{spots && <strong>{spots}</strong>}
					<Link to={path(`/workshops/${workshop.id}`)} className="workshop-more no-print">
						{more}
						<span className="sr-only">
							: <Text of={title} />
						</span>
					</Link>
				</p>
			</div>
		</article>
	);
}
