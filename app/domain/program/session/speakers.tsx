import type { SessionSpeakerView } from "#app/domain/program/speaker/view.server.ts";
import { Text } from "#app/i18n/text.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";

export function SessionSpeakers({ title, speakers }: { title: string; speakers: SessionSpeakerView[] }) {
	if (speakers.length === 0) return null;
	const isAlone = speakers.length === 1;
	return (
		<section aria-labelledby="speakers-title" className="border-t-2 border-line-strong pt-8">
			<h2 id="speakers-title" className="heading">
				{title}
			</h2>
			<ul className={`mt-6 grid gap-x-6 gap-y-10 sm:gap-x-10 ${isAlone ? "" : "grid-cols-2 max-3xs:grid-cols-1"}`}>
				{speakers.map((speaker) => (
					<li key={speaker.id} className={isAlone ? "grid items-end gap-x-10 gap-y-4 sm:grid-cols-[16rem_1fr]" : ""}>
						<Portrait {...speaker} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Portrait({ id, name, title, company, photo, region, line }: SessionSpeakerView) {
	const { path } = useSite();
	return (
		<>
			<Picture
				src={photo}
				kind="portrait"
				alt=""
				sizes="256px"
				className={`arch aspect-[4/5] w-full max-w-64 object-cover print:max-w-24 ${region === "nordic" ? "bg-ice" : "bg-stone"}`}
			/>
			<div>
				<h3 className="subheading mt-4">
					<Link to={path(`/speakers/${id}`)} className="inline-block py-0.5 underline-offset-[0.2em] hover:underline">
						{name}
					</Link>
				</h3>
				<p className="mt-0.5 text-small text-ink-2">
					<Text of={title} />, {company}
				</p>
				<p lang={line.lang} className="mt-2 max-w-measure">
					{line.text}
				</p>
			</div>
		</>
	);
}
