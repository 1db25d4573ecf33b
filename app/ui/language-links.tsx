import { NOT_FOUND_PATH } from "#app/http/not-found-path.ts";
import { LOCALES, type Locale, localePath, splitPath } from "#app/i18n/config.ts";
import { useFrame } from "./site.ts";

const NAMES = { en: "English", es: "Español", sv: "Svenska" };

interface LanguageLinksProps {
	long?: boolean;
	className?: string;
	addressOf?: (language: Locale) => string;
}

export function LanguageLinks({ long, className = "", addressOf }: LanguageLinksProps) {
	const { text, locale, pathname, search } = useFrame();
	const { path } = splitPath(pathname);
	const page = path === NOT_FOUND_PATH ? "/" : path + search;
	return (
		<ul aria-label={text.header.language} className={`flex gap-1 ${className}`}>
			{LOCALES.map((language) => (
				<li key={language}>
					<a
						href={addressOf ? addressOf(language) : localePath(language, page)}
						onClick={() => addressOf || remember(language)}
						lang={language}
						hrefLang={language}
						aria-current={language === locale ? "true" : undefined}
						className="small-choice"
					>
						{long ? (
							NAMES[language]
						) : (
							<>
								{language.toUpperCase()}
								<span className="sr-only">{`, ${NAMES[language]}`}</span>
							</>
						)}
					</a>
				</li>
			))}
		</ul>
	);
}

/** By a cookie of the server: Safari deletes cookies written by scripts after seven days. */
function remember(language: Locale): void {
	fetch(`/?lng=${language}`, { method: "HEAD", keepalive: true, redirect: "manual" }).catch(() => {});
}
