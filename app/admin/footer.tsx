import { LanguageLinks } from "#app/ui/language-links.tsx";
import { useFrame } from "#app/ui/site.ts";
import { ThemeChoice } from "#app/ui/theme-choice.tsx";

export function AdminFooter() {
	const { pathname, search } = useFrame();
	const withLanguage = (language: string) => {
		const parameters = new URLSearchParams(search);
		parameters.set("lng", language);
		return `${pathname}?${parameters}`;
	};
	return (
		<footer className="on-night no-print">
			<div className="page flex flex-wrap items-center justify-between gap-x-8 py-3">
				<LanguageLinks long className="-ml-2" addressOf={withLanguage} />
				<ThemeChoice className="-ml-2" />
			</div>
		</footer>
	);
}
