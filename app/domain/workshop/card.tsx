import { Link } from "@remix-run/react";
import { Text } from "~/i18n/text";
import { Badge } from "~/ui/badge";
import { Picture } from "~/ui/picture";
import { useSite } from "~/ui/site";
import { WorkshopFacts } from "./facts";
import type { WorkshopBrief, WorkshopView } from "./view.server";

/** A workshop to pick: brief on home, with every fact on the workshops page. The whole card leads to the workshop. */
export function WorkshopCard({ workshop, more }: { workshop: WorkshopBrief | WorkshopView; more: string }) {
	const { path } = useSite();
	const { title, description } = workshop;
	return (
		<article className="lift relative flex flex-col overflow-hidden rounded-card border border-line bg-card">
			<Picture
				src={workshop.image}
				kind="scene"
				sizes="(min-width: 1024px) 360px, (min-width: 640px) 50vw, 100vw"
				className="aspect-[3/2] w-full object-cover"
			/>
			<div className="flex grow flex-col p-5 md:p-6">
				<p>
					<Badge colour={workshop.badge}>{workshop.category}</Badge>
				</p>
				<h3 className="subheading mt-3">
					<Text of={title} />
				</h3>
				{workshop.speaker && <p className="mt-1 text-small text-ink-2">{workshop.speaker}</p>}
				<p lang={description.lang} className="mt-3 line-clamp-3 text-small">
					{description.text}
				</p>
				<div className="mt-auto pt-4">
					{"facts" in workshop ? <WorkshopFacts facts={workshop.facts} /> : <p className="tabular text-small text-ink-2">{workshop.when}</p>}
					<p className="mt-3 flex items-center justify-between gap-4 border-t border-line pt-3">
						<span className="subheading tabular whitespace-nowrap">{workshop.price}</span>
						<Link prefetch="intent" to={path(`/workshops/${workshop.id}`)} className="link inline-block py-1 font-semibold after:absolute after:inset-0">
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
