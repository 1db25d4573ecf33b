import { CountryList } from "#app/domain/content/region/country-list.tsx";
import { Industries } from "#app/domain/content/region/industries.tsx";
import { Introduction, type IntroductionProps } from "#app/domain/content/region/introduction.tsx";
import { KeyFacts } from "#app/domain/content/region/key-facts.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";

export interface RegionPreviewProps extends IntroductionProps {
	text: Texts["regions"];
}

export function RegionPreview({ region, picture, text }: RegionPreviewProps) {
	return (
		<>
			<Introduction region={region} picture={picture} />
			<KeyFacts region={region} text={text} />
			<div className="section grid gap-12">
				<CountryList countries={region.countries} text={text} />
				<Industries industries={region.industries} />
			</div>
		</>
	);
}
