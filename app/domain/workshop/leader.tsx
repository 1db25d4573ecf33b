import { Link } from "@remix-run/react";
import type { SpeakerView } from "~/domain/speaker/view.server";
import { Text } from "~/i18n/text";
import type { Texts } from "~/i18n/texts.server";
import { Picture } from "~/ui/picture";
import { ShortText } from "~/ui/rich-text";
import { useSite } from "~/ui/site";

/** Who leads a workshop, with the whole bio. */
export function WorkshopLeader({ text, speaker }: { text: Texts["workshops"]["detail"]; speaker: SpeakerView }) {
	const { path } = useSite();
	return (
		<section aria-labelledby="speaker-title" className="mt-12 border-t-2 border-line-strong pt-8">
			<h2 id="speaker-title" className="heading">
				{text.speaker}
			</h2>
			<div className="mt-5 grid gap-6 sm:grid-cols-[10rem_1fr]">
				<Picture
					src={speaker.photo}
					kind="portrait"
					alt={speaker.name}
					sizes="160px"
					className={`arch aspect-[4/5] w-40 object-cover ${speaker.region === "nordic" ? "bg-ice" : "bg-stone"}`}
				/>
				<div>
					<h3 className="subheading">{speaker.name}</h3>
					<p className="mt-1 text-small text-ink-2">
						<Text of={speaker.title} />, {speaker.company}
					</p>
					<ShortText of={speaker.bio} heading={4} className="mt-3 max-w-measure" />
					<Link to={path(`/speakers#${speaker.id}`)} className="link mt-3 inline-block py-1 font-semibold">
						{text.speakerMore}
					</Link>
				</div>
			</div>
		</section>
	);
}
