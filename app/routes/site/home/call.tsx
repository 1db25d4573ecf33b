import type { PageTexts } from "~/domain/content/page/view.server";
import { ButtonLink } from "~/ui/button";
import { BuyLink } from "~/ui/buy-link";
import { Call } from "~/ui/call";
import { useSite } from "~/ui/site";

/** The last word of the page: buy, or look once more. */
export function CallSection({ text }: { text: PageTexts["home"]["call"] }) {
	const { path } = useSite();
	return (
		<Call title={text.title} lead={text.lead}>
			<BuyLink>{text.buy}</BuyLink>
			<ButtonLink look="outlineOnNight" to={path("/agenda")}>
				{text.toAgenda}
			</ButtonLink>
			<ButtonLink look="outlineOnNight" to={path("/speakers")}>
				{text.toSpeakers}
			</ButtonLink>
			<ButtonLink look="outlineOnNight" to={path("/partners#prospectus")}>
				{text.toProspectus}
			</ButtonLink>
		</Call>
	);
}
