import { personJsonLd } from "#app/domain/program/session/json-ld.ts";
import type { SpeakerView } from "#app/domain/program/speaker/view.server.ts";
import type { MetaContext } from "#app/http/page-meta.ts";

/** (schema.org/Person) */
export function speakerJsonLd(here: MetaContext, speaker: SpeakerView, links: { url: string }[]) {
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
