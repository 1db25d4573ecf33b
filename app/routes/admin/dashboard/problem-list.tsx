import { Link } from "@remix-run/react";
import type { ProblemPage } from "#app/domain/program/checks/view.server.ts";
import { Text } from "#app/i18n/text.tsx";
import type { LocalText } from "#app/i18n/translated.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";

export function ProblemList({ groups }: { groups: ProblemPage[] }) {
	return (
		<div className="border-t-2 border-line-strong">
			{groups.map(({ kind, title, severity, color, count, isOpen, pages, problems }) => (
				<details key={kind} id={`check-${kind}`} open={isOpen} className="group border-b border-line">
					<summary className="relative flex flex-wrap items-center gap-x-4 gap-y-2 py-4 pr-8">
						<h3 className="subheading">{title}</h3>
						<span className="tabular font-semibold text-ink-2">{count}</span>
						<Badge color={color}>{severity}</Badge>
						<Chevron />
					</summary>
					<ul className="pb-2">
						{problems.map(({ path, sentence }) => (
							<li key={sentence.map(({ text }) => text).join("")} className="wrap-anywhere">
								<Link to={path} className="link inline-block py-1">
									<Sentence parts={sentence} />
								</Link>
							</li>
						))}
					</ul>
					<div className="mb-4 empty:hidden">
						<PageLinks pages={pages} />
					</div>
				</details>
			))}
		</div>
	);
}

function Sentence({ parts }: { parts: LocalText[] }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name, and stay where they are
	return parts.map((part, index) => <Text key={index} of={part} />);
}
