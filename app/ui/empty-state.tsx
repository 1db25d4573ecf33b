import { ButtonLink } from "./button";

/** What stands in place of a list with nothing in it, and the way out. */
export function EmptyState({ title, hint, clear }: { title: string; hint: string; clear?: { label: string; to: string } }) {
	return (
		<div className="border-y border-line py-14 text-center">
			<p className="heading">{title}</p>
			<p className="mx-auto mt-2 max-w-measure text-ink-2">{hint}</p>
			{clear && (
				<ButtonLink look="outline" to={clear.to} preventScrollReset className="mt-6">
					{clear.label}
				</ButtonLink>
			)}
		</div>
	);
}
