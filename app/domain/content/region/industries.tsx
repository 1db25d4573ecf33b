import { Text } from "#app/i18n/text.tsx";
import type { RegionView } from "./view.server.ts";

export function Industries({ industries }: Pick<RegionView, "industries">) {
	return (
		<ul className="grid gap-x-16 border-t-2 border-line-strong md:grid-cols-2">
			{industries.map((industry) => (
				<li key={industry.text} className="heading border-b border-line py-5">
					<Text of={industry} />
				</li>
			))}
		</ul>
	);
}
