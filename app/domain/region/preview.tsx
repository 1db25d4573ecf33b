import type { Texts } from "~/i18n/texts.server";
import { CountryList } from "./country-list";
import { Industries } from "./industries";
import { Introduction, type IntroductionProps } from "./introduction";
import { KeyFacts } from "./key-facts";

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
