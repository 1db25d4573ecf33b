import type { PageTexts } from "#app/domain/content/page/view.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { BuyLink } from "#app/ui/buy-link.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { useSite } from "#app/ui/site.ts";

export function CallToActionSection({ text }: { text: PageTexts["home"]["call"] }) {
	const { path } = useSite();
	return (
		<CallToAction title={text.title} lead={text.lead}>
			<BuyLink>{text.buy}</BuyLink>
			<ButtonLink look="outlineOnNight" to={path("/agenda")}>
				{text.toAgenda}
			</ButtonLink>
		</CallToAction>
	);
}
