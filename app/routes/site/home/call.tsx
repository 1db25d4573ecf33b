import type { Texts } from "~/i18n/texts.server";
import { ButtonLink } from "~/ui/button";
import { Call } from "~/ui/call";
import { useSite } from "~/ui/site";

/** The last word of the page: buy, or look once more. */
export function CallSection({ text }: { text: Texts["home"]["call"] }) {
	const { path } = useSite();
	return (
		<Call title={text.title} lead={text.lead}>
			<ButtonLink look="buy" to={path("/tickets")}>
				{text.buy}
			</ButtonLink>
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
