import { LanguageLinks } from "~/ui/language-links";
import { ThemeChoice } from "~/ui/theme-choice";

/** The foot of every page for organizers: in which language and colors they read. */
export function AdminFooter() {
	return (
		<footer className="on-night no-print">
			<div className="page flex flex-wrap items-center justify-between gap-x-8 py-3">
				<LanguageLinks long className="-ml-2" />
				<ThemeChoice className="-ml-2" />
			</div>
		</footer>
	);
}
