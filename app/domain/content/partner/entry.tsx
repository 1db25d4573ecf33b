import { Text } from "#app/i18n/text.tsx";
import { PartnerMark } from "./mark.tsx";
import type { PartnerType } from "./schema.ts";
import type { PartnerView } from "./view.server.ts";

export interface PartnerEntryProps {
	partner: PartnerView;
	type: PartnerType;
}

export function PartnerEntry({ partner, type }: PartnerEntryProps) {
	return (
		<li id={partner.id} className="scroll-mt-24">
			<PartnerMark {...partner} type={type} isNamed />
			<h3 className="subheading mt-4">{partner.name}</h3>
			<p className="mt-1 max-w-measure text-small text-ink-2">
				<Text of={partner.description} />
			</p>
			<a href={partner.website} rel="noopener" className="inline-block py-1 text-small font-medium break-all underline decoration-1 underline-offset-[0.2em]">
				{partner.host}
			</a>
		</li>
	);
}
