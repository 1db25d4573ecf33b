import { useId, useRef } from "react";
import { closeOnEscape } from "#app/ui/close-on-escape.ts";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Link } from "#app/ui/link.tsx";
import { useDismissal } from "#app/ui/use-dismissal.ts";

interface ActionMenuProps {
	label: string;
	/** Who or what a small menu, of a row, is about. */
	about?: string;
	isSmall?: boolean;
	groups: readonly { title: string; actions: readonly { path: string; words: string }[] }[];
}

export function ActionMenu({ label, about, isSmall, groups }: ActionMenuProps) {
	const menu = useRef<HTMLDetailsElement>(null);
	useDismissal(menu);
	const id = useId();
	return (
		<details ref={menu} className={`group relative ${isSmall ? "" : "max-sm:w-full"}`} onKeyDown={closeOnEscape}>
			<summary
				className={isSmall ? "inline-flex min-h-8 items-center gap-2 text-small font-semibold whitespace-nowrap" : "button button-outline max-sm:w-full"}
			>
				{label}
				{about && <span className="sr-only"> {about}</span>}
				<DownArrow />
			</summary>
			<div
				className={`z-20 mt-2 rounded-card border border-line-strong bg-card p-4 shadow-lg sm:absolute sm:right-0 ${isSmall ? "sm:w-60" : "sm:columns-2 sm:gap-8 sm:w-[30rem]"}`}
			>
				{groups.map(({ title, actions }, index) => (
					<div key={title} className="break-inside-avoid pb-3">
						<p id={`${id}${index}`} className="text-small font-semibold text-ink-2">
							{title}
						</p>
						<ul aria-labelledby={`${id}${index}`}>
							{actions.map(({ path, words }) => (
								<li key={path}>
									<Link to={path} className="flex min-h-9 items-center hover:underline">
										{words}
									</Link>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</details>
	);
}
