import type { ReactNode } from "react";
import type { Locale } from "#app/i18n/config.ts";
import { Text } from "#app/i18n/text.tsx";
import { Flag } from "#app/ui/flag.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";
import type { SpeakerView } from "./view.server.ts";

interface SpeakerCardProps {
	speaker: Omit<SpeakerView, "bio"> & { bio: { lang?: Locale } };
	heading: "h2" | "h3";
	/** On wide screens, the portrait is large and stands above the text. */
	isTall?: boolean;
	eager?: boolean;
	children: ReactNode;
}

export function SpeakerCard({ speaker, heading: Heading, isTall, eager, children }: SpeakerCardProps) {
	const { text, path } = useSite();
	const ground = speaker.region === "nordic" ? "bg-ice" : "bg-stone";
	return (
		<article id={speaker.id} tabIndex={-1} className={`speaker-card ${isTall ? "speaker-card-tall" : ""}`}>
			<Picture
				src={speaker.photo}
				kind="portrait"
				alt={speaker.name}
				sizes={isTall ? "(min-width: 1024px) 270px, 112px" : "112px"}
				className={`arch aspect-[4/5] w-full object-cover ${ground}`}
				eager={eager}
			/>
			<div>
				<Heading className="subheading">
					<Link to={path(`/speakers/${speaker.id}`)} className="card-link">
						{speaker.name}
					</Link>
				</Heading>
				<p className="mt-0.5 text-ink-2">
					<Text of={speaker.title} />
					{`, ${speaker.company}`}
				</p>
				<p className="mt-0.5 flex items-center gap-2 text-ink-2">
					<Flag country={speaker.countryCode} className="h-3 w-4.5" />
					{`${speaker.country}\u00a0· ${speaker.category}`}
				</p>
				<Bio speaker={speaker} more={text.readMore} less={text.readLess}>
					{children}
				</Bio>
			</div>
		</article>
	);
}

interface BioProps extends Pick<SpeakerCardProps, "speaker" | "children"> {
	more: string;
	less: string;
}

function Bio({ speaker: { bio, bioStart, name }, more, less, children }: BioProps) {
	if (!bioStart) return <div className="sm:mt-1.5">{children}</div>;
	return (
		<details className="speaker-bio print-open">
			<summary>
				<span lang={bio.lang}>{`${bioStart} `}</span>
				<span>
					{more}
					<span className="sr-only">{`: ${name}`}</span>
				</span>
				<span>
					{less}
					<span className="sr-only">{`: ${name}`}</span>
				</span>
			</summary>
			{children}
		</details>
	);
}
