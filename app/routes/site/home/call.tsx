import type { Texts } from "~/i18n/texts.server";
import { ButtonLink } from "~/ui/button";
import { useSite } from "~/ui/site";

/** The last word of the page: buy, or look once more. */
export function CallSection({ text }: { text: Texts["home"]["call"] }) {
	const { path } = useSite();
	return (
		<section aria-labelledby="call-title" className="section on-night border-b border-night-line">
			<div className="page text-center">
				<h2 id="call-title" className="title mx-auto max-w-4xl">
					{text.title}
				</h2>
				<p className="lead mx-auto mt-5 text-snow-2">{text.lead}</p>
				<div className="mt-8 flex flex-wrap justify-center gap-3">
					<ButtonLink look="buy" to={path("/tickets")}>
						{text.buy}
					</ButtonLink>
					<ButtonLink look="outlineOnNight" to={path("/agenda")}>
						{text.agenda}
					</ButtonLink>
					<ButtonLink look="outlineOnNight" to={path("/speakers")}>
						{text.speakers}
					</ButtonLink>
					<ButtonLink look="outlineOnNight" to={path("/partners#prospectus")}>
						{text.prospectus}
					</ButtonLink>
				</div>
			</div>
		</section>
	);
}
