import { useContext } from "react";
import { localePath } from "#app/i18n/config.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { SiteContext, useSite } from "#app/ui/site.ts";
import { fits, readIds, toggled } from "./chosen-ids.ts";
import { saveIds, storedIds, useIsOwn } from "./own-ids.ts";

interface StarProps {
	session: { id: string; title: { text: string } };
	isLarge?: boolean;
	className?: string;
}

/** The browser stores the choice; without storage, the button links to an agenda with the chosen ids in its address. */
export function Star({ session: { id, title }, isLarge, className = "" }: StarProps) {
	const isPreview = useContext(SiteContext) !== undefined;
	const { text, locale, search } = useSite();
	const address = new URLSearchParams(search);
	const listed = readIds(address.get("sessions"));
	const zone = address.get("zone");
	const isChosen = useIsOwn(id, listed);
	if (isPreview) return null;
	const words = isChosen ? text.star.chosen : text.star.choose;
	return (
		<form action={localePath(locale, "/my-agenda")} className={`star ${className}`}>
			{zone && <input type="hidden" name="zone" value={zone} />}
			<button
				type="submit"
				name="sessions"
				value={toggled(listed, id).join()}
				aria-pressed={isChosen}
				aria-label={`${words}: ${title.text}`}
				onClick={(event) => {
					const next = toggled(storedIds() ?? listed, id);
					if (fits(next) && saveIds(next)) event.preventDefault();
					else event.currentTarget.value = next.join();
				}}
				className={isLarge ? buttonClass("outline", "w-full") : undefined}
			>
				{isLarge && words}
			</button>
		</form>
	);
}
