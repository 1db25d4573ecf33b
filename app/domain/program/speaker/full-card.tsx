import { ShortText } from "#app/ui/rich-text.tsx";
import { SpeakerCard } from "./card.tsx";
import type { SpeakerView } from "./view.server.ts";

export function FullSpeakerCard({ speaker, heading, eager }: { speaker: SpeakerView; heading: "h2" | "h3"; eager?: boolean }) {
	return (
		<SpeakerCard speaker={speaker} heading={heading} eager={eager}>
			<ShortText of={speaker.bio} heading={heading === "h2" ? 3 : 4} />
		</SpeakerCard>
	);
}
