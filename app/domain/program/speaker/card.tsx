import type { ReactNode } from "react";
import type { Locale } from "#app/i18n/config.ts";
import { Text } from "#app/i18n/text.tsx";
import { Flag } from "#app/ui/flag.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";
import type { SpeakerView } from "./view.server.ts";

export const SPEAKER_GRID = "grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-12";

interface SpeakerCardProps {
	speaker: Omit<SpeakerView, "bio"> & { bio: { lang?: Locale } };
	heading: "h2" | "h3";
	eager?: boolean;
	children: ReactNode;
}

export function SpeakerCard({ speaker, heading: Heading, eager, children }: SpeakerCardProps) {
	const { text, path } = useSite();
	const ground = speaker.region === "nordic" ? "bg-ice" : "bg-stone";
	return (
		<article id={speaker.id} tabIndex={-1} className="speaker-card">
			<Picture
				src={speaker.photo}
				kind="portrait"
				alt={speaker.name}
				sizes="(min-width: 1024px) 270px, 112px"
				className={`arch aspect-[4/5] w-full object-cover ${ground}`}
				eager={eager}
			/>
			<div className="lg:mt-4">
				<Heading className="subheading">
					<Link to={path(`/speakers/${speaker.id}`)} className="link inline-block py-0.5">
						{speaker.name}
					</Link>
				</Heading>
				<p className="mt-1 text-small text-ink-2">
					<Text of={speaker.title} />
					{`, ${speaker.company}`}
				</p>
				<p className="mt-1 flex items-center gap-2 text-small text-ink-2">
					<Flag country={speaker.countryCode} className="h-3 w-4.5" />
					{`${speaker.country} · ${speaker.category}`}
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
	if (!bioStart) return <div className="mt-2 text-small">{children}</div>;
	return (
		<details className="print-open group mt-2 flex flex-col text-small">
			<summary className="block group-open:order-last">
				<span lang={bio.lang} className="group-open:hidden">
					{`${bioStart} `}
				</span>
				<span className="link inline-block py-1 group-open:hidden">
					{more}
					<span className="sr-only">{`: ${name}`}</span>
				</span>
				<span className="link hidden py-1 group-open:inline-block">
					{less}
					<span className="sr-only">{`: ${name}`}</span>
				</span>
			</summary>
			{children}
		</details>
	);
}
