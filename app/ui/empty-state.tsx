import { ButtonLink } from "./button.tsx";

interface EmptyStateProps {
	title: string;
	hint: string;
	clear?: { label: string; to: string };
	heading?: "h2" | "p";
}

export function EmptyState({ title, hint, clear, heading: Heading = "p" }: EmptyStateProps) {
	return (
		<div className="border-y border-line py-14 text-center in-[.on-night]:border-night-line">
			<Heading className="heading max-w-none">{title}</Heading>
			<p className="mx-auto mt-2 max-w-measure text-ink-2 in-[.on-night]:text-snow-2">{hint}</p>
			{clear && (
				<ButtonLink look="outline" to={clear.to} preventScrollReset className="mt-6">
					{clear.label}
				</ButtonLink>
			)}
		</div>
	);
}
