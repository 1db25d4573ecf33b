import { CountryList } from "~/domain/content/region/country-list";
import { Industries } from "~/domain/content/region/industries";
import { Introduction, type IntroductionProps } from "~/domain/content/region/introduction";
import { KeyFacts } from "~/domain/content/region/key-facts";
import type { Texts } from "~/i18n/texts.server";

export interface RegionPreviewProps extends IntroductionProps {
	text: Texts["regions"];
}

/** All that visitors read about a region. */
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
