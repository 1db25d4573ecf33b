import type { afterwards } from "~/domain/event/afterwards.server";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";
import { useSite } from "~/ui/site";

/** Once the summit is over: thanks, and the way to what remains of it. */
export function ThanksSection({ title, lead, toAgenda, toSpeakers, toNews }: NonNullable<ReturnType<typeof afterwards>>["thanks"]) {
	const { path } = useSite();
	const links = { "/agenda": toAgenda, "/speakers": toSpeakers, "/news": toNews };
	return (
		<Section id="thanks" title={title} lead={lead} ground="paper2">
			<div className="flex flex-wrap gap-3">
				{Object.entries(links).map(([to, label]) => (
					<ButtonLink key={to} look="outline" to={path(to)}>
						{label}
					</ButtonLink>
				))}
			</div>
		</Section>
	);
}
