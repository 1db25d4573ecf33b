import { useContext } from "react";
import { localePath } from "~/i18n/config";
import { buttonClass } from "~/ui/button";
import { SiteContext, useSite } from "~/ui/site";
import { useHydrated } from "~/ui/use-hydrated";
import { fits, readIds, toggled } from "./chosen-ids";
import { keepIds, useOwnIds } from "./own-ids";

interface StarProps {
	session: { id: string; title: { text: string } };
	/** As a button with its words. */
	isLarge?: boolean;
	className?: string;
}

/**
 * Puts a session into the visitor's own agenda, or takes it out. The browser keeps the choice; where it keeps nothing, the
 * button leads to the agenda whose address names what was chosen.
 */
export function Star({ session: { id, title }, isLarge, className = "" }: StarProps) {
	const isPreview = useContext(SiteContext) !== undefined;
	const { text, locale, search } = useSite();
	const own = useOwnIds();
	const isHydrated = useHydrated();
	const address = new URLSearchParams(search);
	const ids = own ?? readIds(address.get("sessions"));
	const zone = address.get("zone");
	const isChosen = ids.includes(id);
	const next = toggled(ids, id);
	if (isPreview) return null;
	const words = isChosen ? text.star.chosen : text.star.choose;
	return (
		// Before scripts run nobody knows what the browser keeps.
		<form action={localePath(locale, "/my-agenda")} className={`no-print ${isHydrated ? "" : "pointer-events-none noscript:pointer-events-auto"} ${className}`}>
			{zone && <input type="hidden" name="zone" value={zone} />}
			<button
				type="submit"
				name="sessions"
				value={next.join()}
				aria-pressed={isChosen}
				aria-label={`${words}: ${title.text}`}
				onClick={(event) => {
					if (own && fits(next) && keepIds(next)) event.preventDefault();
				}}
				className={isLarge ? buttonClass("outline", "w-full") : "flex size-full items-center justify-center rounded-lg text-action hover:bg-paper-2"}
			>
				<svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 text-action">
					<path
						d="m10 2 2.500 5 5.500.8-4 3.900.9 5.500-4.900-2.600-4.900 2.600.9-5.500-4-3.900 5.500-.8z"
						fill={isChosen ? "currentColor" : "none"}
						stroke="currentColor"
						strokeWidth="1.500"
						strokeLinejoin="round"
					/>
				</svg>
				{isLarge && words}
			</button>
		</form>
	);
}
