import type { Locale } from "#app/i18n/config.ts";
import { buttonClass } from "#app/ui/button.tsx";
import stylesheet from "../styles/site.css?url";

export function Unavailable({ language, title, words, retry }: { language: Locale; title: string; words: string; retry: string }) {
	return (
		<html lang={language} data-theme="system">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{title}</title>
				<link rel="stylesheet" href={stylesheet} />
			</head>
			<body>
				<main className="page py-24">
					<h1 className="title">{title}</h1>
					<p className="lead my-6">{words}</p>
					<a href="?" className={buttonClass("primary")}>
						{retry}
					</a>
				</main>
			</body>
		</html>
	);
}
