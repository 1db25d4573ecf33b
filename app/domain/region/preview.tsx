import type { Texts } from "~/i18n/texts.server";
import { CountryList } from "./country-list";
import { Industries } from "./industries";
import { Introduction } from "./introduction";
import { KeyFacts } from "./key-facts";
import type { RegionView } from "./view.server";

export interface RegionPreviewProps {
	region: RegionView;
	text: Texts["regions"];
}

/** All that visitors read about a region. */
export function RegionPreview({ region, text }: RegionPreviewProps) {
	return (
		<>
			<Introduction region={region} text={text} />
			<KeyFacts region={region} text={text} />
			<div className="section grid gap-12">
				<CountryList countries={region.countries} text={text} />
				<Industries industries={region.industries} />
			</div>
		</>
	);
}
