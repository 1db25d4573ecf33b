import { Link } from "@remix-run/react";
import { Text } from "#app/i18n/text.tsx";
import type { Clash } from "./resource.ts";

export function Clashes({ title, clashes }: { title: string; clashes: Omit<Clash, "toast">[] }) {
	if (clashes.length === 0) return null;
	return (
		<section aria-labelledby="clashes-title" className="mt-6 border-l-4 border-danger pl-4">
			<h2 id="clashes-title" className="font-semibold text-danger">
				{title}
			</h2>
			<ul>
				{clashes.map(({ path, sentence }) => (
					<li key={sentence.map(({ text }) => text).join("")}>
						<Link to={path} className="link inline-block py-1">
							{sentence.map((part, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name, and stay where they are
								<Text key={index} of={part} />
							))}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
