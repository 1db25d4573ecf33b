import { personJsonLd } from "~/domain/program/session/json-ld";
import type { SpeakerView } from "~/domain/program/speaker/view.server";
import type { Here } from "~/http/page-meta";

/** A speaker as search engines read it (schema.org/Person). */
export function speakerJsonLd(here: Here, speaker: SpeakerView, links: { url: string }[]) {
	const { title, company, country, photo } = speaker;
	return {
		"@context": "https://schema.org",
		...personJsonLd(here, speaker),
		jobTitle: title.text,
		worksFor: { "@type": "Organization", name: company },
		homeLocation: { "@type": "Country", name: country },
		sameAs: links.length > 0 ? links.map(({ url }) => url) : undefined,
		image: `${here.origin}${photo}-640.webp`,
	};
}
