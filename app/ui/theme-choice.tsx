import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useFrame } from "./site.ts";
import { DEFAULT_THEME, isTheme, THEME_ACTION, THEMES, type Theme } from "./theme.ts";

export function ThemeChoice({ className = "" }: { className?: string }) {
	const { text, pathname, search } = useFrame();
	const written = useRouteLoaderData("root") as { theme: Theme } | undefined;
	const [chosen, setChosen] = useState(written?.theme);
	useEffect(() => {
		const readTheme = () => {
			const { theme } = document.documentElement.dataset;
			setChosen(isTheme(theme) ? theme : DEFAULT_THEME);
		};
		readTheme();
		const observer = new MutationObserver(readTheme);
		observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
		return () => observer.disconnect();
	}, []);

	return (
		<form method="post" action={THEME_ACTION} className={className}>
			<input type="hidden" name="redirectTo" value={pathname + search} />
			<fieldset className="flex min-w-0 flex-wrap items-center gap-1">
				<legend className="sr-only">{text.theme.label}</legend>
				{THEMES.map((theme) => (
					<button
						key={theme}
						type="submit"
						name="theme"
						value={theme}
						aria-pressed={chosen && chosen === theme}
						suppressHydrationWarning
						className="small-choice"
					>
						{text.theme[theme]}
					</button>
				))}
			</fieldset>
		</form>
	);
}
