import type { SpeakerView } from "#app/domain/program/speaker/view.server.ts";
import { Text } from "#app/i18n/text.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ShortText } from "#app/ui/rich-text.tsx";
import { useSite } from "#app/ui/site.ts";

export function SessionSpeakers({ title, speakers }: { title: string; speakers: SpeakerView[] }) {
	if (speakers.length === 0) return null;
	return (
		<section aria-labelledby="speakers-title" className="mt-12 border-t-2 border-line-strong pt-8">
			<h2 id="speakers-title" className="heading">
				{title}
			</h2>
			<ul className="mt-6 space-y-8">
				{speakers.map((speaker) => (
					<SpeakerLine key={speaker.id} speaker={speaker} />
				))}
			</ul>
		</section>
	);
}

function SpeakerLine({ speaker: { id, name, title, company, photo, region, bio, bioStart } }: { speaker: SpeakerView }) {
	const { path } = useSite();
	return (
		<li className="grid grid-cols-[5rem_1fr] gap-x-5 sm:grid-cols-[8rem_1fr] sm:gap-x-6">
			<Picture
				src={photo}
				kind="portrait"
				alt=""
				sizes="(min-width: 640px) 128px, 80px"
				className={`arch aspect-[4/5] w-full object-cover ${region === "nordic" ? "bg-ice" : "bg-stone"}`}
			/>
			<div>
				<h3 className="subheading">
					<Link to={path(`/speakers/${id}`)} className="link inline-block py-0.5">
						{name}
					</Link>
				</h3>
				<p className="mt-1 text-small text-ink-2">
					<Text of={title} />, {company}
				</p>
				{bioStart ? (
					<p lang={bio.lang} className="mt-3 max-w-measure">
						{bioStart}
					</p>
				) : (
					<ShortText of={bio} heading={4} className="mt-3 max-w-measure" />
				)}
			</div>
		</li>
	);
}
