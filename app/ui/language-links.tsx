import { LOCALES, splitPath } from "~/i18n/config";
import { useFrame } from "./site";

const NAMES = { en: "English", es: "Español", sv: "Svenska" };

/** Plain links to this page in the other languages; following one also remembers the choice. */
export function LanguageLinks({ long, className = "" }: { long?: boolean; className?: string }) {
	const { text, locale, pathname, search } = useFrame();
	const { path } = splitPath(pathname);
	const query = (language: string) => {
		const parameters = new URLSearchParams(search);
		parameters.set("lng", language);
		return `?${parameters}`;
	};
	return (
		<ul aria-label={text.header.language} className={`flex gap-1 ${className}`}>
			{LOCALES.map((language) => (
				<li key={language}>
					<a
						href={path + query(language)}
						lang={language}
						hrefLang={language}
						aria-current={language === locale ? "true" : undefined}
						className="inline-flex min-h-10 min-w-9 items-center justify-center rounded-md px-2 text-small font-medium text-snow-2 hover:text-snow aria-[current]:text-snow aria-[current]:underline aria-[current]:decoration-aurora aria-[current]:decoration-2 aria-[current]:underline-offset-4"
					>
						{long ? (
							NAMES[language]
						) : (
							<>
								{language.toUpperCase()}
								<span className="sr-only">, {NAMES[language]}</span>
							</>
						)}
					</a>
				</li>
			))}
		</ul>
	);
}
